import { cache } from 'react'
import { notFound } from 'next/navigation'
import { pageRequest } from '@/app/(account)/page-request'
import { HttpError } from '@/lib/server/http-error'
import { getInvoice } from '@/plugins/portal/collections/invoices/operations'
import type { InvoiceDetails } from '@/plugins/portal/collections/invoices/schema'

/** The invoice of an address, once for each request; what is not the caller's is not there. */
export const invoiceOf = cache(async (id: string): Promise<InvoiceDetails> => {
  const req = await pageRequest()
  try {
    return await getInvoice(req, id)
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) notFound()
    throw error
  }
})
