import { type CollectionBeforeChangeHook, type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { isPublishedPage, isTaken, lockAddresses, wouldLoop } from './operations'
import { pathOfTarget } from './paths'

const WRITES: readonly string[] = ['create', 'update', 'delete', 'restoreVersion']

/** Before anything is read for a change: two changes of addresses at once could else make a loop that neither sees. */
export const changeOneAtATime: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (WRITES.includes(operation)) await lockAddresses(req)
}

const refuse = (path: 'from' | 'to', message: string): never => {
  throw new ValidationError({ collection: 'redirects', errors: [{ path, message }] })
}

/** Holds a redirect to the others and to the pages. What it says by itself is checked by the rules of its fields. */
export const fitsTheOthers: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const redirect = { id: originalDoc?.id, from: data.from ?? originalDoc?.from, to: data.to ?? originalDoc?.to }
  if (typeof redirect.from !== 'string' || typeof redirect.to !== 'string') return data
  // The rules of the fields come after this hook; they have the better words for it.
  if (pathOfTarget(redirect.to) === redirect.from) return data
  if (await isTaken(req, redirect)) refuse('from', 'There is a redirect from this address already')
  if (await isPublishedPage(req, redirect.from))
    refuse('from', 'There is a page at this address, so the redirect would never be used')
  if (await wouldLoop(req, redirect)) refuse('to', 'This would lead back to where it began')
  return data
}
