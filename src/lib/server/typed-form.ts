/** What somebody typed into a form, and whether files came with it. */
export type TypedForm = { fields: Record<string, string | string[]>; hasFiles: boolean }

const typed = new WeakMap<object, TypedForm>()

/** Remembers what a form post brought, for the answer to it, whatever becomes of the rest of the call. */
export const rememberTyped = (request: object, form: TypedForm): void => void typed.set(request, form)

/** What the form post of this call brought, once it was read. */
export const typedIn = (request: object): TypedForm | undefined => typed.get(request)
