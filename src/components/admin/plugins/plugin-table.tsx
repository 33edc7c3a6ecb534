import { Settings2 } from 'lucide-react'
import type { AdminPlugin } from '@/plugins/portal/collections/backstage-plugins/schema'
import { LocalDate } from '../local-date'
import { quietButton } from '../rfq/looks'
import { EnabledSwitch } from './enabled-switch'

type Props = { plugins: AdminPlugin[]; onSaved: (saved: AdminPlugin) => void; onConfigure: (id: number) => void }

const columns = ['Plugin Name', 'Description', 'Last Updated', 'Status', 'Actions']
const cell = 'px-4 py-2 align-middle max-md:block max-md:p-0'

function Row({ plugin, onSaved, onConfigure }: Omit<Props, 'plugins'> & { plugin: AdminPlugin }) {
  return (
    <tr
      role="row"
      className="border-line not-last:border-b hover:bg-sunken max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-4 max-md:gap-y-2 max-md:rounded max-md:border max-md:bg-surface max-md:p-4"
    >
      <td role="cell" className={`${cell} text-2 font-medium break-words md:min-w-[140px]`}>
        {plugin.name}
      </td>
      <td role="cell" className={`${cell} max-w-[56ch] break-words text-ink-muted max-md:col-span-2`}>
        {plugin.description ?? 'No description provided'}
      </td>
      <td
        role="cell"
        className={`${cell} font-mono whitespace-nowrap text-ink-muted max-md:col-start-2 max-md:row-start-1`}
      >
        <LocalDate value={plugin.updatedAt} />
      </td>
      <td role="cell" className={cell}>
        <EnabledSwitch plugin={plugin} onSaved={onSaved} />
      </td>
      <td role="cell" className={cell}>
        <button
          type="button"
          onClick={() => onConfigure(plugin.id)}
          aria-label={`Configure ${plugin.name}`}
          className={quietButton}
        >
          <Settings2 aria-hidden size={16} />
          Configure
        </button>
      </td>
    </tr>
  )
}

/** The plugins. On phones each row becomes a card; the roles keep it a table for screen readers there, too. */
export function PluginTable({ plugins, onSaved, onConfigure }: Props) {
  if (plugins.length === 0)
    return (
      <p className="rounded border border-dashed border-line-strong px-6 py-12 text-center text-2 text-ink-muted">
        No plugins are installed.
      </p>
    )
  return (
    <div
      role="region"
      aria-label="Plugins"
      tabIndex={0}
      className="md:overflow-x-auto md:rounded md:border md:border-line md:bg-surface"
    >
      <table role="table" className="w-full border-collapse text-1 text-ink max-md:block">
        <thead role="rowgroup" className="border-b border-line bg-sunken max-md:hidden">
          <tr role="row">
            {columns.map((label) => (
              <th
                key={label}
                role="columnheader"
                scope="col"
                className="px-4 py-3 text-left text-1 font-medium whitespace-nowrap text-ink-muted"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
          {plugins.map((plugin) => (
            <Row key={plugin.id} plugin={plugin} onSaved={onSaved} onConfigure={onConfigure} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
