import type { PayloadRequest } from 'payload'
import { HttpError } from './http-error'
import { escapeHtml } from '@/lib/shared/escape-html'

/** Whether a browser posted a plain form and will show the answer as a page. */
export const wantsPage = (req: PayloadRequest): boolean =>
  (req.headers.get('accept') ?? '').includes('text/html') && !(req.headers.get('content-type') ?? '').includes('json')

/**
 * The answer to a form that was posted without JavaScript: on to the page that says thank you, or a page that names
 * what is missing. Going back shows the form as it was filled in: the browser keeps it.
 */
export function formPage(outcome: { status: number } | HttpError, form: string, thanks: string): Response {
  if (!(outcome instanceof HttpError)) return new Response(null, { status: 303, headers: { Location: thanks } })
  const lines = (outcome.errors ?? [{ path: '', message: outcome.message }]).map(
    ({ message }) => `<li>${escapeHtml(message)}</li>`,
  )
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Please check the form</title><style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1.25rem;color-scheme:light dark}</style>
<main><h1>Please check the form</h1><ul>${lines.join('')}</ul>
<p>Use your browser’s Back button: what you typed is still there. Or <a href="${form}">start again</a>.</p></main></html>`
  return new Response(page, {
    status: outcome.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      ...outcome.headers,
    },
  })
}
