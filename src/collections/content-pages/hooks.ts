import type { CollectionBeforeChangeHook } from 'payload'

/** A published page carries the time of its first publication; a page that was never published carries none. */
export const keepPublicationDate: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status === 'published')
    return { ...data, publishedAt: data.publishedAt ?? originalDoc?.publishedAt ?? new Date().toISOString() }
  // A draft beside a published page leaves the published one as it is: Payload keeps it as a version.
  return originalDoc?._status === 'published' ? data : { ...data, publishedAt: null }
}

/** Every saved state carries the name of who saved it; a name stays when its account goes. */
export const keepWhoSaved: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  savedBy: req.user?.fullName ?? (typeof req.context.savedBy === 'string' ? req.context.savedBy : 'The system'),
})
