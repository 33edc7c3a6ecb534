import { JSDOM } from 'jsdom'

/**
 * The rules of EN 16931 that our documents have to do with, on the XML as somebody else reads it: parsed by another
 * library, reckoned from its texts, with nothing of what wrote it.
 */

const { DOMParser } = new JSDOM().window

/** An element as a plain object: the rules look at each many times, which a browser's objects are slow at. */
type Piece = {
  name: string
  namespace: string | null
  attributes: Map<string, string>
  text: string
  children: Piece[]
}

function pieceOf(element: Element): Piece {
  const children: Piece[] = []
  for (let one = element.firstElementChild; one; one = one.nextElementSibling) children.push(pieceOf(one))
  return {
    name: element.localName,
    namespace: element.namespaceURI,
    attributes: new Map(element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''])),
    text: children.length > 0 ? '' : (element.textContent ?? ''),
    children,
  }
}

type Ubl = { root: Piece; at: (path: string, from?: Piece) => Piece[]; text: (path: string, from?: Piece) => string }

function parsed(xml: string): Ubl {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  const failure = document.getElementsByTagName('parsererror')[0]
  if (failure) throw new Error(`This is no XML: ${failure.textContent}`)
  const root = pieceOf(document.documentElement)
  const at = (path: string, from = root): Piece[] =>
    path
      .split('/')
      .reduce((found, name) => found.flatMap((one) => one.children.filter((child) => child.name === name)), [from])
  return { root, at, text: (path, from) => at(path, from)[0]?.text.trim() ?? '' }
}

const everyPiece = (piece: Piece): Piece[] => [piece, ...piece.children.flatMap(everyPiece)]

/** Cents of an amount, which has at most two decimals (BR-DEC). */
function cents(text: string): number {
  if (!/^-?\d+(\.\d{1,2})?$/.test(text)) return Number.NaN
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.')
  return (text.startsWith('-') ? -1 : 1) * (Number(whole) * 100 + Number(decimals.padEnd(2, '0')))
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const nearest = (value: number): number => Math.sign(value) * Math.round(Math.abs(value))

type Rule = [id: string, holds: boolean]

function headRules({ root, at, text }: Ubl): Rule[] {
  const isInvoice = root.name === 'Invoice'
  const supplier = 'AccountingSupplierParty/Party'
  const customer = 'AccountingCustomerParty/Party'
  const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)
  return [
    ['namespace', root.namespace === `urn:oasis:names:specification:ubl:schema:xsd:${root.name}-2`],
    ['BR-01', text('CustomizationID').startsWith('urn:cen.eu:en16931:2017')],
    ['BR-02', text('ID') !== ''],
    ['BR-03', isDay(text('IssueDate'))],
    ['BR-04', text(isInvoice ? 'InvoiceTypeCode' : 'CreditNoteTypeCode') === (isInvoice ? '380' : '381')],
    ['BR-05', /^[A-Z]{3}$/.test(text('DocumentCurrencyCode'))],
    ['BR-06', text(`${supplier}/PartyLegalEntity/RegistrationName`) !== ''],
    ['BR-07', text(`${customer}/PartyLegalEntity/RegistrationName`) !== ''],
    ['BR-08', at(`${supplier}/PostalAddress`).length === 1],
    ['BR-09', /^[A-Z]{2}$/.test(text(`${supplier}/PostalAddress/Country/IdentificationCode`))],
    ['BR-10', at(`${customer}/PostalAddress`).length === 1],
    ['BR-11', /^[A-Z]{2}$/.test(text(`${customer}/PostalAddress/Country/IdentificationCode`))],
    ['BR-16', at(isInvoice ? 'InvoiceLine' : 'CreditNoteLine').length > 0],
    ['BR-49', at('PaymentMeans').every((one) => text('PaymentMeansCode', one) !== '')],
    ['BR-61', text('PaymentMeans/PaymentMeansCode') !== '30' || text('PaymentMeans/PayeeFinancialAccount/ID') !== ''],
    ['BR-55', at('BillingReference').every((one) => text('InvoiceDocumentReference/ID', one) !== '')],
    [
      'BR-CO-26',
      text(`${supplier}/PartyIdentification/ID`) !== '' || text(`${supplier}/PartyTaxScheme/CompanyID`) !== '',
    ],
    [
      'BR-CO-25',
      cents(text('LegalMonetaryTotal/PayableAmount')) <= 0 ||
        text('DueDate') !== '' ||
        text('PaymentTerms/Note') !== '',
    ],
  ]
}

