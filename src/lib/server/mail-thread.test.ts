import { expect, test } from '@jest/globals'
import { firstMessageId, newMessageId, threadHeaders } from './mail-thread'

test('the later mails of a thread have ids of their own and refer to the first', () => {
  const [one, two] = [newMessageId('project-12'), newMessageId('project-12')]
  expect(one).not.toBe(two)
  const first = { inReplyTo: '<project-12@localhost>', references: '<project-12@localhost>' }
  expect([threadHeaders(one), threadHeaders(two)]).toEqual([first, first])
})

test('the first mail of a thread has the id that the others refer to, and refers to none', () => {
  expect(firstMessageId('project-12')).toBe('<project-12@localhost>')
  expect(threadHeaders(firstMessageId('project-12'))).toEqual({})
})

test('a mail without a thread refers to none', () => {
  expect(threadHeaders(newMessageId())).toEqual({})
})
