import { expect, test } from '@jest/globals'
import { withoutSessions, withReasons } from './native-routes'

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)

test('sessions are taken out at any depth', async () => {
  const user = { id: 1, sessions: [{ id: 'secret' }], name: 'Ada' }
  const answer = await withoutSessions(
    json({ docs: [user], nested: { user: { ...user, sessions: 'x' } }, sessions: {} }),
  )
  expect(await answer.json()).toEqual({ docs: [{ id: 1, name: 'Ada' }], nested: { user: { id: 1, name: 'Ada' } } })
})

test('status and headers stay, the length does not', async () => {
  const headers = { 'x-a': '1', 'content-length': '999' }
  const answer = await withoutSessions(json({}, { status: 201, headers }))
  expect([answer.status, answer.headers.get('x-a'), answer.headers.get('content-length')]).toEqual([201, '1', null])
})

test('what is not JSON goes through untouched', async () => {
  const picture = new Response('"sessions"', { headers: { 'content-type': 'image/png' } })
  expect(await withoutSessions(picture)).toBe(picture)
})

test('the refusal of one field says why', async () => {
  const refusal = (errors: object[]) =>
    json({ errors: [{ message: 'The following field is invalid: From', data: { errors } }] }, { status: 400 })
  const message = async (errors: object[]) => {
    const answer = await withReasons(refusal(errors))
    return ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message
  }
  expect(await message([{ path: 'from', label: 'From', message: 'It leads nowhere' }])).toBe('From: It leads nowhere')
  expect(await message([{ path: 'from', message: 'It leads nowhere' }])).toBe('It leads nowhere')
  expect(await message([{ message: 'One' }, { message: 'Two' }])).toBe('The following field is invalid: From')
  const fine = json({ doc: {} }, { status: 200 })
  expect(await withReasons(fine)).toBe(fine)
})
