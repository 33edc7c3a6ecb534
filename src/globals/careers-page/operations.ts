import type { PayloadRequest } from 'payload'

/** The careers page as it is shown. */
export type CareersTexts = {
  title: string
  intro: string
  points: { title: string; text: string }[]
  formNote: string
}

/** The texts of the careers page. */
export async function getCareersPage(req: PayloadRequest): Promise<CareersTexts> {
  const { title, intro, points, formNote } = await req.payload.findGlobal({
    slug: 'careers_page',
    depth: 0,
    req,
    // The panel shows the record to content staff only; the page prints the texts in it, which are meant for everybody.
    overrideAccess: true,
  })
  return { title, intro, points: (points ?? []).map(({ title, text }) => ({ title, text })), formNote }
}
