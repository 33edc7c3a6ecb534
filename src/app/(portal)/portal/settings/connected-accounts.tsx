'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import type { ConnectedAccount } from '@/collections/user-identities/schema'
import { LocalDate } from '@/components/admin/local-date'
import { Status } from '@/components/portal/status'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/toast'
import { PasswordDialog } from './password-dialog'

type RowProps = { account: ConnectedAccount; hasPassword: boolean; onChange: () => void }

function Row({ account, hasPassword, onChange }: RowProps) {
  const { label, isConfigured, identity } = account
  const mayChange = hasPassword && (identity !== null || isConfigured)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="text-2 font-medium">{label}</p>
          {identity && <Status tone="good">Connected</Status>}
        </div>
        <p className="text-1 break-words text-ink-muted">
          {identity && (
            <>
              {identity.email && `${identity.email} · `}since <LocalDate value={identity.connectedAt} />
            </>
          )}
          {!identity && (isConfigured ? 'Not connected' : 'Not set up here. Your administrator can switch it on.')}
        </p>
      </div>
      {mayChange && (
        <Button
          variant="secondary"
          onClick={onChange}
          aria-label={identity ? `Disconnect ${label}` : `Connect ${label}`}
        >
          {identity ? 'Disconnect' : 'Connect'}
        </Button>
      )}
    </li>
  )
}

/** The providers that the person can sign in with instead of the password. */
export function ConnectedAccounts({ accounts, hasPassword }: { accounts: ConnectedAccount[]; hasPassword: boolean }) {
  const router = useRouter()
  const [changing, setChanging] = useState<ConnectedAccount>()
  const close = () => setChanging(undefined)
  return (
    <>
      <ul aria-label="Providers" className="-my-4 divide-y divide-line">
        {accounts.map((account) => (
          <Row
            key={account.provider}
            account={account}
            hasPassword={hasPassword}
            onChange={() => setChanging(account)}
          />
        ))}
      </ul>
      {changing?.identity && (
        <PasswordDialog
          title={`Disconnect ${changing.label}`}
          text={`From then on you sign in with your password. ${changing.label} itself is not changed.`}
          action="Disconnect"
          url={`/api/account/identities/${changing.identity.id}/disconnect`}
          onClose={close}
          onDone={() => {
            close()
            toast({ title: 'Account disconnected', description: `${changing.label} is no longer a way to sign in.` })
            router.refresh()
          }}
        />
      )}
      {changing && !changing.identity && (
        <PasswordDialog<{ url: string }>
          title={`Connect ${changing.label}`}
          text={`You go to ${changing.label}, sign in there, and come back here.`}
          action={`Go to ${changing.label}`}
          url={`/api/account/identities/${changing.provider}/connect`}
          onClose={close}
          onDone={({ url }) => window.location.assign(url)}
        />
      )}
    </>
  )
}
