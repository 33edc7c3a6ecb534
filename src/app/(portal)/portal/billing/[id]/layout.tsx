import type { ReactNode } from 'react'
import { pageRequest } from '@/app/(account)/page-request'
import { invoiceOf } from '../own-billing'

type Props = { children: ReactNode; params: Promise<{ id: string }> }

/** Looks for the invoice before anything is sent: once placeholders are on their way, the status could not be 404 any more. */
export default async function InvoiceLayout({ children, params }: Props) {
  if ((await pageRequest()).user) await invoiceOf((await params).id)
  return children
}
