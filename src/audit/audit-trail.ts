import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  Plugin,
} from 'payload'
import { differenceOf } from './difference'
import { recordDeed } from './record'

type Doc = Record<string, unknown> & { id?: number | string }

/** What operations write by themselves beside what somebody did: it would say the same twice. */
const UNTOLD = new Set(['outbound_emails', 'rfq_events', 'user_identities'])

const titleOf = (collection: { admin?: { useAsTitle?: string } }, doc: Doc): string => {
  const title = doc[collection.admin?.useAsTitle ?? 'id']
  return typeof title === 'string' && title ? title : `No. ${doc.id}`
}

/** Payload has made a hash of a password by the time that a change is recorded, and shows neither. */
const notePassword: CollectionBeforeChangeHook = ({ data, originalDoc, operation, context }) => {
  if (operation === 'update' && data.password) context.passwordChangedOf = (originalDoc as Doc).id
  return data
}

const changed: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req, context }) => {
  const isNew = operation === 'create'
  const fields = isNew ? [] : differenceOf((previousDoc ?? {}) as Doc, doc as Doc)
  if (collection.auth && context.passwordChangedOf === (doc as Doc).id) {
    delete context.passwordChangedOf
    fields.push({ field: 'password' })
  }
  if (!isNew && fields.length === 0) return
  await recordDeed(req, {
    action: isNew ? 'created' : 'changed',
    entity: collection.slug,
    recordId: String((doc as Doc).id),
    title: titleOf(collection, doc as Doc),
    fields,
  })
}

const deleted: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await recordDeed(req, {
    action: 'deleted',
    entity: collection.slug,
    recordId: String(id),
    title: titleOf(collection, doc as Doc),
    fields: [],
  })
}

const globalChanged: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const fields = differenceOf((previousDoc ?? {}) as Doc, doc as Doc)
  if (fields.length === 0) return
  const { label } = global
  await recordDeed(req, {
    action: 'changed',
    entity: global.slug,
    recordId: null,
    title: typeof label === 'string' ? label : global.slug,
    fields,
  })
}

const audited = (collection: CollectionConfig): CollectionConfig =>
  UNTOLD.has(collection.slug)
    ? collection
    : {
        ...collection,
        hooks: {
          ...collection.hooks,
          ...(collection.auth && { beforeChange: [...(collection.hooks?.beforeChange ?? []), notePassword] }),
          afterChange: [...(collection.hooks?.afterChange ?? []), changed],
          afterDelete: [...(collection.hooks?.afterDelete ?? []), deleted],
        },
      }

const auditedGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), globalChanged] },
})

/** Records each change by staff to each collection and global. It comes after what adds collections. */
export const auditTrail: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(audited),
  globals: (config.globals ?? []).map(auditedGlobal),
})
