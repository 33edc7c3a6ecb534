import { forbidden } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { listContent } from '@/collections/content-pages/desk'
import { PanelTemplate } from '../panel-template'
import { ContentDesk } from './content-desk'

/** The content desk. Custom views are public unless they ask themselves. */
export async function ContentView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isContentStaff(req.user as Person)) forbidden()
  return (
    <PanelTemplate view={view}>
      <ContentDesk first={await listContent(req)} />
    </PanelTemplate>
  )
}
