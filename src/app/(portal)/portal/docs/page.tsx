import { BookOpen } from 'lucide-react'
import { pageRequest } from '@/app/(account)/page-request'
import { LocalDate } from '@/components/admin/local-date'
import { EmptyState } from '@/components/portal/empty-state'
import { PageHead } from '@/components/portal/page-head'
import { getDocTexts } from '@/plugins/portal/sources/operations'
import type { TechDocumentText } from '@/plugins/portal/sources/source'
import { portalTitle } from '../page-title'

export const generateMetadata = () => portalTitle('Documentation')

function Document({ document }: { document: TechDocumentText }) {
  return (
    <article aria-labelledby={document.path} className="border-t border-line pt-6">
      <h2 id={document.path} className="scroll-mt-20 text-3 font-semibold md:scroll-mt-6">
        {document.title}
      </h2>
      <p className="mb-4 text-1 text-ink-muted">
        Last updated <LocalDate value={document.lastUpdated} />
      </p>
      {document.body.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index} className="mb-3 max-w-[70ch] text-2">
          {paragraph}
        </p>
      ))}
    </article>
  )
}

/** The documents about the client's installation, each with an anchor of its own. */
export default async function DocumentationPage() {
  const req = await pageRequest()
  if (!req.user) return null
  const { items, isSample } = await getDocTexts(req)
  return (
    <>
      <PageHead
        title="Documentation"
        text={
          items.length > 0 && isSample ? 'About your own installation. Sample data.' : 'About your own installation.'
        }
        crumbs={[{ href: '/portal', label: 'Dashboard' }]}
      />
      {items.length === 0 && (
        <EmptyState
          icon={BookOpen}
          title="No documents yet"
          text="We write down how your installation is built and run, and keep it here."
        />
      )}
      <div className="grid gap-8">
        {items.map((document) => (
          <Document key={document.id} document={document} />
        ))}
      </div>
    </>
  )
}
