'use client'

import { useState } from 'react'
import { BAD_EMAIL_LINK } from '@/account/email/schema'
import { Notice, type NoticeProps } from '@/app/(account)/notice'
import { Button, buttonClass } from '@/components/ui/button'
import { request, RequestError } from '@/lib/client/request'
import { messageOf, signInAgain } from '../save'

const badLink: NoticeProps = { kind: 'destructive', title: 'This link does not work', text: BAD_EMAIL_LINK }

function outcomeOf(error: unknown): NoticeProps {
  const status = error instanceof RequestError ? error.status : 0
  if (status === 400) return badLink
  if (status === 409)
    return {
      kind: 'destructive',
      title: 'This address is taken',
      text: 'Another account has it by now. Please choose another one in your settings.',
    }
  return { kind: 'destructive', title: 'Not confirmed yet', text: messageOf(error) }
}

/** The last step to another e-mail address: opening the link changed nothing, pressing the button does. */
export function ConfirmEmail({ email, token }: { email?: string; token: string }) {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<NoticeProps | undefined>(email === undefined ? badLink : undefined)
  const confirm = async () => {
    setBusy(true)
    try {
      await request('POST', '/api/account/email/confirm', { body: { token } })
      setOutcome({ kind: 'success', title: 'E-mail address changed', text: `From now on we write to ${email}.` })
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) return signInAgain()
      setOutcome(outcomeOf(error))
    }
    setBusy(false)
  }

  if (outcome)
    return (
      <div className="grid max-w-[560px] gap-5">
        <Notice {...outcome} />
        <a href="/portal/settings" className={buttonClass('secondary', 'justify-self-start')}>
          Go to your settings
        </a>
      </div>
    )
  return (
    <div className="grid max-w-[560px] gap-5">
      <p className="text-2 break-words">
        Once it is confirmed, we write to <strong className="font-medium">{email}</strong>, and you can sign in with it.
      </p>
      <Button className="justify-self-start" disabled={isBusy} onClick={confirm}>
        {isBusy ? 'Confirming...' : 'Confirm this address'}
      </Button>
    </div>
  )
}