function totalRules({ root, at, text }: Ubl): Rule[] {
  const total = (name: string) => cents(text(`LegalMonetaryTotal/${name}`))
  const lines = at(root.name === 'Invoice' ? 'InvoiceLine' : 'CreditNoteLine')
  const prepaid = at('LegalMonetaryTotal/PrepaidAmount').length > 0 ? total('PrepaidAmount') : 0
  const tax = cents(text('TaxTotal/TaxAmount'))
  const currencies = everyPiece(root).filter((one) => one.name.endsWith('Amount'))
  return [
    ['BR-12', !Number.isNaN(total('LineExtensionAmount'))],
    ['BR-13', !Number.isNaN(total('TaxExclusiveAmount'))],
    ['BR-14', !Number.isNaN(total('TaxInclusiveAmount'))],
    ['BR-15', !Number.isNaN(total('PayableAmount'))],
    ['BR-CO-10', sum(lines.map((one) => cents(text('LineExtensionAmount', one)))) === total('LineExtensionAmount')],
    // There are neither allowances nor charges of the whole document, so BR-CO-11 and BR-CO-12 have nothing to add up.
    ['BR-CO-11', at('AllowanceCharge').length === 0],
    ['BR-CO-13', total('TaxExclusiveAmount') === total('LineExtensionAmount')],
    ['BR-CO-14', sum(at('TaxTotal/TaxSubtotal').map((one) => cents(text('TaxAmount', one)))) === tax],
    ['BR-CO-15', total('TaxInclusiveAmount') === total('TaxExclusiveAmount') + tax],
    ['BR-CO-16', total('PayableAmount') === total('TaxInclusiveAmount') - prepaid],
    ['BR-CO-18', at('TaxTotal/TaxSubtotal').length > 0],
    ['one currency', currencies.every((one) => one.attributes.get('currencyID') === text('DocumentCurrencyCode'))],
    ['BR-DEC', currencies.every((one) => !Number.isNaN(cents(one.text)))],
  ]
}

function lineRules({ root, at, text }: Ubl): Rule[] {
  const isInvoice = root.name === 'Invoice'
  return at(isInvoice ? 'InvoiceLine' : 'CreditNoteLine').flatMap((line): Rule[] => {
    const [quantity] = at(isInvoice ? 'InvoicedQuantity' : 'CreditedQuantity', line)
    const net = cents(text('LineExtensionAmount', line))
    const discounts = at('AllowanceCharge', line)
    const off = sum(discounts.map((one) => cents(text('Amount', one))))
    const whole = (Number(quantity?.text) * cents(text('Price/PriceAmount', line))) as number
    return [
      ['BR-21', text('ID', line) !== ''],
      ['BR-22', /^-?\d+(\.\d+)?$/.test(quantity?.text ?? '')],
      ['BR-23', /^[A-Z0-9]{2,3}$/.test(quantity?.attributes.get('unitCode') ?? '')],
      ['BR-24', !Number.isNaN(net)],
      ['BR-25', text('Item/Name', line) !== ''],
      ['BR-26', text('Price/PriceAmount', line) !== ''],
      ['BR-27', !text('Price/PriceAmount', line).startsWith('-')],
      ['BR-CO-04', text('Item/ClassifiedTaxCategory/ID', line) !== ''],
      // The net amount of a line is quantity by price less its allowances, within half a cent of the rounding.
      ['line amount', Math.abs(whole - off - net) <= 0.5001],
      [
        'BR-41 BR-42',
        discounts.every(
          (one) =>
            text('ChargeIndicator', one) === 'false' &&
            text('AllowanceChargeReason', one) !== '' &&
            !Number.isNaN(cents(text('Amount', one))),
        ),
      ],
      [
        'allowance',
        discounts.every(
          (one) =>
            Math.abs(
              (cents(text('BaseAmount', one)) * Number(text('MultiplierFactorNumeric', one))) / 100 -
                cents(text('Amount', one)),
            ) <= 1,
        ),
      ],
    ]
  })
}

