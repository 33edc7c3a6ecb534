import type { PayloadRequest } from 'payload'
import { slugify } from '@/lib/shared/slugify'
import type { CareersPage } from '@/payload-types'
import { type EmploymentType, isOpen } from './schema'

/** A job that is open. Days are written as `2026-12-31`, money in US dollars a year. */
export type Opening = {
  /** Where it stands on the page. */
  anchor: string
  title: string
  /** The choice of the form that it stands for. */
  position: string | null
  location: string
  employmentType: EmploymentType
  postedOn: string
  validUntil: string | null
  paragraphs: string[]
  salary: { from: number; to: number | null } | null
}

/** The lists of the careers page as they are shown. */
export type CareersLists = {
  points: { title: string; text: string }[]
  /** The jobs that are open at the moment, in the order of the panel. */
  openings: Opening[]
}

const presentOpening = (opening: NonNullable<CareersPage['openings']>[number]): Opening => ({
  anchor: `opening-${slugify(opening.title)}-${opening.id?.slice(-4) ?? ''}`,
  title: opening.title,
  position: opening.position ?? null,
  location: opening.location,
  employmentType: opening.employmentType,
  postedOn: opening.postedOn.slice(0, 10),
  validUntil: opening.validUntil?.slice(0, 10) ?? null,
  paragraphs: opening.description.split(/\n\s*\n/).flatMap((text) => text.trim() || []),
  salary: opening.salaryFrom ? { from: opening.salaryFrom, to: opening.salaryTo ?? null } : null,
})

/**
 * The lists of the careers page. A job whose last day is over is left out; since the page is kept, that shows when it is
 * rendered next.
 */
export async function getCareersPage(req: PayloadRequest, now = new Date()): Promise<CareersLists> {
  const { points, openings } = await req.payload.findGlobal({
    slug: 'careers_page',
    depth: 0,
    req,
    // The panel shows the record to content staff only; the page prints the texts in it, which are meant for everybody.
    overrideAccess: true,
  })
  return {
    points: (points ?? []).map(({ title, text }) => ({ title, text })),
    openings: (openings ?? []).map(presentOpening).filter(({ validUntil }) => isOpen(validUntil, now)),
  }
}
