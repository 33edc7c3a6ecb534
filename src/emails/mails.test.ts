import { describe, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import type { RfqRecord } from '@/collections/rfq-requests/schema'
import { layout, oneLine } from './layout'
import { rfqConfirmation } from './rfq-confirmation'
import { rfqReceived } from './rfq-received'

const request: RfqRecord = {
  id: 42,
  fullName: 'Ada Example',
  company: 'Example Ltd',
  email: 'ada@example.org',
  phone: '555 0100',
  serviceType: 'noc',
  projectDescription: 'First line\nSecond line',
  scopeOfWork: null,
  documentUrls: ['/api/rfq-files/1'],
  floorPlanUrls: ['/api/rfq-files/2', '/api/rfq-files/3'],
  timeline: null,
  budget: '10k-50k',
  newsletter: true,
  status: 'pending',
  assignee: null,
  quoteAmount: null,
  quoteGeneratedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const settings = { companyName: 'Patchbay & Co', phone: '555 0199', email: 'hello@site.example' }

const XSS = `<img src=x onerror="alert('1')">&`
const evil: RfqRecord = {
  ...request,
  fullName: XSS,
  company: XSS,
  email: XSS,
  phone: XSS,
  serviceType: XSS as never,
  projectDescription: XSS,
  scopeOfWork: XSS,
  timeline: XSS,
  budget: XSS,
}

describe('a line for a header', () => {
  test.each([
    ['a\r\nBcc: eve@example.org', 'a Bcc: eve@example.org'],
    ['a\nb', 'a b'],
    ['a\rb', 'a b'],
    ['a\u2028b\u2029c\vd\fe', 'a b c d e'],
    ['  a \t b  ', 'a b'],
    ['\r\n', ''],
  ])('%j becomes %j', (text, line) => {
    expect(oneLine(text)).toBe(line)
  })

  test('has at most 180 characters', () => {
    expect(oneLine('x'.repeat(1000))).toHaveLength(180)
  })
})

describe('a mail', () => {
  test('escapes every part of it', () => {
    const { html } = layout(XSS, 'Subject', [XSS, [[XSS, XSS]]], XSS)
    expect(new JSDOM(html).window.document.querySelectorAll('img')).toHaveLength(0)
  })

  test('shows every part of it', () => {
    const { html } = layout('Company', 'Subject', ['Paragraph', [['Name', 'Value']]], 'Foot')
    const text = new JSDOM(html).window.document.body.textContent
    for (const part of ['Company', 'Paragraph', 'Name', 'Value', 'Foot']) expect(text).toContain(part)
  })

  test('says the same in plain text', () => {
    expect(
      layout(
        'Company',
        'Subject',
        [
          'Paragraph',
          [
            ['Name', 'Value'],
            ['Other', '2'],
          ],
        ],
        'Foot',
      ).text,
    ).toBe('Paragraph\n\nName: Value\nOther: 2\n\n-- \nFoot\n')
  })

  test('in plain text is not escaped', () => {
    expect(layout('Company', 'Subject', ['R&D'], 'Foot').text).toContain('R&D')
  })
})

describe.each(Object.entries({ received: rfqReceived, confirmation: rfqConfirmation }))(
  'the mail %s',
  (_name, make) => {
    test('holds no markup of the sender', () => {
      const { document } = new JSDOM(make({ request: evil, settings: { ...settings, companyName: XSS } }).html).window
      expect(document.querySelectorAll('img, [onerror]')).toHaveLength(0)
    })

    test('has a subject of one line', () => {
      const broken = 'A\r\nBcc: eve@example.org\r\n\r\nBody\u2028'
      const names = { fullName: broken, company: broken, serviceType: broken as never }
      expect(make({ request: { ...request, ...names }, settings }).subject).not.toMatch(/[\r\n\u2028\u2029]/)
    })

    test('names the request in its subject', () => {
      expect(make({ request, settings }).subject).toContain('#42')
    })

    test('repeats the description with its lines', () => {
      expect(make({ request, settings }).text).toContain('\n\nFirst line\nSecond line\n\n')
    })

    test('keeps the lines of the description in HTML', () => {
      const { document } = new JSDOM(make({ request, settings }).html).window
      const paragraph = [...document.querySelectorAll('p')].find(({ textContent }) => textContent?.startsWith('First'))
      expect([paragraph?.textContent, paragraph?.style.whiteSpace]).toEqual(['First line\nSecond line', 'pre-line'])
    })
  },
)

describe('the mail to the team', () => {
  const { subject, text } = rfqReceived({ request, settings })

  test('says in its subject who wants what', () => {
    expect(subject).toBe('Quote request #42: Example Ltd, NOC Operations')
  })

  test.each([
    'E-mail: ada@example.org',
    'Phone: 555 0100',
    'Service: NOC Operations',
    'Timeline: Not given',
    'Budget: $10,000-$50,000',
    'Files: 3',
    'Newsletter: Yes',
  ])('says %s', (line) => {
    expect(text.split('\n')).toContain(line)
  })

  test('links to the request at the desk', () => {
    expect(text).toContain('http://localhost:3000/admin/rfq?request=42\n')
  })

  test('leaves out a scope that was not given', () => {
    expect(text).not.toContain('Scope of work')
  })

  test('repeats a scope that was given', () => {
    expect(rfqReceived({ request: { ...request, scopeOfWork: 'All of it' }, settings }).text).toContain(
      'Scope of work:\nAll of it',
    )
  })
})

describe('the mail to the sender', () => {
  const { text } = rfqConfirmation({ request, settings })

  test('greets by name', () => {
    expect(text.startsWith('Hello Ada Example,\n')).toBe(true)
  })

  test('says whom to ask', () => {
    expect(text.endsWith('-- \nPatchbay & Co · 555 0199 · hello@site.example\n')).toBe(true)
  })

  test.each([request.phone, 'ada@example.org', '/admin/'])('does not say %s', (detail) => {
    expect(text).not.toContain(detail)
  })
})
