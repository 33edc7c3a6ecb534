import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'

let search = ''
jest.unstable_mockModule('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(search) }))
const { DashboardTabs } = await import('./dashboard-tabs')

const panels = { overview: 'What happened', projects: 'Projects', services: 'Services', monitoring: 'Resources' }
const show = () => render(<DashboardTabs panels={panels} />)
const tab = (name: string) => screen.getByRole('tab', { name })
const selected = () => screen.getByRole('tab', { selected: true }).textContent

beforeEach(() => {
  search = ''
  window.history.replaceState(null, '', '/portal')
})
afterEach(cleanup)

describe('the open tab', () => {
  test.each([
    ['', 'Overview'],
    ['tab=projects', 'Projects'],
    ['tab=services', 'Services'],
    ['tab=monitoring', 'Monitoring'],
    ['tab=nonsense', 'Overview'],
    ['tab=', 'Overview'],
  ])('of ?%s is %s', (given, name) => {
    search = given
    show()
    expect(selected()).toBe(name)
  })

  test('is the only one whose content is there', () => {
    search = 'tab=services'
    show()
    expect(screen.getByRole('tabpanel').textContent).toBe('Services')
  })
})

describe('choosing a tab', () => {
  test('writes it into the address', () => {
    show()
    fireEvent.mouseDown(tab('Projects'), { button: 0 })
    expect(window.location.search).toBe('?tab=projects')
  })

  test('works by keyboard', async () => {
    show()
    await act(async () => tab('Overview').focus())
    await act(async () => void fireEvent.keyDown(tab('Overview'), { key: 'ArrowRight' }))
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    expect(window.location.search).toBe('?tab=projects')
  })

  test('is a link, which a plain click does not follow', () => {
    show()
    expect(tab('Monitoring').getAttribute('href')).toBe('/portal?tab=monitoring')
    expect(fireEvent.click(tab('Monitoring'))).toBe(false)
    expect(fireEvent.click(tab('Monitoring'), { ctrlKey: true })).toBe(true)
  })
})
