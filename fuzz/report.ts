import type { RequestResult } from './plan'
import type { UploadResult } from './uploads/run'

type Result = { seed: number; requests?: RequestResult; uploads?: UploadResult }

const line = (what: string, value: unknown, isRight = true): void =>
  console.log(`${isRight ? '  ' : '✗ '}${what.padEnd(46)} ${String(value)}`)

function printRequests(result: RequestResult): boolean {
  const { requests, routes, shown, byStatus, slowest, slowestRoute, findings, changed, survived, seconds } = result
  const count = (kind: RegExp) => findings.filter(({ fault }) => kind.test(fault)).length
  const [broken, leaks, letIn] = [count(/^5\d\d|^no answer/), count(/^leak|^tells/), count(/^let in/)]
  line('Requests', `${requests} to ${routes} routes in ${seconds} s`)
  line(
    'Answers',
    Object.entries(byStatus)
      .sort()
      .map(([group, n]) => `${group} ${n}`)
      .join(', '),
  )
  line('Slowest answer', `${Math.round(slowest)} ms (${slowestRoute})`)
  line('Answers of 5xx, and none at all', broken, broken === 0)
  line('Shown to somebody who must not see it', leaks, leaks === 0)
  line('Shown to somebody who may see it, to compare', shown, shown > 0 || requests < 2000)
  line('Let in against the access matrix', letIn, letIn === 0)
  const other = findings.length - broken - leaks - letIn
  line('Answers without a header, slow ones and others', other, other === 0)
  line('Changed without the right to', changed.length ? changed.join(', ') : 0, changed.length === 0)
  line('The server was alive all the time', survived ? 'yes' : 'no', survived)
  for (const { route, as, fault, seen, curl } of findings)
    console.log(`\n✗ ${route} as ${as} (${seen} times)\n  ${fault}\n  ${curl}`)
  return findings.length === 0 && changed.length === 0 && survived
}

function printUploads({ files, routes, tries, accepted, refused, breaks }: UploadResult): boolean {
  line('Uploads', `${tries}: ${files} files at ${routes} routes`)
  line('Taken, as they should be', accepted)
  line('Refused, as they should be', refused)
  line('Taken although they should not be, or otherwise', breaks.length, breaks.length === 0)
  for (const { route, file, fault } of breaks) console.log(`✗ ${route}: ${file}\n  ${fault}`)
  return breaks.length === 0
}

/** Prints what was found. @returns whether nothing is broken */
export function print(result: Result): boolean {
  console.log(`\nFuzz, ${new Date().toISOString().slice(0, 10)}, seed ${result.seed}\n`)
  const requests = result.requests ? printRequests(result.requests) : true
  const uploads = result.uploads ? printUploads(result.uploads) : true
  return requests && uploads
}
