import { describe, expect, test } from '@jest/globals'
import { type RequestMail, requestMailToClient, requestMailToStaff } from './service-request'

const data: RequestMail = {
  request: { id: 7, number: 'SR-1007', title: 'Two <outlets>' },
  settings: { companyName: 'Patchbay & Co', phone: '555 0199', email: 'hello@site.example' },
  opening: 'Ada has written:',
  text: 'First line\nSecond <b>line</b>',
  files: ['plan.pdf', 'yard.png'],
  facts: [['Status', 'Waiting for you']],
  isFirst: false,
}

describe.each([
  ['the desk', requestMailToStaff, '/admin/collections/service_requests/7'],
  ['the client', requestMailToClient, '/portal/services/requests/7'],
])('a mail to %s', (_to, mailOf, address) => {
  test('has a subject that stays the same, and says where to answer', () => {
    expect(mailOf(data).subject).toBe('Re: [SR-1007] Two <outlets>')
    expect(mailOf({ ...data, isFirst: true }).subject).toBe('[SR-1007] Two <outlets>')
    expect(mailOf(data).text).toContain(address)
  })
  test('has what was written, the files and the facts, and no HTML of anybody', () => {
    const { text, html } = mailOf(data)
    expect(text).toContain('Ada has written:\n\nFirst line\nSecond <b>line</b>\n\nStatus: Waiting for you')
    expect(text).toContain('Files: plan.pdf, yard.png')
    expect(html).toContain('Second &lt;b&gt;line&lt;/b&gt;')
    expect(html).not.toContain('<b>')
  })
  test('leaves out what there is not', () => {
    const { text } = mailOf({ ...data, text: undefined, files: [], facts: undefined })
    expect(text).not.toMatch(/Files:|Status:|undefined/)
  })
})
