import type { CollectionConfig, Config, Field, GlobalConfig, PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { portalSettings } from './options'

/** The collection of the people of this installation. The portal is written for those of `users`, whatever its slug. */
export const peopleOf = (req: PayloadRequest): 'users' => portalSettings(req).userCollection as 'users'

/** One person, for what has to be said of or to somebody; `null` when there is no such person. */
export const findPerson = (req: PayloadRequest, id: number): Promise<User | null> =>
  req.payload.findByID({
    collection: peopleOf(req),
    id,
    depth: 0,
    disableErrors: true,
    req,
    // Clients may not read each other, nor all of staff; name and address go where the caller has asked already.
    overrideAccess: true,
  })

const pointed = (relationTo: unknown, people: string): unknown =>
  Array.isArray(relationTo)
    ? relationTo.map((slug) => pointed(slug, people))
    : relationTo === 'users'
      ? people
      : relationTo

type Loose = Record<string, unknown> & { fields?: Field[]; tabs?: Loose[] }

function pointField(field: Loose, people: string): Loose {
  return {
    ...field,
    ...('relationTo' in field && { relationTo: pointed(field.relationTo, people) }),
    ...(field.fields && { fields: pointFields(field.fields, people) }),
    ...(field.tabs && { tabs: field.tabs.map((tab) => pointField(tab, people)) }),
  }
}

const pointFields = (fields: Field[], people: string): Field[] =>
  fields.map((field) => pointField(field as unknown as Loose, people) as unknown as Field)

/**
 * A copy of a collection or global of the portal whose relations lead to the people of this installation. It is a copy
 * also where nothing changes: Payload writes into the config that it is given, and ours serves more than one.
 */
export const ownedByPeople = <Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
  people: string,
): Entity => ({
  ...entity,
  fields: pointFields(entity.fields, people),
})

/** The collections of a config, with those hooks of the people's collection that the portal needs. */
export function withPeople(
  config: Config,
  people: string,
  change: (collection: CollectionConfig) => CollectionConfig,
): CollectionConfig[] {
  const collections = config.collections ?? []
  if (!collections.some(({ slug }) => slug === people))
    throw new Error(`The portal needs the collection of the people who sign in: there is no “${people}”`)
  return collections.map((collection) => (collection.slug === people ? change(collection) : collection))
}
