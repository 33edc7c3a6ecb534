import type { PayloadRequest } from 'payload'
import { presentPicture, type Picture } from '@/collections/media/present'

/** A reason or a kind of work: a title and a sentence or two. */
export type Piece = { title: string; text: string }

/** Work outside or inside of buildings. */
export type Plant = { title: string; intro: string; picture: Picture | null; works: Piece[] }

/** A picture of work with its caption. */
export type GalleryPicture = { picture: Picture; caption: string }

/** The fiber installation page as it is shown. */
export type FiberPageContent = {
  title: string
  intro: string
  whyTitle: string
  why: Piece[]
  osp: Plant
  isp: Plant
  standards: string[]
  gallery: GalleryPicture[]
  closingTitle: string
  closingText: string
}

const pieces = (list: Piece[] | null | undefined): Piece[] => (list ?? []).map(({ title, text }) => ({ title, text }))

/** The texts and pictures of the fiber installation page. */
export async function getFiberPage(req: PayloadRequest): Promise<FiberPageContent> {
  const page = await req.payload.findGlobal({
    slug: 'fiber_page',
    depth: 1,
    req,
    // The panel shows the record to content staff only; the page prints what was written for everybody.
    overrideAccess: true,
  })
  return {
    title: page.title,
    intro: page.intro,
    whyTitle: page.whyTitle,
    why: pieces(page.why),
    osp: {
      title: page.ospTitle,
      intro: page.ospIntro,
      picture: presentPicture(page.ospPicture),
      works: pieces(page.ospWorks),
    },
    isp: {
      title: page.ispTitle,
      intro: page.ispIntro,
      picture: presentPicture(page.ispPicture),
      works: pieces(page.ispWorks),
    },
    standards: (page.standards ?? []).map(({ name }) => name),
    gallery: (page.gallery ?? []).flatMap(({ picture, caption }) => {
      const shown = presentPicture(picture)
      return shown ? [{ picture: shown, caption }] : []
    }),
    closingTitle: page.closingTitle,
    closingText: page.closingText,
  }
}
