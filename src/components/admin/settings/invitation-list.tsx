'use client'

import { useState } from 'react'
import { roles } from '@/access/roles'
import type { Invitation } from '@/invitations/schema'
import { LocalDate } from '../local-date'
import { quietButton } from '../rfq/looks'
import { AskDialog } from './ask-dialog'
import { card } from './looks'
import { useDeed } from './use-deed'

function Item({ invitation }: { invitation: Invitation }) {
  const { id, fullName, email, role, invitedBy, expiresAt, isExpired } = invitation
  const { isBusy, run } = useDeed()
  const [isAsking, setAsking] = useState(false)
  const url = `/api/admin/invitations/${id}`
  const resend = () =>
    run({
      method: 'POST',
      url: `${url}/resend`,
      done: { title: 'Invitation sent', description: `A new link is on its way to ${email}; the one before is void.` },
    })
  const revoke = () =>
    run({
      method: 'DELETE',
      url,
      done: { title: 'Invitation revoked', description: `The link to ${email} opens nothing any more.` },
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line px-5 py-4 not-last:border-b">
      <div className="min-w-0 flex-1 basis-[240px]">
        <p className="text-2 font-medium break-words">{fullName}</p>
        <p className="text-1 break-words text-ink-muted">
          {email} · {roles.find(({ value }) => value === role)?.label} · invited by {invitedBy}
        </p>
        <p className={`text-1 ${isExpired ? 'font-medium text-warn' : 'text-ink-muted'}`}>
          {isExpired ? 'Expired ' : 'Works until '}
          <LocalDate value={expiresAt} withTime />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={isBusy}
          onClick={resend}
          aria-label={`Resend the invitation of ${fullName}`}
          className={quietButton}
        >
          Resend
        </button>
        <button
          type="button"
          disabled={isBusy}
          onClick={() => setAsking(true)}
          aria-label={`Revoke the invitation of ${fullName}`}
          className={quietButton}
        >
          Revoke
        </button>
      </div>
      {isAsking && (
        <AskDialog
          title={`Revoke the invitation of ${fullName}?`}
          text={`The link that was mailed to ${email} opens nothing from then on.`}
          action="Revoke"
          onAct={() => {
            setAsking(false)
            void revoke()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

/** The invitations that nobody has taken yet. */
export function InvitationList({ invitations }: { invitations: Invitation[] }) {
  if (invitations.length === 0) return <p className="text-2 text-ink-muted">Nobody is invited at the moment.</p>
  return (
    <ul aria-label="Pending invitations" className={card}>
      {invitations.map((invitation) => (
        <Item key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  )
}
