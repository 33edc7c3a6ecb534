import { Panel } from '@/components/portal/panel'

/** What the service level agreement promises, in figures. */
export function Promises({ promises }: { promises: { figure: string; text: string }[] }) {
  if (promises.length === 0) return null
  return (
    <Panel title="Our promise">
      <dl className="grid gap-4 px-5 py-4">
        {promises.map(({ figure, text }) => (
          <div key={figure}>
            <dt className="font-mono text-4 font-medium tabular-nums">{figure}</dt>
            <dd className="text-1 text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
