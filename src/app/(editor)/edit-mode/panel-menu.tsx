import { SquarePen } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { buttonClass } from '@/components/ui/button'
import type { PanelLink } from '../site-editor/[[...path]]/records'

const item =
  'flex min-h-11 items-center rounded px-3 outline-none data-[highlighted]:bg-primary-soft data-[highlighted]:text-ink'

/** Leads to the records of this page in the panel, where everything else of them is edited. */
export function PanelMenu({ links }: { links: PanelLink[] }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={buttonClass('secondary', 'max-md:px-3 md:px-4')}>
        <SquarePen aria-hidden className="size-4" />
        <span className="max-md:sr-only">Edit in panel</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          side="top"
          align="end"
          sideOffset={12}
          collisionPadding={16}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded border border-line-strong bg-surface p-1.5 text-ink"
        >
          {links.map(({ label, href }) => (
            <DropdownMenu.Item key={href} asChild>
              <a href={href} className={item}>
                {label}
              </a>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
