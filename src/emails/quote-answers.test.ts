import { describe, expect, test } from '@jest/globals'
import { acceptanceForClient, acceptanceForTeam, type AcceptedMail } from './quote-accepted'
import { type AnswerMail, quoteDeclined } from './quote-declined'
import { quoteQuestion } from './quote-question'

const XSS = `<img src=x onerror="alert('1')">&\r\nBcc: eve@evil.example`
const answer: AnswerMail = {
  quote: { number: 'Q-2026-0007', version: 2, title: 'Fiber ring', request: 12 },
  reader: { name: 'Ada Winter', company: 'Winter Mills', email: 'ada@mills.example' },
  text: 'Is the conduit\nincluded?',
  settings: { companyName: 'Prairieline Networks' },
}
const accepted: AcceptedMail = {
  quote: {
    number: 'Q-2026-0007',
    version: 2,
    title: 'Fiber ring',
    recipient: { name: 'Ada Winter', company: 'Winter Mills', email: 'ada@mills.example' },
    request: 12,
    url: 'https://site.example/quote/7-ab',
  },
  total: '$1,086.50',
  seal: { name: 'Ada Winter', title: 'Owner', poNumber: 'PO 4711', on: 'Nov 20, 2026', contentHash: 'ab12' },
  deposit: { id: 3, number: 'INV-2026-0001', amount: '$325.95', due: 'Dec 20, 2026' },
  project: { id: 9, name: 'Fiber ring' },
  account: { entry: 'known', username: 'ada', email: 'ada@mills.example' },
  settings: {
    companyName: 'Prairieline',
    phone: '555 0142',
    email: 'hello@site.example',
    rfqRecipient: 'q@site.example',
  },
}

describe('what people wrote is text, and no header', () => {
  const hostile: AnswerMail = {
    quote: { ...answer.quote, title: XSS, number: XSS },
    reader: { name: XSS, company: XSS, email: XSS },
    text: XSS,
    settings: { companyName: XSS },
  }
  const hostileAccepted: AcceptedMail = {
    ...accepted,
    quote: { ...accepted.quote, title: XSS, number: XSS, recipient: { name: XSS, company: XSS, email: XSS } },
    seal: { name: XSS, title: XSS, poNumber: XSS, on: XSS, contentHash: XSS },
    project: { id: 9, name: XSS },
    account: { entry: 'reclaimed', username: XSS, email: XSS },
  }
  test.each([
    ['a question', quoteQuestion(hostile)],
    ['a refusal', quoteDeclined(hostile)],
    ['to the client', acceptanceForClient(hostileAccepted)],
    ['to the team', acceptanceForTeam(hostileAccepted)],
  ])('%s', (_name, { html, subject }) => {
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img')
    expect(subject).not.toMatch(/[\r\n]/)
  })
})

describe('an answer of the reader', () => {
  test.each([
    ['a question', quoteQuestion, 'A question about quote Q-2026-0007: Fiber ring'],
    ['a refusal', quoteDeclined, 'Quote Q-2026-0007 was declined: Fiber ring'],
  ])('%s says what was written, of which version, and where it goes on', (_name, mailOf, subject) => {
    const mail = mailOf(answer)
    expect(mail.subject).toBe(subject)
    for (const part of [
      'Ada Winter of Winter Mills',
      'Is the conduit\nincluded?',
      'Q-2026-0007, version 2',
      '/admin/rfq?request=12',
    ])
      expect(mail.text).toContain(part)
  })
  test('has no company where there is none', () => {
    expect(quoteQuestion({ ...answer, reader: { name: 'Ada', email: 'a@b.example', company: null } }).text).not.toMatch(
      / of null|undefined/,
    )
  })
})

describe('an acceptance', () => {
  test('tells the client what was accepted, what is due and where it goes on', () => {
    const { text } = acceptanceForClient(accepted)
    for (const part of [
      '$1,086.50',
      'Ada Winter, Owner',
      'PO 4711',
      'INV-2026-0001',
      '$325.95',
      'Dec 20, 2026',
      'ab12',
      '/portal/projects/9',
      '/portal/billing/3',
      'https://site.example/quote/7-ab',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('/auth?forgot')
  })
  test('says how to come in, where nobody has a password', () => {
    const made = acceptanceForClient({ ...accepted, account: { ...accepted.account, entry: 'made' } }).text
    const reclaimed = acceptanceForClient({ ...accepted, account: { ...accepted.account, entry: 'reclaimed' } }).text
    for (const text of [made, reclaimed])
      expect(text).toMatch(/Your username is ada\..*enter ada@mills\.example[\s\S]*\/auth\?forgot/)
    expect(made).toContain('It has no password yet')
    expect(reclaimed).toContain('we have ended its sessions')
  })
  test('without a deposit and a PO number speaks of neither', () => {
    const data = { ...accepted, deposit: null, seal: { ...accepted.seal, poNumber: null } }
    for (const { text } of [acceptanceForClient(data), acceptanceForTeam(data)])
      expect(text).not.toMatch(/eposit|PO number|invoice|null/)
  })
  test('tells the team what has been made, and of whose account', () => {
    const { text, subject } = acceptanceForTeam({ ...accepted, account: { ...accepted.account, entry: 'reclaimed' } })
    expect(subject).toBe('Quote Q-2026-0007 was accepted: Fiber ring')
    for (const part of [
      'the invoice INV-2026-0001 is issued',
      'ada (ada@mills.example)',
      'Its sessions were ended',
      '/admin/collections/client_projects/9',
    ])
      expect(text).toContain(part)
  })
})
