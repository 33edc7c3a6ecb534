'use client'

import type { ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'
import Link from 'next/link'
import { budgets, labelOf, type RfqDetails, serviceTypes, timelines } from '@/collections/rfq-requests/schema'
import { telephone } from '@/lib/client/telephone'
import { LocalDate } from '../local-date'
import { AssigneeSelect } from './assignee-select'
import { FileList } from './file-list'
import { History } from './history'
import { quietButton } from './looks'
import { Notes } from './notes'
import { StatusSelect } from './status-select'
import { QuoteSlot } from './quote-slot'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8">
      <h3 className="mb-3 text-2 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Facts({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 text-1 sm:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="text-2 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const link = 'text-primary underline underline-offset-4'
const text = 'max-w-[70ch] text-2 break-words whitespace-pre-wrap'

const contactOf = ({ fullName, company, email, phone, newsletter }: RfqDetails): [string, ReactNode][] => [
  ['Name', fullName],
  ['Company', company],
  [
    'E-mail',
    <a key="email" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={link}>
      {email}
    </a>,
  ],
  [
    'Phone',
    <a key="phone" href={`tel:${telephone(phone)}`} className={link}>
      {phone}
    </a>,
  ],
  ['Newsletter', newsletter ? 'Yes' : 'No'],
]

const projectOf = ({ serviceType, timeline, budget, createdAt, updatedAt }: RfqDetails): [string, ReactNode][] => [
  ['Service Type', labelOf(serviceTypes, serviceType)],
  ['Timeline', labelOf(timelines, timeline) || 'Not specified'],
  ['Budget', labelOf(budgets, budget) || 'Not specified'],
  ['Received', <LocalDate key="created" value={createdAt} withTime />],
  ['Last changed', <LocalDate key="updated" value={updatedAt} withTime />],
]

/** All that is known of a request, its status and whom it is with to be set, notes to be added. */
export function DetailsBody({ details, onSaved }: { details: RfqDetails; onSaved: (saved: RfqDetails) => void }) {
  return (
    <>
      <Part title="Status Management">
        <div className="flex flex-wrap items-center gap-3">
          <StatusSelect id={details.id} status={details.status} label="Status" onSaved={onSaved} />
          <AssigneeSelect details={details} onSaved={onSaved} />
          <Link href={`/admin/collections/rfq_requests/${details.id}`} prefetch={false} className={quietButton}>
            Open the record
            <ExternalLink aria-hidden size={14} />
          </Link>
        </div>
      </Part>
      <QuoteSlot requestId={details.id} render={(quote) => <Part title="Quote">{quote}</Part>} />
      <Part title="Contact Information">
        <Facts facts={contactOf(details)} />
      </Part>
      <Part title="Project Information">
        <Facts facts={projectOf(details)} />
      </Part>
      <Part title="Project Description">
        <p className={text}>{details.projectDescription}</p>
      </Part>
      {details.scopeOfWork && (
        <Part title="Scope of Work">
          <p className={text}>{details.scopeOfWork}</p>
        </Part>
      )}
      {details.files.length > 0 && (
        <Part title="Files">
          <FileList files={details.files} />
        </Part>
      )}
      <Part title="Internal Notes">
        <Notes key={details.id} details={details} onSaved={onSaved} />
      </Part>
      <Part title="History">
        <History events={details.history} />
      </Part>
    </>
  )
}
