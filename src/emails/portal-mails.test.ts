import { expect, test } from '@jest/globals'
import { creditNoteIssued } from './credit-note-issued'
import { invoiceIssued } from './invoice-issued'
import { invoiceReminder } from './invoice-reminder'
import { projectComment } from './project-comment'
import { projectStatus } from './project-status'
import { projectUpdate } from './project-update'

const XSS = `<img src=x onerror="alert('1')">&\r\nBcc: eve@evil.example`
const settings = { companyName: XSS, phone: XSS, email: XSS }
const owner = { fullName: XSS, company: XSS }
const project = { id: 7, name: XSS }
const mails = {
  update: projectUpdate({ project, update: { title: XSS, text: XSS, authorName: XSS }, owner, settings }),
  status: projectStatus({ project, status: { before: XSS, now: XSS }, owner, settings }),
  comment: projectComment({ project, comment: { text: XSS, authorName: XSS, isStaff: true }, owner, settings }),
  invoice: invoiceIssued({
    invoice: { id: 3, number: XSS },
    facts: { issued: XSS, due: XSS, total: XSS },
    owner,
    settings,
  }),
  credit: creditNoteIssued({
    note: { id: 1, number: XSS, reason: XSS },
    invoice: { id: 3, number: XSS },
    facts: { date: XSS, credited: XSS, balance: XSS },
    owner,
    settings,
  }),
  reminder: invoiceReminder({
    invoice: { id: 3, number: XSS },
    facts: { due: XSS, days: 14, total: XSS, open: XSS, interest: XSS },
    howToPay: XSS,
    owner,
    settings,
  }),
}

test.each(Object.entries(mails))('%s: what people wrote is text, and no header', (_name, { html, subject }) => {
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img')
  expect(subject).not.toMatch(/[\r\n]/)
})

test('mails about one project have one subject', () => {
  expect(new Set([mails.update, mails.status, mails.comment].map(({ subject }) => subject)).size).toBe(1)
})

test('an update without words or a name is still a mail', () => {
  const { text } = projectUpdate({ project: { id: 7, name: 'Ring' }, update: { title: 'Done' }, owner, settings })
  expect(text).toContain('Done')
  expect(text).not.toMatch(/undefined|null/)
})
