import { roles } from '@/access/roles'
import { getPendingEmail } from '@/account/email/operations'
import { getPreferences } from '@/account/preferences/operations'
import { listSessions } from '@/account/sessions/operations'
import { pageRequest } from '@/app/(account)/page-request'
import { listConnectedAccounts } from '@/collections/user-identities/operations'
import { presentUser } from '@/collections/users/present'
import { PageHead } from '@/components/portal/page-head'
import type { User } from '@/payload-types'
import { portalTitle } from '../page-title'
import { ConnectedAccounts } from './connected-accounts'
import { MailPreferences } from './mail-preferences'
import { PasswordByMail } from './password-by-mail'
import { PasswordForm } from './password-form'
import { PendingEmail } from './pending-email'
import { ProfileForm } from './profile-form'
import { Section } from './section'
import { SectionsNav } from './sections-nav'
import { SessionList } from './session-list'
import { SsoOutcome } from './sso-outcome'
import { ThemeChoice } from './theme-choice'
import { TwoFactorPanel } from './two-factor/two-factor-panel'

type Args = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = () => portalTitle('Settings')

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The person's own account: who they are, how they sign in and where, which mails they get, how it looks. */
export default async function SettingsPage({ searchParams }: Args) {
  const [req, query] = await Promise.all([pageRequest(), searchParams])
  if (!req.user) return null
  const user = presentUser(req.user as User)
  const [sessions, preferences, pendingEmail, { accounts, hasPassword }] = await Promise.all([
    listSessions(req),
    getPreferences(req),
    getPendingEmail(req),
    listConnectedAccounts(req),
  ])
  const roleLabel = roles.find(({ value }) => value === user.role)?.label ?? user.role
  return (
    <>
      <PageHead
        title="Settings"
        text="Your profile, how you sign in, and which mails you get."
        crumbs={[{ href: '/portal', label: 'Dashboard' }]}
      />
      <div className="grid gap-10 lg:grid-cols-[180px_minmax(0,760px)]">
        <SectionsNav />
        <div className="grid min-w-0 gap-8">
          <Section id="profile" title="Profile">
            {pendingEmail && <PendingEmail pending={pendingEmail} current={user.email} />}
            <ProfileForm user={user} roleLabel={roleLabel} hasPassword={hasPassword} />
          </Section>
          <Section id="password" title="Password" text="A change ends all of your other sessions.">
            {hasPassword ? <PasswordForm username={user.username} /> : <PasswordByMail email={user.email} />}
          </Section>
          <section id="two-factor" className="scroll-mt-20 md:scroll-mt-6">
            <TwoFactorPanel isEnabled={user.twoFactorEnabled ?? false} />
          </section>
          <Section
            id="connected-accounts"
            title="Connected accounts"
            text="Sign in with an account that you have elsewhere, in place of your password. With two-factor sign-in on, the code is asked for here all the same."
          >
            <SsoOutcome
              connected={textOf(query.connected)}
              notice={textOf(query.sso)}
              labels={Object.fromEntries(accounts.map(({ provider, label }) => [provider, label]))}
            />
            <ConnectedAccounts accounts={accounts} hasPassword={hasPassword} />
          </Section>
          <Section
            id="sessions"
            title="Sessions"
            text="Where you are signed in. End what you don’t know, then change your password."
          >
            <SessionList sessions={sessions} />
          </Section>
          <Section
            id="notifications"
            title="Notification preferences"
            text="Mails about your account itself, such as a changed password, are always sent."
          >
            <MailPreferences preferences={preferences} />
          </Section>
          <Section id="theme" title="Theme" text="Kept in this browser, for the site and the portal alike.">
            <ThemeChoice />
          </Section>
        </div>
      </div>
    </>
  )
}
