import { SetStepNav } from '@payloadcms/ui'
import { LiveNotes } from '@/components/portal/live-notes'
import { RefreshBar } from '@/components/portal/refresh-bar'

type Props = {
  title: string
  step: string
  text: string
  live: { at: string; changedAt?: string; problem?: string; isPending: boolean; refresh: () => Promise<void> }
}

/** The head of a monitoring screen: what it is, how fresh it is, and what went wrong with that. */
export function MonitoringHead({ title, step, text, live }: Props) {
  return (
    <>
      <SetStepNav nav={[{ label: 'Monitoring' }, { label: step }]} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-4 font-semibold tracking-tight">{title}</h1>
          <p className="mt-1 max-w-[70ch] text-2 text-ink-muted">{text}</p>
        </div>
        <RefreshBar at={live.at} isPending={live.isPending} onRefresh={() => void live.refresh()} />
      </div>
      <LiveNotes problem={live.problem} changedAt={live.changedAt} />
    </>
  )
}
