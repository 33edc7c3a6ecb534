import type { AfterErrorHook } from 'payload'

type Known = { status: number; message: string }

/** What PostgreSQL says of values that do not fit, by the beginning of its code. */
const byCode: [code: RegExp, answer: Known][] = [
  [
    /^23503$/,
    { status: 409, message: 'Something else still refers to this record, or it refers to one that is not there' },
  ],
  [/^23505$/, { status: 409, message: 'There is a record like this already' }],
  [/^(22|23)/, { status: 400, message: 'A value does not fit its field' }],
  // Payload lets a text be looked for in a field that is a list of options.
  [/^(42883|42804)$/, { status: 400, message: 'This condition does not fit its field' }],
  [/^54/, { status: 400, message: 'This is too much for one request' }],
]
/** What readers of forms and of JSON say of a body that is none. */
const UNREADABLE =
  /Unexpected end of form|Malformed (content type|part header)|Multipart: Boundary|Unsupported content type|not eligible for file upload|Missing Content-Type/i

function answerTo(error: unknown): Known | undefined {
  const { code, message } = ((error as { cause?: unknown })?.cause ?? error ?? {}) as {
    code?: unknown
    message?: string
  }
  const known = byCode.find(([pattern]) => typeof code === 'string' && pattern.test(code))?.[1]
  if (known) return known
  if (error instanceof SyntaxError || UNREADABLE.test(message ?? ''))
    return { status: 400, message: 'The body is not readable' }
  return undefined
}

/** Lets Payload's own routes answer bad input as bad input: it takes what the database refuses for a fault of the server. */
export const tellBadInput: AfterErrorHook = ({ error }) => {
  if ((error as { status?: number }).status) return undefined
  const known = answerTo(error)
  return known && { status: known.status, response: { errors: [{ message: known.message }] } }
}
