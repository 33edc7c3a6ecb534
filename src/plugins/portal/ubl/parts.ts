import { CURRENCY, decimalCents, totalsOf } from '../collections/invoices/money'
import type { BillTo, InvoiceLine } from '../collections/invoices/schema'
import { categoryOf, type Seller, type UblDocument } from './document'
import { unitCode } from './units'

/** A piece of a document: an element's text, or its attributes (`@`), text (`#`) and elements, in their order. */
export type Node = string | { [name: string]: Node | Node[] | undefined }

const amount = (cents: number): Node => ({ '@currencyID': CURRENCY, '#': decimalCents(cents) })
/** Hundredths as a decimal number without zeros at its end. */
const decimal = (value: number, digits: number): string => String(Number((value / 10 ** digits).toFixed(digits)))

const country = (code: string): Node => ({ 'cbc:IdentificationCode': code })

function sellerTax({ taxId, country: home }: Seller): Node | undefined {
  if (!taxId) return undefined
  // A number of the VAT begins with its country (BR-CO-09); every other one is a number of the local tax.
  const isVat = taxId.toUpperCase().startsWith(home) && /\d/.test(taxId)
  return { 'cbc:CompanyID': taxId, 'cac:TaxScheme': { 'cbc:ID': isVat ? 'VAT' : 'TAX' } }
}

/** The company (BG-4). */
export const sellerParty = (seller: Seller): Node => ({
  'cac:PartyIdentification': { 'cbc:ID': seller.id },
  'cac:PartyName': { 'cbc:Name': seller.name },
  'cac:PostalAddress': {
    'cbc:StreetName': seller.address?.street,
    'cbc:CityName': seller.address?.city,
    'cbc:PostalZone': seller.address?.zip,
    'cbc:CountrySubentity': seller.address?.state,
    'cac:Country': country(seller.country),
  },
  'cac:PartyTaxScheme': sellerTax(seller),
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': seller.legalName },
  'cac:Contact': {
    'cbc:Name': seller.name,
    'cbc:Telephone': seller.phone,
    'cbc:ElectronicMail': seller.email,
  },
})

/** The client (BG-7). Its address is free text: three lines of it have a place. */
export function buyerParty({ name, company, email, address }: BillTo, home: string): Node {
  const [first, second, ...rest] = (address ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return {
    'cac:PartyName': { 'cbc:Name': company || name },
    'cac:PostalAddress': {
      'cbc:StreetName': first,
      'cbc:AdditionalStreetName': second,
      'cac:AddressLine': rest.length > 0 ? { 'cbc:Line': rest.join(', ') } : undefined,
      'cac:Country': country(home),
    },
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': company || name },
    'cac:Contact': { 'cbc:Name': name, 'cbc:ElectronicMail': email || undefined },
  }
}

const category = (rate: number, seller: Seller, reason?: string): Node => {
  const id = categoryOf(rate, seller)
  return {
    'cbc:ID': id,
    'cbc:Percent': id === 'O' ? undefined : decimal(rate, 2),
    'cbc:TaxExemptionReason': id === 'O' ? reason : undefined,
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  }
}

/** Taxes by their rate (BG-23); the lines without tax are a rate of their own here. */
export function taxTotal({ taxes, lines, subtotalCents, taxCents, seller }: UblDocument): Node {
  const untaxed = {
    rateBasisPoints: 0,
    netCents: subtotalCents - taxes.reduce((sum, { netCents }) => sum + netCents, 0),
    taxCents: 0,
  }
  const parts = lines.some((line) => line.taxRateBasisPoints === 0) ? [untaxed, ...taxes] : taxes
  return {
    'cbc:TaxAmount': amount(taxCents),
    'cac:TaxSubtotal': parts.map((part) => ({
      'cbc:TaxableAmount': amount(part.netCents),
      'cbc:TaxAmount': amount(part.taxCents),
      'cac:TaxCategory': category(part.rateBasisPoints, seller, 'Not subject to tax'),
    })),
  }
}

/** What it comes to (BG-22). */
export const monetaryTotal = ({ subtotalCents, totalCents, prepaidCents }: UblDocument): Node => ({
  'cbc:LineExtensionAmount': amount(subtotalCents),
  'cbc:TaxExclusiveAmount': amount(subtotalCents),
  'cbc:TaxInclusiveAmount': amount(totalCents),
  'cbc:PrepaidAmount': prepaidCents === 0 ? undefined : amount(prepaidCents),
  'cbc:PayableAmount': amount(totalCents - prepaidCents),
})

/** The discount of a line (BG-27): what is missing from its whole price, so that both add up to the cent. */
function discount(line: InvoiceLine): Node | undefined {
  if (line.discountBasisPoints === 0) return undefined
  const whole = totalsOf([{ ...line, discountBasisPoints: 0, taxRateBasisPoints: 0 }]).subtotalCents
  return {
    'cbc:ChargeIndicator': 'false',
    'cbc:AllowanceChargeReasonCode': '95',
    'cbc:AllowanceChargeReason': 'Discount',
    'cbc:MultiplierFactorNumeric': decimal(line.discountBasisPoints, 2),
    'cbc:Amount': amount(whole - line.amountCents),
    'cbc:BaseAmount': amount(whole),
  }
}

/** The lines (BG-25); their element and that of the quantity are named after the document. */
export const linesOf = ({ kind, lines, seller }: UblDocument): Node[] =>
  lines.map((line, index) => ({
    'cbc:ID': String(index + 1),
    [kind === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']: {
      '@unitCode': unitCode(line.unit),
      '#': decimal(line.quantityThousandths, 3),
    },
    'cbc:LineExtensionAmount': amount(line.amountCents),
    'cac:AllowanceCharge': discount(line),
    'cac:Item': {
      'cbc:Name': line.description,
      'cac:ClassifiedTaxCategory': category(line.taxRateBasisPoints, seller),
    },
    'cac:Price': { 'cbc:PriceAmount': amount(line.unitPriceCents) },
  }))
