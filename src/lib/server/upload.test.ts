import { expect, jest, test } from '@jest/globals'
import fs from 'node:fs'
import { Writable } from 'node:stream'

const full = () =>
  new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('no room'), { code: 'ENOSPC', syscall: 'write' })),
  })
jest.unstable_mockModule('node:fs', () => ({ ...fs, default: fs, createWriteStream: full }))

test('a file that finds no room on the disk ends the upload at once, with what was typed before it', async () => {
  const { readForm } = await import('./upload')
  const { typedIn } = await import('./typed-form')
  const form = new FormData()
  form.append('name', 'Ada')
  form.append('file', new File([new Uint8Array(2_000_000)], 'yard.pdf'))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const limits = { files: 1, fileBytes: 10_000_000, fieldBytes: 1000 }
  await expect(readForm(request, limits)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(typedIn(request)).toEqual({ fields: { name: 'Ada' }, hasFiles: true })
})
