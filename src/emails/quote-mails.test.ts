import { expect, test } from '@jest/globals'
import type { QuoteInMail } from './quote-facts'
import { quoteReminder } from './quote-reminder'
import { quoteSent } from './quote-sent'

const settings = { companyName: 'Prairieline', phone: '(913) 555-0142', email: 'hello@prairieline.example' }
const quote: QuoteInMail = {
  number: 'Q-2026-0007',
  version: 1,
  title: 'Fiber <ring>',
  recipient: 'Ada Winter',
  total: '$1,200.00',
  validUntil: 'Dec 1, 2026',
  hasOptions: false,
  url: 'https://prairieline.example/quote/7-abc',
}

test('a quote is mailed with what it comes to, how long it holds, and one link', () => {
  const { subject, text, html } = quoteSent({ quote, message: 'As we said.\nBest, Sasha', settings })
  expect(subject).toBe('Quote Q-2026-0007: Fiber <ring>')
  for (const part of [
    'Hello Ada Winter,',
    'As we said.\nBest, Sasha',
    'Total: $1,200.00',
    'the end of Dec 1, 2026',
    quote.url,
  ])
    expect(text).toContain(part)
  expect(html).toContain('Fiber &lt;ring&gt;')
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([quote.url])
})

test('a revision, and one that is mailed again, say what they are', () => {
  const revised = quoteSent({ quote: { ...quote, version: 2 }, settings }).text
  expect(revised).toContain('our revised quote')
  expect(revised).toContain('Q-2026-0007, version 2')
  expect(quoteSent({ quote: { ...quote, version: 2 }, isAgain: true, settings }).text).toContain('once more')
})

test('a total that may change says so', () => {
  expect(quoteSent({ quote: { ...quote, hasOptions: true }, settings }).text).toContain(
    'Total: $1,200.00 with the items that we propose',
  )
})

test('a reminder says until when, and where', () => {
  const { subject, text } = quoteReminder({ quote, settings })
  expect(subject).toBe('Quote Q-2026-0007 is valid until Dec 1, 2026')
  expect(text).toContain(quote.url)
})
