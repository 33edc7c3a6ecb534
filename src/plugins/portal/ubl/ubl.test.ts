import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { documents, documentOf, seller } from '../../../../tests/helpers/random-documents'
import { brokenRules, readUbl } from '../../../../tests/helpers/en16931'
import { problemOf } from './document'
import { ublXml } from './ubl'

const line = {
  description: 'Splicing',
  quantityThousandths: 2500,
  unit: 'hour',
  unitPriceCents: 12_000,
  discountBasisPoints: 1000,
  taxRateBasisPoints: 865,
}

describe('an electronic invoice', () => {
  test('keeps the rules of EN 16931, whatever is billed', async () => {
    await fc.assert(
      fc.asyncProperty(documents, fc.boolean(), fc.nat(100), async (lines, isCredit, percent) => {
        const document = documentOf(lines, isCredit ? 'credit' : 'invoice')
        const prepaidCents = isCredit ? 0 : Math.floor((document.totalCents * percent) / 100)
        const xml = await ublXml({ ...document, prepaidCents })
        expect(brokenRules(xml)).toEqual([])
        const read = readUbl(xml)
        expect(read.payableCents).toBe(document.totalCents - prepaidCents)
      }),
      { numRuns: 500 },
    )
  }, 60_000)
  test('says who, when, what and how much', async () => {
    const xml = await ublXml({
      ...documentOf([line], 'invoice'),
      bankAccount: 'DE89370400440532013000',
      prepaidCents: 100,
    })
    for (const text of [
      '<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>',
      '<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>',
      '<cbc:InvoicedQuantity unitCode="HUR">2.5</cbc:InvoicedQuantity>',
      '<cbc:Amount currencyID="USD">30.00</cbc:Amount>',
      '<cbc:BaseAmount currencyID="USD">300.00</cbc:BaseAmount>',
      '<cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>',
      '<cbc:LineExtensionAmount currencyID="USD">270.00</cbc:LineExtensionAmount>',
      '<cbc:Percent>8.65</cbc:Percent>',
      '<cbc:TaxAmount currencyID="USD">23.36</cbc:TaxAmount>',
      '<cbc:PrepaidAmount currencyID="USD">1.00</cbc:PrepaidAmount>',
      '<cbc:PayableAmount currencyID="USD">292.36</cbc:PayableAmount>',
      '<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>',
      '<cbc:Line>Salina, KS 67401, USA</cbc:Line>',
    ])
      expect(xml).toContain(text)
  })
  test('of a credit note names the invoice, and what is given back is not negative', async () => {
    const xml = await ublXml(documentOf([line], 'credit'))
    expect(xml).toMatch(/<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"/)
    expect(xml).toMatch(
      /<cac:BillingReference>\s*<cac:InvoiceDocumentReference>\s*<cbc:ID>INV-2026-0007<\/cbc:ID>\s*<cbc:IssueDate>2026-11-01</,
    )
    expect(xml).toContain('<cbc:CreditedQuantity unitCode="HUR">2.5</cbc:CreditedQuantity>')
    expect(xml).toContain('<cbc:PayableAmount currencyID="USD">293.36</cbc:PayableAmount>')
  })
  test('takes what people write as text, and leaves out what XML cannot hold', async () => {
    const description = `</cbc:Name><script>&"' ]]> ${String.fromCharCode(1, 0xfffe)}Ελλάς`
    const xml = await ublXml(documentOf([{ ...line, description }], 'invoice'))
    expect(xml).not.toContain('<script>')
    expect(readUbl(xml).names).toEqual([`</cbc:Name><script>&"' ]]> Ελλάς`])
  })
  test('without a tax number says that it is outside of the tax, and is refused when something is taxed', async () => {
    const untaxed = documentOf([{ ...line, taxRateBasisPoints: 0 }], 'invoice')
    const xml = await ublXml({ ...untaxed, seller: { ...seller, taxId: '' } })
    expect(brokenRules(xml)).toEqual([])
    expect(xml).toContain('<cbc:ID>O</cbc:ID>')
    expect(problemOf({ ...untaxed, seller: { ...seller, taxId: '' } })).toBeUndefined()
    expect(problemOf({ ...documentOf([line], 'invoice'), seller: { ...seller, taxId: '' } })).toMatch(/tax number/)
  })
})

test('the check of the rules finds what is wrong', async () => {
  const xml = await ublXml(documentOf([line], 'invoice'))
  const broken = (from: RegExp, to: string) => brokenRules(xml.replace(from, to))
  expect(broken(/(<cbc:TaxInclusiveAmount currencyID="USD">)[\d.]+/, '$11.00')).toEqual(
    expect.arrayContaining(['BR-CO-15', 'BR-CO-16']),
  )
  expect(broken(/<cbc:ID>CN?INV-2026-0009<\/cbc:ID>|<cbc:ID>INV-2026-0009<\/cbc:ID>/, '')).toContain('BR-02')
  expect(broken(/(<cac:TaxSubtotal>\s*<cbc:TaxableAmount currencyID="USD">)[\d.]+/, '$11.00')).toEqual(
    expect.arrayContaining(['BR-S-08']),
  )
  expect(broken(/(<cbc:LineExtensionAmount currencyID="USD">)[\d.]+/, '$11.00')).toContain('BR-CO-10')
  expect(broken(/<cac:PartyTaxScheme>[\s\S]*?<\/cac:PartyTaxScheme>/, '')).toContain('BR-S-02')
  expect(broken(/<cbc:DueDate>.*<\/cbc:DueDate>/, '<cbc:DueDate/>')).toEqual([])
})