function taxRules({ root, at, text }: Ubl): Rule[] {
  const lines = at(root.name === 'Invoice' ? 'InvoiceLine' : 'CreditNoteLine')
  const parts = at('TaxTotal/TaxSubtotal')
  const keyOf = (one: Piece, path: string) => `${text(`${path}/ID`, one)} ${text(`${path}/Percent`, one)}`
  const categories = lines.map((one) => text('Item/ClassifiedTaxCategory/ID', one))
  const sellerTax = text('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')
  const keys = parts.map((one) => keyOf(one, 'TaxCategory'))
  const general: Rule[] = [
    ['one part a rate', new Set(keys).size === keys.length],
    ['BR-S-01', lines.every((one) => keys.includes(keyOf(one, 'Item/ClassifiedTaxCategory')))],
    ['BR-S-02', !categories.includes('S') || sellerTax !== ''],
    ['BR-Z-02', !categories.includes('Z') || sellerTax !== ''],
    ['BR-O-02', !categories.includes('O') || sellerTax === ''],
    ['BR-O-11', !categories.includes('O') || parts.length === 1],
    [
      'BR-O-05',
      lines.every(
        (one) =>
          !keyOf(one, 'Item/ClassifiedTaxCategory').startsWith('O ') ||
          text('Item/ClassifiedTaxCategory/Percent', one) === '',
      ),
    ],
  ]
  return [
    ...general,
    ...parts.flatMap((part): Rule[] => {
      const [id = '', percent = ''] = keyOf(part, 'TaxCategory').split(' ')
      const base = cents(text('TaxableAmount', part))
      const tax = cents(text('TaxAmount', part))
      const ofLines = lines.filter((one) => keyOf(one, 'Item/ClassifiedTaxCategory') === `${id} ${percent}`)
      const reason = text('TaxCategory/TaxExemptionReason', part)
      return [
        ['BR-47', ['S', 'Z', 'O'].includes(id)],
        ['BR-S-05', id !== 'S' || Number(percent) > 0],
        ['BR-Z-05', id !== 'Z' || percent === '0'],
        [`BR-${id}-08`, sum(ofLines.map((one) => cents(text('LineExtensionAmount', one)))) === base],
        [`BR-${id}-09 BR-CO-17`, tax === nearest((base * Math.round(Number(percent || 0) * 100)) / 10_000)],
        [`BR-${id}-10`, id === 'O' ? reason !== '' : reason === ''],
      ]
    }),
  ]
}

/** The rules that a document breaks. */
export function brokenRules(xml: string): string[] {
  const ubl = parsed(xml)
  const rules = [...headRules(ubl), ...totalRules(ubl), ...lineRules(ubl), ...taxRules(ubl)]
  return [...new Set(rules.filter(([, holds]) => !holds).map(([id]) => id))]
}

/** What a document says of its money and its things. */
export function readUbl(xml: string) {
  const { root, at, text } = parsed(xml)
  const lines = at(root.name === 'Invoice' ? 'InvoiceLine' : 'CreditNoteLine')
  const total = (name: string) => cents(text(`LegalMonetaryTotal/${name}`))
  return {
    number: text('ID'),
    names: lines.map((one) => text('Item/Name', one)),
    lineCents: lines.map((one) => cents(text('LineExtensionAmount', one))),
    subtotalCents: total('TaxExclusiveAmount'),
    taxCents: cents(text('TaxTotal/TaxAmount')),
    totalCents: total('TaxInclusiveAmount'),
    payableCents: total('PayableAmount'),
  }
}
