import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { nameCompany } from '../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
}, 180_000)
beforeEach(async () => {
  await app.sql('delete from career_files')
  await app.sql('delete from career_applications')
  const { rm } = await import('node:fs/promises')
  await rm(await uploads(), { recursive: true, force: true })
})
afterAll(() => app.close())

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n'
const application = {
  fullName: 'Ada Winter',
  email: 'ada@winter.example',
  phone: '(913) 555-0100',
  position: 'Fiber Optic Technician',
  experience: 'Mid-Level (3-5 years)',
  skillset: 'Splicing, OTDR traces and patience.',
  resume: '',
  message: '',
  website: '',
}
const pdf = (name = 'Résumé Ada.pdf') => new File([PDF], name)

const uploads = async () => (await import('@/lib/server/upload')).uploadsFolder()
const onDisk = async () => readdir(await uploads()).catch(() => [])
const counts = async () => [
  (await app.sql('select 1 from career_applications')).length,
  (await app.sql('select 1 from career_files')).length,
  (await onDisk()).length,
]

function post(fields: Record<string, string>, files: [string, File][], headers: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, file] of files) form.append(name, file)
  return app.call('POST', '/careers/apply', { raw: form, headers: { 'x-patchbay-address': randomUUID(), ...headers } })
}
const apply = (file: File, headers?: Record<string, string>) => post(application, [['resumeFile', file]], headers)
const addressOf = async () =>
  `/career-files/${(await app.sql<{ file_id: string }>('select file_id from career_files'))[0]?.file_id}`
const problemOf = async (answer: Response) => [answer.status, await answer.json()]

describe('an application with a file', () => {
  test('is stored with it, and the mail says where it is', async () => {
    const answer = await apply(pdf())
    const { id } = (await answer.json()) as { id: number }
    expect(answer.status).toBe(201)
    expect(await counts()).toEqual([1, 1, 1])
    expect(await app.sql('select name, mime_type, size, application_id from career_files')).toEqual([
      { name: 'Résumé Ada.pdf', mime_type: 'application/pdf', size: String(PDF.length), application_id: id },
    ])
    const [mail] = await app.sql<{ text: string }>(
      `select text from outbound_emails where subject like $1 and "to" = 'careers@prairieline.example'`,
      [`%#${id}:%`],
    )
    expect(mail?.text).toContain('Résumé: As a file')
    expect(mail?.text).toContain(`Résumé file: Résumé Ada.pdf, ${PDF.length} bytes`)
    expect(mail?.text).toContain(`/admin/collections/career_applications/${id}`)
    expect(mail?.text).toContain('can be downloaded there by an administrator who is signed in')
  })
  test('that is repeated with the same Idempotency-Key is one application and one file', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([apply(pdf(), key), apply(pdf(), key)])
    answers.push(await apply(pdf(), key))
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: number }).id))
    expect(new Set(ids).size).toBe(1)
    expect(await counts()).toEqual([1, 1, 1])
    expect((await apply(pdf('another.pdf'), key)).status).toBe(409)
    expect(await counts()).toEqual([1, 1, 1])
  })
  test('in a plain form ends on the page that says thank you', async () => {
    const answer = await apply(pdf(), { accept: 'text/html' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/careers/thank-you'])
    expect(await counts()).toEqual([1, 1, 1])
  })
  test('field left empty is one without', async () => {
    expect((await apply(new File([], ''))).status).toBe(201)
    expect(await counts()).toEqual([1, 0, 0])
  })
})

describe('nothing is left of an application', () => {
  test('with a file of another type, by its content', async () => {
    const message = '“cv.pdf” is not a PDF, DOCX, ODT, RTF, PNG or JPEG file'
    expect(await problemOf(await apply(new File(['<html>'], '../cv.pdf')))).toEqual([
      415,
      { message, errors: [{ path: 'resumeFile', message }] },
    ])
    expect(await counts()).toEqual([0, 0, 0])
  })
  test.each(['a.dwg', 'a.xlsx', 'a.exe', 'a'])('with a file called %s', async (name) => {
    expect((await apply(pdf(name))).status).toBe(415)
    expect(await counts()).toEqual([0, 0, 0])
  })
  test('with a file of more than 10 MB', async () => {
    const message = '“big.pdf” is too large: a file may have 10 MB'
    expect(await problemOf(await apply(new File([PDF, new Uint8Array(10 * 1024 * 1024)], 'big.pdf')))).toEqual([
      413,
      { message, errors: [{ path: 'resumeFile', message }] },
    ])
    expect(await counts()).toEqual([0, 0, 0])
  })
  test('with an empty file', async () => {
    const message = '“cv.pdf” is empty'
    expect(await problemOf(await apply(new File([], 'cv.pdf')))).toEqual([
      400,
      { message, errors: [{ path: 'resumeFile', message }] },
    ])
    expect(await counts()).toEqual([0, 0, 0])
  })
  test('with two files', async () => {
    const answer = await post(application, [
      ['resumeFile', pdf()],
      ['resumeFile', pdf('b.pdf')],
    ])
    expect(await problemOf(answer)).toEqual([413, { message: 'Please attach at most one file' }])
    expect(await counts()).toEqual([0, 0, 0])
  })
  test('with a file in another field', async () => {
    const answer = await post(application, [['resume', pdf()]])
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('as “resumeFile” only')])
    expect(await counts()).toEqual([0, 0, 0])
  })
  test('whose other fields are wrong; a plain form says so on a page', async () => {
    const answer = await post({ ...application, skillset: 'few' }, [['resumeFile', pdf()]], { accept: 'text/html' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Please describe your skills in at least 10 characters.')
    expect(await counts()).toEqual([0, 0, 0])
  })
  test('of a program that fills in everything', async () => {
    const answer = await post({ ...application, website: 'http://spam.example' }, [['resumeFile', pdf()]])
    expect(answer.status).toBe(400)
    expect(await counts()).toEqual([0, 0, 0])
  })
  test('with a key that is none', async () => {
    expect((await apply(pdf(), { 'Idempotency-Key': 'short' })).status).toBe(400)
    expect(await counts()).toEqual([0, 0, 0])
  })
  test('that cannot be stored', async () => {
    await app.sql('alter table outbound_emails rename to mails_away')
    const { jest } = await import('@jest/globals')
    const silent = jest.spyOn(app.payload.logger, 'error').mockImplementation(() => {})
    try {
      expect((await apply(pdf())).status).toBe(500)
      expect((await apply(pdf(), { 'Idempotency-Key': randomUUID() })).status).toBe(500)
    } finally {
      silent.mockRestore()
      await app.sql('alter table mails_away rename to outbound_emails')
    }
    expect(await counts()).toEqual([0, 0, 0])
  })
})

