/** What a person may do, from the least to the most; `client` is the default. */
export const roles = [
  { value: 'client', label: 'Client' },
  { value: 'editor', label: 'Editor' },
  { value: 'sales', label: 'Sales' },
  { value: 'admin', label: 'Administrator' },
] as const

/** One of the four roles. */
export type Role = (typeof roles)[number]['value']

/** As much of a user as a permission needs to know. */
export type Person = { id: number | string; role?: Role | null } | null | undefined

const has =
  (...allowed: Role[]) =>
  (person: Person): boolean =>
    Boolean(person?.role && allowed.includes(person.role))

/** Administrators may do all. */
export const isAdmin = has('admin')
/** Who may change the site's content. */
export const isContentStaff = has('admin', 'editor')
/** Who may see and handle quote requests and messages. */
export const isSalesStaff = has('admin', 'sales')
/** Who may open the admin panel at all. */
export const isStaff = has('admin', 'editor', 'sales')
/** Anybody who is signed in. */
export const isSignedIn = (person: Person): boolean => Boolean(person)
/** Everybody, signed in or not. */
export const isAnyone = (): boolean => true
