'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { request } from '@/lib/client/request'
import { toast } from '@/lib/client/toast'
import { showFailure } from './save'

/** For accounts that a provider's sign-in has made: nobody chose their password, so it is set by a link in a mail. */
export function PasswordByMail({ email }: { email: string }) {
  const [isPending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    try {
      await request('POST', '/api/forgot-password', { body: { email } })
      toast({ title: 'Check your mail', description: `We have sent a link to ${email}.` })
    } catch (error) {
      showFailure(error)
    }
    setPending(false)
  }
  return (
    <>
      <p className="mb-4 max-w-[65ch] text-2">
        You have signed in with a provider so far, and your account has no password. With one you can also change your
        e-mail address and disconnect the provider.
      </p>
      <Button variant="secondary" disabled={isPending} onClick={send}>
        {isPending ? 'Sending...' : 'Send me a link to set a password'}
      </Button>
    </>
  )
}
