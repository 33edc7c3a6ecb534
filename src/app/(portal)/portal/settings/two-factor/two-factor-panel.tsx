'use client'

import { useRef, useState } from 'react'
import { useRouter } from 'next/navigation'
import { Panel } from '@/components/portal/panel'
import { Status } from '@/components/portal/status'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/toast'
import { ReauthForm } from './reauth-form'
import { RecoveryCodes } from './recovery-codes'
import { TurnOn } from './turn-on'

type Step = 'rest' | 'turn-on' | 'new-codes' | 'turn-off'

function Rest({ isEnabled, onChoose }: { isEnabled: boolean; onChoose: (step: Step) => void }) {
  return (
    <>
      <p className="max-w-[65ch] text-2 text-ink-muted">
        {isEnabled
          ? 'When you sign in, a code of your authenticator app is asked for besides your password.'
          : 'A code of an app on your phone, asked for besides your password, keeps out whoever knows your password only.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {isEnabled ? (
          <>
            <Button variant="secondary" onClick={() => onChoose('new-codes')}>
              New recovery codes
            </Button>
            <Button variant="secondary" onClick={() => onChoose('turn-off')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => onChoose('turn-on')}>
            Turn on
          </Button>
        )}
      </div>
    </>
  )
}

/** Two-factor sign-in in the settings: whether it is on, and each way to change it. */
export function TwoFactorPanel({ isEnabled }: { isEnabled: boolean }) {
  const router = useRouter()
  const [step, setStep] = useState<Step>('rest')
  const [codes, setCodes] = useState<string[]>()
  // What was just done counts at once; the page catches up.
  const [isOn, setOn] = useState(isEnabled)
  const body = useRef<HTMLDivElement>(null)
  const rest = () => {
    setStep('rest')
    // The button that was pressed goes away; whoever works with the keyboard stays here.
    body.current?.focus()
  }

  const showCodes = (fresh: string[]) => {
    setCodes(fresh)
    setOn(true)
  }
  const finish = () => {
    setCodes(undefined)
    rest()
    router.refresh()
  }
  const turnedOff = () => {
    setOn(false)
    toast({ title: 'Two-factor sign-in is off', description: 'Your password alone opens your account now.' })
    rest()
    router.refresh()
  }

  const status = <Status tone={isOn ? 'good' : 'quiet'}>{isOn ? 'On' : 'Off'}</Status>
  return (
    <Panel title="Two-factor sign-in" more={status}>
      <div ref={body} tabIndex={-1} className="p-5">
        {codes ? (
          <RecoveryCodes codes={codes} onDone={finish} />
        ) : (
          <>
            {step === 'rest' && <Rest isEnabled={isOn} onChoose={setStep} />}
            {step === 'turn-on' && <TurnOn onCodes={showCodes} onCancel={rest} />}
            {step === 'new-codes' && (
              <ReauthForm
                path="/api/two-factor/recovery-codes"
                text="Ten new codes take the place of the earlier ones. Your other devices are signed out."
                label="Make new codes"
                pendingLabel="Making new codes..."
                onDone={({ recoveryCodes = [] }) => showCodes(recoveryCodes)}
                onCancel={rest}
              />
            )}
            {step === 'turn-off' && (
              <ReauthForm
                path="/api/two-factor/disable"
                text="After this your password alone opens your account. Your other devices are signed out."
                label="Turn off"
                pendingLabel="Turning off..."
                onDone={turnedOff}
                onCancel={rest}
              />
            )}
          </>
        )}
      </div>
    </Panel>
  )
}
