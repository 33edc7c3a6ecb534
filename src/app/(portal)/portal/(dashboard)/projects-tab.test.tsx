import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { OwnProjects } from '../projects/own-projects'

jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))
const { ProjectsTab } = await import('./projects-tab')
afterEach(cleanup)

const project = (id: number) => ({
  id,
  name: `Ring ${id}`,
  description: null,
  status: 'active',
  createdAt: '2026-03-04T18:00:00.000Z',
  progress: { done: 0, total: 0 },
})
const show = (found: OwnProjects) => render(<ProjectsTab found={found} />)

describe('the tab of projects', () => {
  test('has the list and the dialog of the projects’ own screen', () => {
    show({ projects: [project(7)], total: 1 })
    expect(screen.getByRole('listitem').textContent).toContain('No description provided')
    expect(screen.getByRole('link', { name: 'View Details of Ring 7' }).getAttribute('href')).toBe('/portal/projects/7')
    fireEvent.click(screen.getByRole('button', { name: 'New Project' }))
    expect(screen.getByRole('dialog', { name: 'Create New Project' })).toBeTruthy()
  })

  test('leads to the others where it has the newest alone', () => {
    show({ projects: [project(2), project(1)], total: 12 })
    expect(screen.getByText(/These are the newest 2\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/portal/projects')
  })

  test('says how to begin where there is none', () => {
    show({ projects: [], total: 0 })
    expect(screen.getByText('No projects yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'New Project' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'All projects' })).toBeNull()
  })
})
