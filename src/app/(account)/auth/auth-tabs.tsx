'use client'

import { useEffect, useState } from 'react'
import { Tabs } from 'radix-ui'
import { toast } from '@/lib/client/toast'
import { ForgotForm } from './forgot-form'
import { LoginForm } from './login-form'
import type { OidcProviders } from './oidc-providers'
import { ProviderButtons } from './provider-buttons'
import { RegisterForm } from './register-form'
import { TwoFactorForm } from './two-factor-form'

/** What the address says about this visit. */
export type Visit = {
  /** Where to go once somebody is signed in. */
  target: string
  /** Which tab is open at first. */
  tab: 'login' | 'register'
  /** A new password is asked for. */
  hasForgotten: boolean
  /** The first step was done elsewhere: a provider vouches for the person, the code is still missing. */
  startsAtCode: boolean
  hasSignedOut: boolean
}

type Props = { visit: Visit; companyName: string; providers: OidcProviders }

const trigger =
  'min-h-11 flex-1 border-b-2 border-transparent px-4 text-2 font-medium text-ink-muted hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink'

function Login({ visit, providers }: Omit<Props, 'companyName'>) {
  const { target, hasForgotten, startsAtCode } = visit
  const [isCodeWanted, setCodeWanted] = useState(startsAtCode)
  const [reason, setReason] = useState<string>()
  const back = (why?: string) => {
    setReason(why)
    setCodeWanted(false)
  }
  const redirect = target === '/portal' ? '' : `redirect=${encodeURIComponent(target)}`
  if (isCodeWanted) return <TwoFactorForm target={target} onBack={back} />
  if (hasForgotten) return <ForgotForm backHref={`/auth${redirect && `?${redirect}`}`} />
  return (
    <>
      <LoginForm
        target={target}
        forgotHref={`/auth?forgot${redirect && `&${redirect}`}#forgot-password`}
        message={reason}
        onCodeWanted={() => setCodeWanted(true)}
      />
      <ProviderButtons available={providers} target={target} />
    </>
  )
}

/** Signing in and registering, side by side. */
export function AuthTabs({ visit, companyName, providers }: Props) {
  const { hasSignedOut, tab, target } = visit
  useEffect(() => {
    if (!hasSignedOut) return
    toast({ title: 'Logged out', description: 'You have been successfully logged out.' })
    // Said once: reloading the page must not say it again.
    window.history.replaceState(null, '', '/auth')
  }, [hasSignedOut])
  return (
    <Tabs.Root defaultValue={tab}>
      <Tabs.List aria-label="Sign in or register" className="mb-8 flex border-b border-line">
        <Tabs.Trigger value="login" className={trigger}>
          Login
        </Tabs.Trigger>
        <Tabs.Trigger value="register" className={trigger}>
          Register
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="login">
        <Login visit={visit} providers={providers} />
      </Tabs.Content>
      <Tabs.Content value="register">
        <RegisterForm target={target} companyName={companyName} />
      </Tabs.Content>
    </Tabs.Root>
  )
}
