import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { ProjectList } from './project-list'

const project = {
  id: 7,
  name: 'Ring',
  description: 'Four sites',
  status: 'active',
  createdAt: '2026-03-04T18:00:00.000Z',
}

test('a project has its name, its day, its state and the way to it', () => {
  render(<ProjectList projects={[project]} />)
  expect(screen.getByRole('listitem').textContent).toBe('RingFour sitesActiveCreated Mar 4, 2026View Details of Ring')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/portal/projects/7')
})

test('one without a description says so', () => {
  render(<ProjectList projects={[{ ...project, description: null }]} />)
  expect(screen.getByText('No description provided')).toBeTruthy()
})

test.each([
  ['active', 'Active', 'text-ok'],
  ['completed', 'Completed', 'text-info'],
  ['on_hold', 'On hold', 'text-warn'],
  ['awaiting-parts', 'Awaiting parts', 'text-warn'],
])('the state %s reads %s and has its colour', (status, word, color) => {
  render(<ProjectList projects={[{ ...project, status }]} />)
  expect(screen.getByText(word).className).toContain(color)
})

test('how far it is can be read aloud', () => {
  render(<ProjectList projects={[{ ...project, progress: { done: 2, total: 5 } }]} />)
  expect(screen.getByRole('img', { name: '2 of 5 milestones reached' })).toBeTruthy()
})
