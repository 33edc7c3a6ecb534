'use client'

import { useState } from 'react'
import { Ellipsis } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { DropdownMenu } from 'radix-ui'
import type { UserRow } from '@/collections/users/administration-schema'
import { quietButton } from '../rfq/looks'
import { AskDialog } from './ask-dialog'
import { useDeed } from './use-deed'

type Props = { user: Pick<UserRow, 'id' | 'fullName' | 'email' | 'sessions'>; isOwn: boolean }

const item =
  'ax flex min-h-10 cursor-pointer items-center rounded px-3 text-2 text-ink outline-none data-[disabled]:cursor-default data-[disabled]:opacity-50 data-[highlighted]:bg-sunken'

/** What can be done for a person, besides another role. */
export function UserActions({ user: { id, fullName, email, sessions }, isOwn }: Props) {
  const router = useRouter()
  const { isBusy, run } = useDeed()
  const [isAsking, setAsking] = useState(false)
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)
  const url = `/api/admin/users/${id}`
  const endSessions = () =>
    run({
      method: 'POST',
      url: `${url}/end-sessions`,
      done: { title: 'Sessions ended', description: `${fullName} has to sign in again.` },
    })
  const sendReset = () =>
    run({
      method: 'POST',
      url: `${url}/password-reset`,
      done: { title: 'Link sent', description: `A link for a new password is on its way to ${email}.` },
    })
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          ref={setTrigger}
          disabled={isBusy}
          aria-label={`Actions for ${fullName}`}
          className={`${quietButton} size-10 justify-center px-0`}
        >
          <Ellipsis aria-hidden size={16} />
        </DropdownMenu.Trigger>
        {/* Out of the table, which scrolls, but not out of the page's main part. */}
        <DropdownMenu.Portal container={trigger?.closest('main')}>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            className="ax z-[80] min-w-[220px] rounded border border-line bg-surface p-1 text-ink"
          >
            <DropdownMenu.Item
              className={item}
              disabled={sessions === 0 || (isOwn && sessions === 1)}
              onSelect={() => setAsking(true)}
            >
              {isOwn ? 'End other sessions' : 'End all sessions'}
            </DropdownMenu.Item>
            <DropdownMenu.Item className={item} onSelect={() => void sendReset()}>
              Send a password reset
            </DropdownMenu.Item>
            <DropdownMenu.Item className={item} onSelect={() => router.push(`/admin/collections/users/${id}`)}>
              Edit in panel
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {isAsking && (
        <AskDialog
          title={isOwn ? 'End your other sessions?' : `End all sessions of ${fullName}?`}
          text="What is open there stops working at once, and what was not saved is lost."
          action="End sessions"
          onAct={() => {
            setAsking(false)
            void endSessions()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
