import http from 'node:http'
import { startServer } from '../lib/programs.mjs'
import { compare, ROUNDS } from '../lib/load.mjs'
import { listedPaths } from '../lib/context.mjs'
import { ratioOf } from '../lib/numbers.mjs'
import { figure } from '../lib/tables.mjs'
import { worst } from '../lib/promises.mjs'
import { startFileServer } from '../references/nginx.mjs'

/** Short and often: the machine may be slow for seconds, and both of a round should be in them. */
const SECONDS = 1
const EACH_ROUND = 3
const ENCODINGS = ['identity', 'gzip']
/** Pages that plain `next start` and the server without its cache of answers are asked for, too. */
const COMPARED = ['/', '/services', '/rfq']
const ENOUGH = { next: 8, files: 0.5, milliseconds: 50 }

/** The body of an answer as it travels. */
const bodyOf = (url, encoding) =>
  new Promise((resolve, reject) => {
    const ask = http.get(url, { headers: { 'accept-encoding': encoding }, agent: false }, async (answer) => {
      const chunks = []
      for await (const chunk of answer) chunks.push(chunk)
      const got = answer.headers['content-encoding'] ?? 'identity'
      if (answer.statusCode === 200 && got === encoding) return resolve(Buffer.concat(chunks))
      reject(new Error(`${url} answered ${answer.statusCode} in ${got}, not in ${encoding}`))
    })
    ask.once('error', reject)
  })

async function readPages(url) {
  const pages = []
  for (const path of await listedPaths(url)) {
    // The first visit renders a page; what it is served with from then on is what counts.
    await bodyOf(url(path), 'identity')
    pages.push({ path, identity: await bodyOf(url(path), 'identity'), gzip: await bodyOf(url(path), 'gzip') })
  }
  return pages
}

/** Next's own server on the same build and the same database. */
const startNext = ({ dataDir, environment }, databaseUrl) =>
  startServer({
    folder: dataDir,
    name: 'next-start',
    env: environment(databaseUrl, { WORKER: 'off', PATCHBAY_SEED: 'none' }),
    args: (port) => ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
    ready: '/',
  })

async function measurePage(page, encoding, servers) {
  const sides = servers
    .filter(({ only }) => !only || only.includes(page.path))
    .map(({ name, url }) => ({ name, url: url(page.path), headers: { 'accept-encoding': encoding } }))
  const results = await compare(sides, {
    seconds: SECONDS,
    rounds: ROUNDS * EACH_ROUND,
    isWarm: page.path !== '/',
  })
  const ratioTo = (name) => (results[name] ? ratioOf(results.ours, results[name]) : undefined)
  const row = { path: page.path, encoding, bytes: page[encoding].length, results }
  return { ...row, toFiles: ratioTo('files'), toNext: ratioTo('next start') }
}

/**
 * Each public page, warm, against the same bytes as files, against plain `next start` of the same build, and against
 * the server without its cache of finished answers.
 */
export async function measurePages(context) {
  const site = await context.site()
  const pages = await readPages(site.url)
  const files = await startFileServer(context.folder, pages)
  const next = await startNext(context, site.databaseUrl)
  const uncached = await context.start('uncached', site.databaseUrl, { ANSWER_CACHE: '0', WORKER: 'off' })
  const servers = [
    { name: 'ours', url: site.url },
    { name: 'files', url: files.url },
    { name: 'next start', url: next.url, only: COMPARED },
    { name: 'uncached', url: uncached.url, only: COMPARED.slice(0, 1) },
  ]
  for (const { url, only } of servers) for (const path of only ?? []) await bodyOf(url(path), 'identity')
  const rows = []
  for (const page of pages) for (const encoding of ENCODINGS) rows.push(await measurePage(page, encoding, servers))
  for (const server of [files, next, uncached]) await server.stop()
  return { files: files.name, rows }
}

const nameOf = ({ path, encoding }) => `${path} (${encoding})`

export const pages = {
  measure: measurePages,

  tables: ({ files, rows }) => [
    {
      title: 'Public pages, warm, 16 connections, requests a second',
      columns: ['Page', 'Bytes', 'Ours', 'p99 ms', files, 'p99 ms', 'Ratio', 'next start', 'Ratio', 'No cache'],
      rows: rows.map(({ bytes, results, toFiles, toNext, ...row }) => [
        nameOf(row),
        bytes,
        results.ours.perSecond,
        figure(results.ours.p99, 1),
        results.files.perSecond,
        figure(results.files.p99, 1),
        figure(toFiles, 2),
        figure(results['next start']?.perSecond),
        figure(toNext, 1),
        figure(results.uncached?.perSecond),
      ]),
    },
  ],

  promises: ({ files, rows }) => [
    {
      promise: 'A page: at least 8 × plain next start',
      least: ENOUGH.next,
      ...worst(rows, (row) => row.toNext, 'least', nameOf),
    },
    {
      promise: 'A page: at least 0.5 × one nginx worker with the same bytes, compressed before',
      least: ENOUGH.files,
      ...(files === 'nginx'
        ? worst(rows, (row) => (row.encoding === 'gzip' ? row.toFiles : undefined), 'least', nameOf)
        : { measured: undefined, at: 'nginx is not installed' }),
    },
    {
      promise: 'A page: p99 at 16 connections at most 50 ms',
      most: ENOUGH.milliseconds,
      ...worst(rows, (row) => row.results.ours.p99, 'most', nameOf),
    },
    {
      promise: 'A page: no failed answer',
      most: 0,
      ...worst(rows, (row) => row.results.ours.errors, 'most', nameOf),
    },
  ],
}
