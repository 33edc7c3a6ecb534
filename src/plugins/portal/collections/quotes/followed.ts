import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import type { Quote } from '@/payload-types'
import { idOf } from '../client-projects/parts'
import type { QuoteRecord } from './schema'

type Followed = Pick<QuoteRecord, 'project' | 'depositInvoice'>

/** What an accepted quote led to. Names only: projects and invoices themselves are for administrators. */
export async function followed(req: PayloadRequest, { project, depositInvoice }: Quote): Promise<Followed> {
  const [projectId, invoiceId] = [idOf(project), idOf(depositInvoice)]
  const { rows: projects } = await sqlOf(req).query<{ id: number; name: string }>(
    'select id, name from client_projects where id = $1',
    [projectId ?? 0],
  )
  const { rows: invoices } = await sqlOf(req).query<{ id: number; number: string | null }>(
    'select id, number from invoices where id = $1',
    [invoiceId ?? 0],
  )
  const [invoice] = invoices
  return {
    project: projects[0] ?? null,
    depositInvoice: invoice ? { id: invoice.id, number: invoice.number ?? 'Draft' } : null,
  }
}
