import type { Access, Where } from 'payload'

/** What a rule lets a caller see of its own, without the notes among colleagues. Who may see all sees them too. */
export const unlessInternal =
  (rule: Access): Access =>
  async (args) => {
    const verdict = await rule(args)
    if (typeof verdict === 'boolean') return verdict
    return { and: [verdict, { isInternal: { equals: false } }] } satisfies Where
  }
