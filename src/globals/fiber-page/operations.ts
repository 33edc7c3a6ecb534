import type { PayloadRequest } from 'payload'
import { presentPicture, type Picture } from '@/collections/media/present'
import type { FiberPage } from '@/payload-types'

/** A reason or a kind of work: a title and a sentence or two. */
export type Piece = { title: string; text: string }

/** Work outside or inside of buildings. */
export type Plant = { picture: Picture | null; works: Piece[] }

/** A picture of work with its caption. */
export type GalleryPicture = { picture: Picture; caption: string }

/** Pictures of one kind of work. */
export type GalleryContent = { title: string; pictures: GalleryPicture[] }

/** The lists and pictures of the fiber installation page as they are shown. */
export type FiberPageContent = {
  why: Piece[]
  osp: Plant
  isp: Plant
  standards: string[]
  galleries: GalleryContent[]
}

const pieces = (list: Piece[] | null | undefined): Piece[] => (list ?? []).map(({ title, text }) => ({ title, text }))

const presentGalleries = (galleries: FiberPage['galleries']): GalleryContent[] =>
  (galleries ?? [])
    .map(({ title, pictures }) => ({
      title,
      pictures: (pictures ?? []).flatMap(({ picture, caption }) => {
        const shown = presentPicture(picture)
        return shown ? [{ picture: shown, caption }] : []
      }),
    }))
    .filter(({ pictures }) => pictures.length > 0)

/** The lists and pictures of the fiber installation page. */
export async function getFiberPage(req: PayloadRequest): Promise<FiberPageContent> {
  const page = await req.payload.findGlobal({
    slug: 'fiber_page',
    depth: 1,
    req,
    // The panel shows the record to content staff only; the page prints what was written for everybody.
    overrideAccess: true,
  })
  return {
    why: pieces(page.why),
    osp: { picture: presentPicture(page.ospPicture), works: pieces(page.ospWorks) },
    isp: { picture: presentPicture(page.ispPicture), works: pieces(page.ispWorks) },
    standards: (page.standards ?? []).map(({ name }) => name),
    galleries: presentGalleries(page.galleries),
  }
}
