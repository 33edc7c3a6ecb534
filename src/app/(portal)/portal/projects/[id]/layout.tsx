import type { ReactNode } from 'react'
import { readProject } from './read-project'

type Props = { params: Promise<{ id: string }>; children: ReactNode }

/** Asks for the project before anything is sent: behind `loading.tsx` it would be too late for the status 404. */
export default async function ProjectLayout({ params, children }: Props) {
  await readProject((await params).id)
  return children
}
