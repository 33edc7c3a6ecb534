import type { Endpoint } from 'payload'
import { isAnyone, isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { sendFile } from '@/lib/server/kept-files'
import { asFile } from '../../../pdf/operations'
import { quoteAcceptance, quoteDecline, quoteQuestion } from '../schema'
import { quoteOfToken } from '../token'
import { acceptQuote } from './accept'
import { declineQuote } from './decline'
import { paperName, quotePaper } from './document'
import { openQuote } from './find'
import { getPublicQuote, listClientQuotes } from './public'
import { askAboutQuote } from './question'
import { noteViewed } from './viewed'

/** The address of the page is a key: no cache keeps it, no search engine lists it, no other site is told of it. */
const quiet = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }

function quietly(response: Response): Response {
  for (const [name, value] of Object.entries(quiet)) response.headers.set(name, value)
  return response
}

/** Answers of all kinds to one quote, whoever gives them. */
const alsoLimit = {
  name: 'quote-answers-one',
  points: 60,
  seconds: 3600,
  of: (param: (name: string) => string) => quoteOfToken(param('token'))?.toString(),
}
const limit = { name: 'quote-answers', points: 60, seconds: 3600 }

/** Reading a quote and answering it, for whoever has its link. */
const linkEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/quotes/:token',
    allow: isAnyone,
    limit: { name: 'quotes', points: 1200, seconds: 3600 },
    run: async ({ req, param }) => quietly(Response.json(await getPublicQuote(req, param('token')))),
  }),
  endpoint({
    method: 'get',
    path: '/quotes/:token/pdf',
    allow: isAnyone,
    // A document is drawn for each call.
    limit: { name: 'quote-files', points: 240, seconds: 3600 },
    run: async ({ req, param }) => {
      const quote = await openQuote(req, param('token'))
      return quietly(sendFile(asFile(paperName(quote), 'application/pdf', await quotePaper(req, quote))))
    },
  }),
  endpoint({
    method: 'post',
    path: '/quotes/:token/viewed',
    allow: isAnyone,
    limit: { name: 'quote-views', points: 600, seconds: 3600 },
    run: ({ req, param }) => noteViewed(req, param('token')),
  }),
  endpoint({
    method: 'post',
    path: '/quotes/:token/accept',
    allow: isAnyone,
    limit,
    alsoLimit,
    body: quoteAcceptance,
    idempotent: true,
    run: ({ req, param, body }) => acceptQuote(req, param('token'), body),
  }),
  endpoint({
    method: 'post',
    path: '/quotes/:token/decline',
    allow: isAnyone,
    limit,
    alsoLimit,
    body: quoteDecline,
    idempotent: true,
    run: ({ req, param, body }) => declineQuote(req, param('token'), body.reason),
  }),
  endpoint({
    method: 'post',
    path: '/quotes/:token/question',
    allow: isAnyone,
    limit,
    alsoLimit,
    body: quoteQuestion,
    idempotent: true,
    status: 201,
    run: ({ req, param, body }) => askAboutQuote(req, param('token'), body.text),
  }),
]

/** A client's list of its own quotes. */
export const clientQuoteEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/client/quotes',
    allow: isSignedIn,
    run: ({ req }) => listClientQuotes(req),
  }),
]

/** Below the slug of a collection Payload asks the endpoints of the collection, whose paths leave the slug out. */
export const quoteLinkEndpoints = linkEndpoints.map((one) => ({ ...one, path: one.path.replace('/quotes', '') }))
