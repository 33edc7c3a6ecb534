import type { ReactNode } from 'react'
import { Panel } from '@/components/portal/panel'

type Props = { id: string; title: string; text?: string; more?: ReactNode; children: ReactNode }

/** A part of the settings, to which an address can lead. */
export function Section({ id, title, text, more, children }: Props) {
  return (
    <div id={id} className="scroll-mt-20 md:scroll-mt-6">
      <Panel title={title} more={more}>
        <div className="px-5 py-5">
          {text && <p className="mb-5 max-w-[65ch] text-2 text-ink-muted">{text}</p>}
          {children}
        </div>
      </Panel>
    </div>
  )
}
