import type { PayloadRequest } from 'payload'
import { BARE_STYLE } from '@/lib/shared/bare-page'
import { escapeHtml } from '@/lib/shared/escape-html'
import { HttpError } from './http-error'
import { typedIn, type TypedForm } from './typed-form'

/** Whether a browser posted a plain form and will show the answer as a page. */
export const wantsPage = (req: PayloadRequest): boolean =>
  (req.headers.get('accept') ?? '').includes('text/html') && !(req.headers.get('content-type') ?? '').includes('json')

const STYLE =
  BARE_STYLE +
  'dt{font-weight:600}dd{margin:0 0 .75rem;white-space:pre-wrap;overflow-wrap:anywhere}button{font:inherit;padding:.75rem 1.25rem}'

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style>
<main><h1>${title}</h1>${content}</main></html>`

/** `projectDescription` as a person would write it. */
const inWords = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** What was typed, to be read and to be sent again as it stands. Files cannot be given back. */
function typedAgain({ fields, hasFiles }: TypedForm, action: string): string {
  const given = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
  const shown = given.filter(([, value]) => value.trim() !== '')
  const list = shown.map(([name, value]) => {
    // What a ticked box says of itself.
    const words = value === 'on' ? 'Yes' : value
    return `<dt>${escapeHtml(inWords(name))}</dt><dd>${escapeHtml(words)}</dd>`
  })
  const inputs = given.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" enctype="multipart/form-data" action="${escapeHtml(action)}">${inputs.join('')}
<p>What you typed is still here. ${hasFiles ? 'Your files have to be attached again: use your browser’s Back button for that. ' : ''}</p>
<p><button>${hasFiles ? 'Send it without the files' : 'Send it again'}</button></p></form>
<h2>What you typed</h2><dl>${list.join('')}</dl>`
}

/**
 * The answer to a form that was posted without JavaScript: on to the page that says thank you, or a page that names
 * what is missing. Going back shows the form as it was filled in: the browser keeps it. Where the fault is not in the
 * form but with us, the page holds what was typed and sends it again at the press of a button.
 * @param action where the form was posted to
 */
export function formPage(
  outcome: { status: number } | HttpError,
  { form, thanks, action, typed }: { form: string; thanks: string; action?: string; typed?: TypedForm },
): Response {
  if (!(outcome instanceof HttpError)) return new Response(null, { status: 303, headers: { Location: thanks } })
  const lines = (outcome.errors ?? [{ path: '', message: outcome.message }]).map(
    ({ message }) => `<li>${escapeHtml(message)}</li>`,
  )
  const back = `<p>Use your browser’s Back button: what you typed is still there. Or <a href="${form}">start again</a>.</p>`
  const isOurs = outcome.status === 429 || outcome.status >= 500
  const text =
    isOurs && typed && action
      ? page('This could not be sent yet', `<p>${escapeHtml(outcome.message)}</p>${typedAgain(typed, action)}`)
      : page(isOurs ? 'This could not be sent yet' : 'Please check the form', `<ul>${lines.join('')}</ul>${back}`)
  return new Response(text, {
    status: outcome.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      ...outcome.headers,
    },
  })
}

/**
 * Answers the post of a form with a page where a browser wants one.
 * @param form the page of the form
 * @param thanks the page that says thank you
 */
export const answerWithPage =
  (form: string, thanks: string) =>
  (req: PayloadRequest, outcome: { status: number } | HttpError): Response | undefined =>
    wantsPage(req) ? formPage(outcome, { form, thanks, action: req.pathname, typed: typedIn(req) }) : undefined
