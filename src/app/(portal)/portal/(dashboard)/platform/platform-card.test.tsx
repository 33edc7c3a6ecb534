import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { PublicPlugin } from '@/plugins/portal/collections/backstage-plugins/schema'
import type { Platform } from '@/plugins/portal/sources/operations'
import { PlatformCard } from './platform-card'

const moment = '2026-11-20T10:00:00.000Z'
const answer = { updatedAt: moment, isSample: true, hasMore: false }
const platform: Platform = {
  services: {
    ...answer,
    systemHealth: 98,
    items: [
      {
        id: 1,
        name: 'Elevator WAN',
        description: 'Links',
        area: 'network',
        checks: 4,
        checksHealthy: 4,
        status: 'healthy',
        lastUpdated: moment,
      },
    ],
  },
  resources: {
    ...answer,
    items: [{ id: 1, name: 'ledger', namespace: 'accounting', kind: 'Pod', status: 'Running', age: '3d' }],
  },
  alerts: {
    ...answer,
    items: [
      { id: 1, title: 'Disk', message: 'Filling', severity: 'critical', timestamp: moment, acknowledged: false },
      { id: 2, title: 'Link', message: 'Back', severity: 'info', timestamp: moment, acknowledged: true },
    ],
  },
  docs: { ...answer, items: [{ id: 1, title: 'Map', description: 'Links', path: 'map', lastUpdated: moment }] },
}
const plugin = (name: string): PublicPlugin => ({
  id: name.length,
  name,
  description: null,
  enabled: true,
  config: {},
  updatedAt: moment,
})
const all = ['Service Catalog', 'TechDocs', 'Kubernetes', 'CI/CD'].map(plugin)
const monitoring = ['Service Catalog', 'TechDocs', 'Kubernetes', 'Monitoring']

const real = globalThis.fetch
let answers: Record<string, () => Promise<Response>>
beforeEach(() => {
  answers = {
    '/api/backstage/plugins': async () => Response.json(all),
    '/api/portal/platform': async () => Response.json(platform),
  }
  globalThis.fetch = jest.fn((url: unknown) => answers[String(url)]?.()) as unknown as typeof fetch
})
afterEach(() => {
  cleanup()
  globalThis.fetch = real
})

const show = async (plugins = all, data = platform) => {
  answers['/api/backstage/plugins'] ??= async () => Response.json(plugins)
  await act(async () => {
    render(<PlatformCard first={{ data, at: moment }} firstPlugins={plugins} />)
  })
}
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
const open = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 })
const refresh = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Refresh' })))

describe('the tabs', () => {
  test('are those of the enabled plugins', async () => {
    await show()
    expect(tabs()).toEqual(monitoring)
  })

  test('leave out what is not enabled; Monitoring goes with any plugin', async () => {
    const some = [plugin('TechDocs')]
    answers['/api/backstage/plugins'] = async () => Response.json(some)
    await show(some)
    expect(tabs()).toEqual(['TechDocs', 'Monitoring'])
  })

  test('with no plugin, say whom to ask', async () => {
    answers['/api/backstage/plugins'] = async () => Response.json([])
    await show([])
    expect(screen.getByText('No plugins are currently enabled. Please contact your administrator.')).toBeTruthy()
    expect(screen.queryAllByRole('tab')).toEqual([])
  })

  test('change by the arrow keys', async () => {
    await show()
    const first = screen.getByRole('tab', { name: 'Service Catalog' })
    await act(async () => first.focus())
    await act(async () => void fireEvent.keyDown(first, { key: 'ArrowRight' }))
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('TechDocs')
  })
})

describe('Monitoring', () => {
  test('has the alerts, new or acknowledged, and both panels', async () => {
    await show()
    open('Monitoring')
    const table = screen.getByRole('table', { name: 'Your alerts' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Severity', 'Title', 'Message', 'Time', 'Status'])
    expect(within(table).getByText('New')).toBeTruthy()
    expect(within(table).getByText('Acknowledged')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'System Health' }).textContent).toContain('98%')
    expect(screen.getByRole('region', { name: 'Network Status' }).textContent).toContain('All Systems Operational')
  })

  test('without alerts says so', async () => {
    await show(all, { ...platform, alerts: { ...answer, items: [] } })
    open('Monitoring')
    expect(screen.getByText('No active alerts at this time.')).toBeTruthy()
  })

  test('tells how many services of the network are in trouble', async () => {
    const services = { ...platform.services, items: [{ ...platform.services.items[0]!, status: 'warning' as const }] }
    await show(all, { ...platform, services })
    open('Monitoring')
    expect(screen.queryByText('All Systems Operational')).toBeNull()
    expect(screen.getByText('1 of 1 network services needs attention')).toBeTruthy()
  })
})

describe('Refresh', () => {
  test('asks for the plugins and for the data, and says that it does', async () => {
    await show()
    let reply: (response: Response) => void = () => undefined
    answers['/api/portal/platform'] = () => new Promise((resolve) => (reply = resolve))
    await refresh()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Refreshing…' }).disabled).toBe(true)
    const changed = { ...platform, resources: { ...platform.resources, items: [] } }
    await act(async () => reply(Response.json(changed)))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Refresh' }).disabled).toBe(false)
    expect(screen.getByText(/^The data changed at/)).toBeTruthy()
    expect(screen.getByText('Updated').querySelector('time')?.getAttribute('datetime')).not.toBe(moment)
  })

  test('without a change is not announced', async () => {
    await show()
    await refresh()
    expect(screen.queryByText(/^The data changed at/)).toBeNull()
  })

  test('that fails keeps what is shown and says why', async () => {
    await show()
    answers['/api/portal/platform'] = async () => Response.json({ message: 'Too many calls' }, { status: 429 })
    await refresh()
    expect(screen.getByRole('alert').textContent).toContain('Too many calls')
    expect(tabs()).toEqual(monitoring)
  })
})

describe('when the plugins cannot be read', () => {
  test.each<[string, () => Promise<Response>]>([
    ['because the call fails', async () => Response.json({}, { status: 500 })],
    ['because nobody answers', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['because the answer is no list', async () => Response.json({ nonsense: true })],
  ])('%s, the sample ones stand in and are marked', async (_why, reply) => {
    answers['/api/backstage/plugins'] = reply
    await show([plugin('TechDocs')])
    expect(tabs()).toEqual(monitoring)
    expect(screen.getByText('Sample data: the plugins could not be read')).toBeTruthy()
  })

  test('a refresh that succeeds puts the real ones back', async () => {
    answers['/api/backstage/plugins'] = async () => Response.json({}, { status: 500 })
    await show()
    answers['/api/backstage/plugins'] = async () => Response.json([plugin('Kubernetes')])
    await refresh()
    expect(tabs()).toEqual(['Kubernetes', 'Monitoring'])
    expect(screen.queryByText(/the plugins could not be read/)).toBeNull()
  })
})
