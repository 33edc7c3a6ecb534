import { ArrowUpRight } from 'lucide-react'
import Link from 'next/link'
import { budgets, labelOf, type RfqDetails, serviceTypes, timelines } from '@/collections/rfq-requests/schema'
import { FileList } from '../rfq/file-list'
import { heading } from './looks'

const text = 'text-2 break-words whitespace-pre-wrap'

function RequestText({ request }: { request: RfqDetails }) {
  const facts: [string, string][] = [
    ['Service type', labelOf(serviceTypes, request.serviceType)],
    ['Timeline', labelOf(timelines, request.timeline) || 'Not specified'],
    ['Budget', labelOf(budgets, request.budget) || 'Not specified'],
    ['Phone', request.phone],
  ]
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-2 gap-3 text-1">
        {facts.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="text-2 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h3 className="mb-1 text-1 font-medium text-ink-muted">Project description</h3>
        <p className={text}>{request.projectDescription}</p>
      </div>
      {request.scopeOfWork && (
        <div>
          <h3 className="mb-1 text-1 font-medium text-ink-muted">Scope of work, as asked for</h3>
          <p className={text}>{request.scopeOfWork}</p>
        </div>
      )}
      {request.files.length > 0 && (
        <div>
          <h3 className="mb-2 text-1 font-medium text-ink-muted">Files</h3>
          <FileList files={request.files} />
        </div>
      )}
      <Link
        href={`/admin/rfq?request=${request.id}`}
        prefetch={false}
        className="inline-flex items-center gap-1 text-1 text-primary underline underline-offset-4"
      >
        Open the request
        <ArrowUpRight aria-hidden size={14} />
      </Link>
    </div>
  )
}

/** What was asked for: beside the quote where there is room, behind its heading where there is none. */
export function RequestAside({ request }: { request: RfqDetails }) {
  return (
    <div className="min-w-0 xl:col-start-2 xl:row-start-1">
      <div
        className="rounded border border-line bg-surface p-5 max-xl:hidden xl:sticky xl:top-4 xl:max-h-[calc(100dvh-32px)] xl:overflow-y-auto"
        tabIndex={0}
        role="region"
        aria-label="What was asked for"
      >
        <h2 className={`${heading} mb-4`}>The request</h2>
        <RequestText request={request} />
      </div>
      <details className="rounded border border-line bg-surface xl:hidden">
        <summary className={`${heading} cursor-pointer p-4`}>The request</summary>
        <div className="p-4 pt-0">
          <RequestText request={request} />
        </div>
      </details>
    </div>
  )
}