test('in JSON a file means nothing', async () => {
  for (const resumeFile of ['x', { path: '/etc/passwd', name: 'a.pdf', size: 3 }, null, [1]]) {
    const answer = await app.call('POST', '/careers/apply', {
      body: { ...application, resumeFile },
      headers: { 'x-patchbay-address': randomUUID() },
    })
    expect(answer.status).toBe(201)
  }
  expect(await counts()).toEqual([4, 0, 0])
})

describe('GET /api/career-files/:id', () => {
  test('is for administrators', async () => {
    await apply(pdf())
    const address = await addressOf()
    expect((await app.call('GET', address)).status).toBe(401)
    for (const role of ['client', 'editor', 'sales'] as const)
      expect((await app.call('GET', address, { cookie: await app.cookieOf(role) })).status).toBe(404)
    const answer = await app.call('GET', address, { cookie: await app.cookieOf('admin') })
    expect([answer.status, await answer.text()]).toEqual([200, PDF])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="R_sum_ Ada.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20Ada.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })
  test('is not found for an unknown or impossible id', async () => {
    const cookie = await app.cookieOf('admin')
    for (const id of [randomUUID(), '1', '..%2f..%2fsecrets.json'])
      expect((await app.call('GET', `/career-files/${id}`, { cookie })).status).toBe(404)
  })
})

describe('a deleted application', () => {
  test('takes its file along', async () => {
    const { id } = (await (await apply(pdf())).json()) as { id: number }
    await apply(pdf('b.pdf'))
    const answer = await app.call('DELETE', `/career_applications/${id}`, { cookie: await app.cookieOf('admin') })
    expect(answer.status).toBe(200)
    expect(await counts()).toEqual([1, 1, 1])
  })
  test('one of many, too', async () => {
    await apply(pdf())
    await apply(pdf('b.pdf'))
    const cookie = await app.cookieOf('admin')
    await app.call('DELETE', '/career_applications?where[fullName][equals]=Ada+Winter', { cookie })
    expect(await counts()).toEqual([0, 0, 0])
  })
  test('that was not deleted after all keeps it', async () => {
    const { dropResumes, fileIdsOf } = await import('./operations')
    const { id } = (await (await apply(pdf())).json()) as { id: number }
    const req = await createLocalReq({}, app.payload)
    await dropResumes(req, await fileIdsOf(req, id))
    expect(await counts()).toEqual([1, 1, 1])
  })
})

test('the hourly job removes files without an application, and uploads that were cut short, after a day', async () => {
  const { careerFileTable } = await import('./operations')
  const { removeStaleFiles, removeStaleParts } = await import('@/lib/server/kept-files')
  await apply(pdf())
  await apply(pdf('b.pdf'))
  await app.sql(
    "update career_files set application_id = null, created_at = now() - interval '25 hours' where name = 'b.pdf'",
  )
  const [old, young] = [path.join(await uploads(), 'old.part'), path.join(await uploads(), 'young.part')]
  for (const file of [old, young]) await writeFile(file, 'x')
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
  await utimes(old, yesterday, yesterday)
  expect(await removeStaleFiles(await createLocalReq({}, app.payload), careerFileTable)).toBe(1)
  await removeStaleParts(await createLocalReq({}, app.payload))
  expect(await counts()).toEqual([2, 1, 2])
  expect(await onDisk()).toContain('young.part')
})

test('what a killed process left goes after a day: a whole file without its record, never one with a record', async () => {
  const { removeStaleParts } = await import('@/lib/server/kept-files')
  await apply(pdf())
  const [{ file_id: known = '' } = {}] = await app.sql<{ file_id: string }>('select file_id from career_files limit 1')
  const [lost, recent] = [randomUUID(), randomUUID()]
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
  for (const fileId of [known, lost, recent]) {
    const file = path.join(await uploads(), fileId)
    if (fileId !== known) await writeFile(file, 'x')
    await writeFile(`${file}.part`, '')
    if (fileId !== recent) await utimes(`${file}.part`, yesterday, yesterday)
  }
  await removeStaleParts(await createLocalReq({}, app.payload))
  const left: string[] = await onDisk()
  expect([known, lost, recent].map((fileId) => left.includes(fileId))).toEqual([true, false, true])
  expect(left.filter((name) => name.endsWith('.part'))).toContain(`${recent}.part`)
})
