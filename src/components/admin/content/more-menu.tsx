'use client'

import type { ReactNode } from 'react'
import {
  CalendarClock,
  EllipsisVertical,
  Eye,
  FilePenLine,
  FileUp,
  History,
  type LucideIcon,
  PanelsTopLeft,
  Undo2,
} from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { DeskPage } from '@/collections/content-pages/schema'
import type { ContentAction } from './content-row'
import { statusOf } from './desk-query'
import { quietButton } from './looks'

const item =
  'flex min-h-10 items-center gap-2.5 rounded px-3 text-1 text-ink no-underline outline-none select-none data-highlighted:bg-sunken data-highlighted:text-ink'

function Item({ icon: Icon, onChoose, children }: { icon: LucideIcon; onChoose: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item onSelect={onChoose} className={`${item} cursor-pointer`}>
      <Icon aria-hidden size={16} className="text-ink-muted" />
      {children}
    </DropdownMenu.Item>
  )
}

function LinkItem({ icon: Icon, href, children }: { icon: LucideIcon; href: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      <a href={href} className={item}>
        <Icon aria-hidden size={16} className="text-ink-muted" />
        {children}
      </a>
    </DropdownMenu.Item>
  )
}

/** What is done with a page less often. */
export function MoreMenu({ page, onAction }: { page: DeskPage; onAction: (action: ContentAction) => void }) {
  const isDraft = statusOf(page) === 'draft'
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger aria-label={`More for ${page.title}`} className={`${quietButton} w-10 px-0`}>
        <EllipsisVertical aria-hidden size={16} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="ax z-[80] min-w-[220px] rounded border border-line-strong bg-surface p-1"
        >
          {page.draft && (
            <Item icon={FilePenLine} onChoose={() => onAction('draft')}>
              Edit the draft
            </Item>
          )}
          <Item icon={History} onChoose={() => onAction('history')}>
            History
          </Item>
          <Item icon={CalendarClock} onChoose={() => onAction('plan')}>
            Schedule
          </Item>
          {(isDraft || page.draft) && (
            <Item icon={FileUp} onChoose={() => onAction('publish')}>
              {isDraft ? 'Publish' : 'Publish the draft'}
            </Item>
          )}
          {!isDraft && (
            <Item icon={Undo2} onChoose={() => onAction('unpublish')}>
              Unpublish
            </Item>
          )}
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          {(isDraft || page.draft) && (
            <LinkItem icon={Eye} href={`/preview/${page.id}`}>
              Preview the draft
            </LinkItem>
          )}
          <LinkItem icon={PanelsTopLeft} href={`/admin/collections/content_pages/${page.id}`}>
            Edit in panel
          </LinkItem>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
