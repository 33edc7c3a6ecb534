import { FolderX } from 'lucide-react'
import Link from 'next/link'
import { pageRequest } from '@/app/(account)/page-request'
import { ThemeGuard } from '@/components/layout/theme-guard'
import { EmptyState } from '@/components/portal/empty-state'
import { PageHead } from '@/components/portal/page-head'
import { buttonClass } from '@/components/ui/button'
import { getSiteSettings } from '@/globals/site-settings/operations'

/** Stands where there is no such project, or one of somebody else: nobody can tell which. */
export default async function ProjectNotFound() {
  const { companyName } = await getSiteSettings(await pageRequest())
  return (
    <>
      <title>{`Project not found | ${companyName}`}</title>
      {/* Next draws this screen in the browser, where no script in the head has set the theme. */}
      <ThemeGuard />
      <PageHead
        title="Project not found"
        crumbs={[
          { href: '/portal', label: 'Dashboard' },
          { href: '/portal/projects', label: 'Projects' },
        ]}
      />
      <EmptyState
        icon={FolderX}
        title="There is no such project"
        text="The address may be incomplete, or the project has been removed."
        action={
          <Link href="/portal/projects" className={buttonClass()}>
            Back to the projects
          </Link>
        }
      />
    </>
  )
}
