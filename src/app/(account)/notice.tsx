import { CircleAlert, CircleCheck } from 'lucide-react'

export type NoticeProps = { kind: 'success' | 'destructive'; title: string; text: string }

const looks = {
  success: { icon: CircleCheck, className: 'border-ok bg-ok-soft text-ok' },
  destructive: { icon: CircleAlert, className: 'border-danger bg-danger-soft text-danger' },
}

/** How something went, in place; a destructive one interrupts. */
export function Notice({ kind, title, text }: NoticeProps) {
  const { icon: Icon, className } = looks[kind]
  return (
    <div
      role={kind === 'destructive' ? 'alert' : 'status'}
      className={`flex gap-3 rounded border-l-4 px-4 py-3 ${className}`}
    >
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div>
        <p className="text-2 font-semibold">{title}</p>
        <p className="text-2 text-ink">{text}</p>
      </div>
    </div>
  )
}
