import { cache } from 'react'
import { notFound } from 'next/navigation'
import { pageRequest } from '@/app/(account)/page-request'
import { LocalDate } from '@/components/admin/local-date'
import { PageHead } from '@/components/portal/page-head'
import { Panel } from '@/components/portal/panel'
import { HttpError } from '@/lib/server/http-error'
import { getOwnServiceRequest } from '@/plugins/portal/collections/service-requests/operations'
import { portalTitle } from '../../../page-title'
import { priorityWord, RequestState } from '../../looks'
import { ReplyForm } from './reply-form'
import { StateActions } from './state-actions'
import { Thread } from './thread'

type Props = { params: Promise<{ id: string }> }

const findRequest = cache(async (id: string) => {
  try {
    return await getOwnServiceRequest(await pageRequest(), id)
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  }
})

export async function generateMetadata({ params }: Props) {
  const request = await findRequest((await params).id)
  return portalTitle(request ? `${request.number} ${request.title}` : 'Service request not found')
}

/** One service request of the client: its thread, and what can be done with it. */
export default async function RequestPage({ params }: Props) {
  const request = await findRequest((await params).id)
  if (!request) notFound()
  const { id, number, title, category, priority, status, createdAt, lastActivityAt, reopenUntil, messages } = request
  const facts = [
    ['Status', <RequestState key="status" status={status} />],
    [
      'Number',
      <span key="number" className="font-mono">
        {number}
      </span>,
    ],
    ['Category', category],
    ['Priority', priorityWord(priority)],
    ['Made', <LocalDate key="made" value={createdAt} withTime />],
    ['Last activity', <LocalDate key="last" value={lastActivityAt} withTime />],
  ] as const
  return (
    <>
      <PageHead
        title={title}
        crumbs={[
          { href: '/portal', label: 'Dashboard' },
          { href: '/portal/services', label: 'Services' },
          { href: '/portal/services/requests', label: 'Service Requests' },
        ]}
        action={<StateActions id={id} status={status} canReopen={reopenUntil !== null} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_280px]">
        {/* First on a phone, so first in the text: what arrives later never pushes what is already read. */}
        <Panel title="Details" className="lg:col-start-2">
          <dl className="grid gap-x-6 gap-y-3 px-5 py-4 text-1 max-lg:grid-cols-2">
            {facts.map(([term, value]) => (
              <div key={term} className="min-w-0">
                <dt className="text-ink-muted">{term}</dt>
                <dd className="font-medium break-words">{value}</dd>
              </div>
            ))}
            {reopenUntil && (
              <div className="min-w-0">
                <dt className="text-ink-muted">Can be reopened until</dt>
                <dd className="font-medium">
                  <LocalDate value={reopenUntil} />
                </dd>
              </div>
            )}
          </dl>
        </Panel>
        <div className="grid min-w-0 gap-6 lg:col-start-1 lg:row-start-1">
          <Panel title="Conversation">
            <Thread entries={messages} />
          </Panel>
          <ReplyForm id={id} status={status} canReopen={reopenUntil !== null} />
        </div>
      </div>
    </>
  )
}
