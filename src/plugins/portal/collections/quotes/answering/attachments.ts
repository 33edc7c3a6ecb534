import type { AttachmentSource, AttachmentSources } from '@/lib/server/mail-attachments'
import { findPerson } from '../../../people'
import { invoiceFile } from '../../../pdf/operations'
import { idOf } from '../../client-projects/parts'
import { findQuote } from '../find'
import { quotePaper } from './document'

const quote: AttachmentSource = async (req, id) => ({
  mimeType: 'application/pdf',
  bytes: await quotePaper(req, await findQuote(req, id)),
})

/** As its client gets it in the portal. */
const invoice: AttachmentSource = async (req, id) => {
  const stored = await req.payload.findByID({
    collection: 'invoices',
    id,
    depth: 0,
    req,
    // A job has no user; the mail that names the invoice is addressed already.
    overrideAccess: true,
  })
  const client = await findPerson(req, idOf(stored.client) ?? 0)
  if (!client) throw new Error('The client of the invoice is not there')
  const file = await invoiceFile(Object.assign(req, { user: { ...client, collection: 'users' } }), String(id))
  return { mimeType: file.mimeType, bytes: Buffer.concat((await file.stream().toArray()) as Buffer[]) }
}

/** The files that mails of the portal take along. */
export const portalAttachments: AttachmentSources = { quote, invoice }
