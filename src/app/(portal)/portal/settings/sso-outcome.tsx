import { ssoNotice } from '@/collections/user-identities/schema'

type Props = { connected?: string; notice?: string; labels: Record<string, string> }

/** How connecting a provider has ended, when the person comes back from there. */
export function SsoOutcome({ connected, notice, labels }: Props) {
  const label = connected === undefined ? undefined : labels[connected]
  const words = ssoNotice(notice)
  if (label)
    return (
      <p role="status" className="mb-5 rounded border border-ok bg-ok-soft px-4 py-3 text-2 font-medium text-ok">
        {label} is connected. You can sign in with it from now on.
      </p>
    )
  if (!words) return null
  return (
    <div role="alert" className="mb-5 rounded border border-danger bg-danger-soft px-4 py-3 text-2 text-danger">
      <p className="font-medium">{words.title}</p>
      <p>{words.text}</p>
    </div>
  )
}
