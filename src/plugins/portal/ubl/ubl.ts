import { CURRENCY } from '../collections/invoices/money'
import type { UblDocument } from './document'
import { buyerParty, linesOf, monetaryTotal, type Node, sellerParty, taxTotal } from './parts'

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd:'
/** Says that the document keeps the rules of EN 16931 and no others (BT-24). */
const CUSTOMIZATION = 'urn:cen.eu:en16931:2017'

const namespaces = (name: string) => ({
  '@xmlns': `${OASIS}${name}-2`,
  '@xmlns:cac': `${OASIS}CommonAggregateComponents-2`,
  '@xmlns:cbc': `${OASIS}CommonBasicComponents-2`,
})

/** A transfer to the account, if one is named; else the way of paying is not said (UNCL 4461). */
const paymentMeans = ({ bankAccount }: UblDocument): Node =>
  bankAccount
    ? {
        'cbc:PaymentMeansCode': '30',
        'cac:PayeeFinancialAccount': { 'cbc:ID': bankAccount },
      }
    : { 'cbc:PaymentMeansCode': '1' }

const parties = (document: UblDocument) => ({
  'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(document.seller) },
  'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(document.buyer, document.seller.country) },
})

const text = (value: string | null): string | undefined => value?.trim() || undefined
const whenThere = (value: string | null, node: Node): Node | undefined => (text(value) ? node : undefined)

/** An invoice (UNTDID 1001: 380), its elements in the order of the schema. */
const invoiceOf = (document: UblDocument): Node => ({
  ...namespaces('Invoice'),
  'cbc:CustomizationID': CUSTOMIZATION,
  'cbc:ID': document.number,
  'cbc:IssueDate': document.issueDate,
  'cbc:DueDate': document.dueDate ?? undefined,
  'cbc:InvoiceTypeCode': '380',
  'cbc:Note': text(document.note),
  'cbc:DocumentCurrencyCode': CURRENCY,
  'cac:OrderReference': whenThere(document.reference, { 'cbc:ID': document.reference ?? '' }),
  ...parties(document),
  'cac:PaymentMeans': paymentMeans(document),
  'cac:PaymentTerms': whenThere(document.terms, { 'cbc:Note': document.terms ?? '' }),
  'cac:TaxTotal': taxTotal(document),
  'cac:LegalMonetaryTotal': monetaryTotal(document),
  'cac:InvoiceLine': linesOf(document),
})

/** A credit note (UNTDID 1001: 381), which names its invoice. Its amounts are what is given back, so they are not negative. */
const creditNoteOf = (document: UblDocument): Node => ({
  ...namespaces('CreditNote'),
  'cbc:CustomizationID': CUSTOMIZATION,
  'cbc:ID': document.number,
  'cbc:IssueDate': document.issueDate,
  'cbc:CreditNoteTypeCode': '381',
  'cbc:Note': text(document.note),
  'cbc:DocumentCurrencyCode': CURRENCY,
  'cac:OrderReference': whenThere(document.reference, { 'cbc:ID': document.reference ?? '' }),
  'cac:BillingReference': document.credited
    ? {
        'cac:InvoiceDocumentReference': {
          'cbc:ID': document.credited.number,
          'cbc:IssueDate': document.credited.issueDate ?? undefined,
        },
      }
    : undefined,
  ...parties(document),
  'cac:PaymentTerms': whenThere(document.terms, { 'cbc:Note': document.terms ?? '' }),
  'cac:TaxTotal': taxTotal(document),
  'cac:LegalMonetaryTotal': monetaryTotal(document),
  'cac:CreditNoteLine': linesOf(document),
})

/** Leaves out what is not there; the library would write an empty element for it. */
function withoutGaps(node: Node): Node {
  if (typeof node === 'string') return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(withoutGaps) : withoutGaps(value as Node)]),
  )
}

/**
 * A document in UBL 2.1 by the rules of EN 16931.
 * @see https://docs.oasis-open.org/ubl/UBL-2.1.html
 */
export async function ublXml(document: UblDocument): Promise<string> {
  // Loaded when the first document is asked for.
  const { create } = await import('xmlbuilder2')
  const root = document.kind === 'invoice' ? { Invoice: invoiceOf(document) } : { CreditNote: creditNoteOf(document) }
  // What XML cannot hold, such as a control character in a description, is left out.
  return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }, withoutGaps(root) as never).end({
    prettyPrint: true,
  })
}
