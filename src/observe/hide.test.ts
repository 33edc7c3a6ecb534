import { expect, test } from '@jest/globals'
import { errorFields, scrub, shownPath, withoutSecrets } from './hide'

test.each([
  ['/services?q=ada@winter.example', '/services'],
  ['/quote/12-0123456789abcdef', '/quote/{token}'],
  ['/api/quotes/12-0123456789abcdef/accept', '/api/quotes/{token}/accept'],
  ['/api/quotes/short', '/api/quotes/{token}'],
  ['/api/admin/rfq/42/status', '/api/admin/rfq/42/status'],
  ['/api/rfq-files/0f8fad5b-d9cb-469f-a165-70867728950e', '/api/rfq-files/{id}'],
  ['/reset/Zm9vYmFyYmF6cXV4cXV1eGNvcmdlZ3JhdWx0', '/reset/{token}'],
  ['/people/a%40b.example/x', '/people/[hidden]/x'],
  ['/managed-network-services-for-farms', '/managed-network-services-for-farms'],
  ['/', '/'],
])('the log shows %s as %s', (address, shown) => {
  expect(shownPath(address)).toBe(shown)
})

test.each([
  ['550 no such user <ada@winter.example>', '550 no such user <[hidden]>'],
  ['call 913 555 0100 or +49 (0)30 1234567', 'call [hidden] or [hidden]'],
  ['Cookie: patchbay-token=abc.def; theme=dark', 'Cookie: patchbay-token=[hidden]; theme=dark'],
  ['Authorization: Bearer abcdef123456', 'Authorization: Bearer [hidden]'],
  ['smtp://user:pass@mail.example:587 is away', 'smtp://[hidden]@mail.example:587 is away'],
  ['/reset?token=abcdef&x=1', '/reset?token=[hidden]&x=1'],
  ['{"time":"2026-11-22T04:02:10.123Z","count":1234567890}', '{"time":"2026-11-22T04:02:10.123Z","count":1234567890}'],
])('a text is cleared: %s', (text, cleared) => {
  expect(scrub(text)).toBe(cleared)
})

test('an error is told without the values of rows, whatever it carries them in', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email_idx"'), {
    code: '23505',
    detail: 'Key (email)=(ada@winter.example) already exists.',
    where: 'COPY users, line 1: "Jo Winterbottom"',
    parameters: ['Jo Winterbottom'],
    constraint: 'users_email_idx',
  })
  const error = new Error('Failed query: insert into users values ($1)\nparams: Jo Winterbottom', { cause })
  const fields = errorFields(error)
  expect(JSON.stringify(fields)).not.toMatch(/Winterbottom|winter\.example/)
  expect(fields).toMatchObject({
    message: 'Failed query: insert into users values ($1)',
    cause: { code: '23505', constraint: 'users_email_idx' },
  })
})

test('a value that a type refused is not repeated', () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "Jo Winterbottom"'), { code: '22P02' })
  expect(errorFields(error)).toMatchObject({ message: 'invalid input syntax for type integer', code: '22P02' })
})

test('fields that are named like secrets or persons are hidden at every depth, and what was logged stays as it is', () => {
  const person = { email: 'jo@winter.example', id: 7 }
  const fields = {
    user: person,
    deep: [{ 'Set-Cookie': 'x', headers: {}, accessToken: 'y', count: 2, of: person }],
    err: new Error('x'),
  }
  expect(withoutSecrets(fields)).toMatchObject({
    user: '[hidden]',
    deep: [
      {
        'Set-Cookie': '[hidden]',
        headers: '[hidden]',
        accessToken: '[hidden]',
        count: 2,
        of: { email: '[hidden]', id: 7 },
      },
    ],
    err: { type: 'Error', message: 'x' },
  })
  expect(person.email).toBe('jo@winter.example')
})
