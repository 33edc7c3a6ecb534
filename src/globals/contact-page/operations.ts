import type { PayloadRequest } from 'payload'

/** The list of the contact page as it is shown. */
export type ContactLists = { faq: { question: string; answer: string }[] }

/** The list of the contact page. */
export async function getContactPage(req: PayloadRequest): Promise<ContactLists> {
  const { faq } = await req.payload.findGlobal({
    slug: 'contact_page',
    depth: 0,
    req,
    // The panel shows the record to content staff only; the page prints the texts in it, which are meant for everybody.
    overrideAccess: true,
  })
  return { faq: (faq ?? []).map(({ question, answer }) => ({ question, answer })) }
}
