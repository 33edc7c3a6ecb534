import { SearchX } from 'lucide-react'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from './empty-state'
import { type Crumb, PageHead } from './page-head'

type Props = { title: string; text: string; href: string; label: string; crumbs?: Crumb[] }

/** What is not there, or is another's; and where to go instead. */
export function NotHere({ title, text, href, label, crumbs = [] }: Props) {
  return (
    <>
      <PageHead title={title} crumbs={[{ href: '/portal', label: 'Dashboard' }, ...crumbs]} />
      <EmptyState
        icon={SearchX}
        title="There is nothing at this address"
        text={text}
        action={
          <Link href={href} prefetch={false} className={buttonClass()}>
            {label}
          </Link>
        }
      />
    </>
  )
}
