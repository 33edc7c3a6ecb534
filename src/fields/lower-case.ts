import type { FieldHook } from 'payload'

/** Stores a text trimmed and in lower case, so that it is unique whatever way it was typed. */
export const lowerCase: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)
