import type { SanitizedConfig } from 'payload'
import type { Person } from '@/access/roles'
import { ownScreen } from './screen-roles'
import { hasScreen } from './screens'

type Entity = { slug: string; admin: { hidden?: unknown } }

/** Whether a collection or global has a screen for this person: its own rule, the one that the sidebar follows too. */
export function isOpenTo(entity: Entity, person: Person): boolean {
  const { hidden } = entity.admin
  return typeof hidden === 'function' ? !hidden({ user: person }) : !hidden
}

// Payload shows a record for whatever stands behind its number.
const RECORD_SCREEN =
  /^(collections\/[^/]+(\/(create|\d+(\/(api|preview|versions(\/\d+)?))?))?|globals\/[^/]+(\/(api|preview|versions(\/\d+)?))?)$/

/** Whether a person may see a screen of the panel, or whether there is none at that address. */
export function verdictOn(config: SanitizedConfig, person: Person, segments: string[]): 'open' | 'denied' | 'unknown' {
  const path = segments.join('/')
  const mayOpen = hasScreen(config, path) ? ownScreen(path) : undefined
  if (mayOpen) return mayOpen(person) ? 'open' : 'denied'
  const [first, second] = segments
  const entities: Entity[] = first === 'collections' ? config.collections : first === 'globals' ? config.globals : []
  const entity = entities.find(({ slug }) => slug === second)
  // Records without a screen of their own are nobody's.
  if (!entity || entity.admin.hidden === true || !RECORD_SCREEN.test(path)) return 'unknown'
  return isOpenTo(entity, person) ? 'open' : 'denied'
}
