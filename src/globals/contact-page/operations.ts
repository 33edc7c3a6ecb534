import type { PayloadRequest } from 'payload'

/** The contact page as it is shown. */
export type ContactTexts = {
  title: string
  intro: string
  faq: { question: string; answer: string }[]
  joinTitle: string
  joinText: string
}

/** The texts of the contact page. */
export async function getContactPage(req: PayloadRequest): Promise<ContactTexts> {
  const { title, intro, faq, joinTitle, joinText } = await req.payload.findGlobal({
    slug: 'contact_page',
    depth: 0,
    req,
    // The panel shows the record to content staff only; the page prints the texts in it, which are meant for everybody.
    overrideAccess: true,
  })
  return {
    title,
    intro,
    faq: (faq ?? []).map(({ question, answer }) => ({ question, answer })),
    joinTitle,
    joinText,
  }
}
