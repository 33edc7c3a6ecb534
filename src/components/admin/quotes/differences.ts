import type { LineForm, MilestoneForm, QuoteForm } from './quote-form'

/** A difference between two states of a draft, in words. */
export type Difference = { what: string; theirs: string; mine: string }

const lineText = (line: LineForm | undefined): string => {
  if (!line) return ''
  const { description, quantity, unit, price, discount, tax, isOptional, isChosen } = line
  const extras = [
    discount !== '0' && discount !== '' && `${discount}% off`,
    tax !== '0' && tax !== '' && `${tax}% tax`,
    isOptional && (isChosen ? 'optional, chosen' : 'optional'),
  ].filter(Boolean)
  return `${description}: ${quantity} ${unit} at $${price}${extras.map((extra) => `, ${extra}`).join('')}`
}
const milestoneText = (milestone: MilestoneForm | undefined): string =>
  milestone ? `${milestone.title}${milestone.days ? `, after ${milestone.days} days` : ''}` : ''

function rows<T>(what: string, theirs: T[], mine: T[], text: (row: T | undefined) => string): Difference[] {
  const length = Math.max(theirs.length, mine.length)
  return Array.from({ length }, (_none, index) => ({
    what: `${what} ${index + 1}`,
    theirs: text(theirs[index]),
    mine: text(mine[index]),
  }))
}

/** What differs between what a colleague saved and what is typed, in the order of the screen. */
export function differences(theirs: QuoteForm, mine: QuoteForm): Difference[] {
  const one = (what: string, read: (form: QuoteForm) => string): Difference => ({
    what,
    theirs: read(theirs),
    mine: read(mine),
  })
  return [
    one('Title', (form) => form.title),
    one('Name', (form) => form.recipient.name),
    one('Company', (form) => form.recipient.company),
    one('E-mail', (form) => form.recipient.email),
    one('Address', (form) => form.recipient.address),
    one('Client account', (form) => (form.clientId === null ? '' : `Account ${form.clientId}`)),
    one('Scope of work', (form) => form.scope),
    ...rows('Milestone', theirs.milestones, mine.milestones, milestoneText),
    ...rows('Line', theirs.lines, mine.lines, lineText),
    one('Valid until', (form) => form.validUntil),
    one('Deposit, %', (form) => form.deposit),
    one('Terms', (form) => form.terms),
  ].filter((difference) => difference.theirs !== difference.mine)
}
