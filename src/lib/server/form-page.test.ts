import { describe, expect, test } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import { formPage, wantsPage } from './form-page'
import { HttpError } from './http-error'

const asking = (headers: Record<string, string>) => wantsPage({ headers: new Headers(headers) } as PayloadRequest)

test('a browser that posts a form wants a page', () => {
  expect(asking({ accept: 'text/html,*/*', 'content-type': 'multipart/form-data; boundary=x' })).toBe(true)
})

test.each<Record<string, string>>([
  { accept: '*/*', 'content-type': 'multipart/form-data; boundary=x' },
  { accept: 'text/html', 'content-type': 'application/json' },
  {},
])('a call with %j does not', (headers) => {
  expect(asking(headers)).toBe(false)
})

test('a success leads on, so that a reload sends nothing twice', () => {
  const answer = formPage({ status: 201 }, { form: '/rfq', thanks: '/rfq/thank-you' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/rfq/thank-you'])
})

const pages = { form: '/rfq', thanks: '/x' }

describe('a refusal', () => {
  const errors = [
    { path: 'a', message: 'First' },
    { path: 'b', message: '<script>alert(1)</script>' },
  ]
  const answer = () => formPage(new HttpError(400, 'Sum', { errors, headers: { 'Retry-After': '3' } }), pages)

  test('has its status and headers', () => {
    expect([answer().status, answer().headers.get('retry-after')]).toEqual([400, '3'])
  })

  test('names every field, as text', async () => {
    expect(await answer().text()).toContain('<li>First</li><li>&lt;script&gt;alert(1)&lt;/script&gt;</li>')
  })

  test('runs no script', () => {
    expect(answer().headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('without fields says its summary', async () => {
    expect(await formPage(new HttpError(503, 'Busy'), pages).text()).toContain('<li>Busy</li>')
  })
})

test('the page is dark as a whole where the system is, not its links and buttons alone', async () => {
  expect(await formPage(new HttpError(503, 'Busy'), pages).text()).toContain('<style>:root{color-scheme:light dark}')
})

describe('a fault on our side', () => {
  const fields = { fullName: 'Ada "Winter"', scopeOfWork: '', lists: ['one', '<b>'], terms: 'on' }
  const textOf = (hasFiles: boolean) =>
    formPage(new HttpError(503, 'Busy'), { ...pages, action: '/api/things', typed: { fields, hasFiles } }).text()

  test('gives back what was typed, to be sent again', async () => {
    const text = await textOf(false)
    expect(text).toContain('<form method="post" enctype="multipart/form-data" action="/api/things">')
    expect(text).toContain('<input type="hidden" name="fullName" value="Ada &quot;Winter&quot;">')
    expect(text).toContain(
      '<input type="hidden" name="lists" value="one"><input type="hidden" name="lists" value="&lt;b&gt;">',
    )
    expect(text).toContain('<dt>Full name</dt><dd>Ada &quot;Winter&quot;</dd>')
    expect(text).toContain('name="terms" value="on"')
    expect(text).toContain('<dt>Terms</dt><dd>Yes</dd>')
  })

  test('says that files have to be attached again', async () => {
    expect([await textOf(false), await textOf(true)].map((text) => text.includes('attached again'))).toEqual([
      false,
      true,
    ])
  })
})
