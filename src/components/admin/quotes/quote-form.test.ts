import { describe, expect, test } from '@jest/globals'
import { differences } from './differences'
import { fieldOf, formOf, readForm } from './quote-form'
import { amountOf, sumsOf } from './quote-sums'
import { draft } from './test-quote'

const form = formOf(draft)
const line = form.lines[0] as (typeof form.lines)[number]

describe('a draft in the form', () => {
  test('is saved as it is stored when nothing is changed', () => {
    expect(readForm(form)).toEqual({
      input: {
        title: draft.title,
        clientId: null,
        recipient: { name: 'Ada Winter', company: 'Winter Mills', email: 'ada@winter.example', address: undefined },
        scope: draft.scope,
        milestones: draft.milestones,
        lines: draft.lines.map(({ amountCents: _amount, ...rest }) => rest),
        validUntil: '2026-12-20',
        terms: draft.terms,
        depositBasisPoints: 3000,
      },
    })
  })

  test('is read without a fraction in between', () => {
    const typed = { ...form, lines: [{ ...line, quantity: '1.005', price: '$1,234.50', discount: '', tax: '8.65 %' }] }
    expect(readForm(typed)).toMatchObject({
      input: {
        lines: [
          { quantityThousandths: 1005, unitPriceCents: 123_450, discountBasisPoints: 0, taxRateBasisPoints: 865 },
        ],
      },
    })
  })

  test('says at each place what cannot be read', () => {
    const typed = {
      ...form,
      deposit: '120',
      milestones: [{ title: 'x', days: '1.5' }],
      lines: [{ ...line, quantity: '0', price: 'much', discount: '101', tax: '-1', description: ' ' }],
    }
    const read = readForm(typed)
    expect('problems' in read && Object.fromEntries(read.problems.map(({ path, message }) => [path, message]))).toEqual(
      {
        deposit: 'The deposit is 0 to 100%, with at most two decimals',
        'milestones.0.title': 'A milestone has a title',
        'milestones.0.days': 'Days after acceptance are a whole number, at most 3650',
        'lines.0.description': 'Say what this line is for',
        'lines.0.quantity': 'The quantity is more than zero, with at most three decimals',
        'lines.0.price': 'The price is an amount in dollars and cents',
        'lines.0.discount': 'The discount is 0 to 100%, with at most two decimals',
        'lines.0.tax': 'The tax is 0 to 100%, with at most two decimals',
      },
    )
  })

  test('has a place for whatever the server names', () => {
    expect(['lines', 'lines.2.unitPriceCents', 'recipient.email', 'depositBasisPoints', 'terms'].map(fieldOf)).toEqual([
      'lines.root',
      'lines.2.price',
      'recipient.email',
      'deposit',
      'terms',
    ])
  })

  test('names what differs from a colleague’s, line by line', () => {
    const theirs = { ...form, title: 'Other', lines: [{ ...line, price: '99.00' }] }
    expect(differences(theirs, form)).toEqual([
      { what: 'Title', theirs: 'Other', mine: draft.title },
      {
        what: 'Line 1',
        theirs: 'Splicing: 2.5 hour at $99.00, 10% tax',
        mine: 'Splicing: 2.5 hour at $120.00, 10% tax',
      },
      { what: 'Line 2', theirs: '', mine: 'Spare reel: 1 each at $80.00, optional' },
    ])
  })
})

describe('the money of what is typed', () => {
  test('is that of the stored quote', () => {
    expect(sumsOf(form.lines, form.deposit)).toEqual({
      totals: draft.totals,
      open: 0,
      notChosen: [{ name: 'Spare reel', amountCents: 8000 }],
    })
  })

  test('leaves out lines that cannot be read, and counts them', () => {
    const sums = sumsOf([...form.lines, { ...line, price: '' }], form.deposit)
    expect([sums.totals?.totalCents, sums.open]).toEqual([33_000, 1])
    expect([amountOf({ ...line, quantity: 'x' }), amountOf(line)]).toEqual([undefined, 30_000])
  })

  test('says when it is more than a quote can hold', () => {
    const most = { ...line, quantity: '1,000,000', price: '10,000,000.00' }
    expect([amountOf(most), sumsOf([most], '0').totals]).toEqual([undefined, undefined])
  })
})
