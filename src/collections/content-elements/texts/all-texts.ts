import { aboutTexts } from './about'
import { careersTexts } from './careers'
import { contactTexts } from './contact'
import { contentPageTexts } from './content-page'
import { fiberTexts } from './fiber'
import { homeTexts } from './home'
import type { PageTexts } from './page-text'
import { rfqTexts } from './rfq'
import { servicesTexts } from './services'

const pages: [name: string, texts: PageTexts][] = [
  ['Home', homeTexts],
  ['Services', servicesTexts],
  ['Fiber installation', fiberTexts],
  ['About', aboutTexts],
  ['Contact', contactTexts],
  ['Careers', careersTexts],
  ['Request for Quote', rfqTexts],
  ['Privacy policy, terms and other pages of text', contentPageTexts],
]

/** Every text of the site's own pages that editors may change; the seed stores what an installation lacks. */
export const allTexts = pages.flatMap(([page, texts]) =>
  Object.entries(texts).map(([elementId, { place, text }]) => ({ elementId, place: `${page}: ${place}`, text })),
)

const places = new Map(allTexts.map(({ elementId, place }) => [elementId, place]))

/** Where an element stands on the site, in words; `undefined` when no page of the site shows it. */
export const placeOf = (elementId: string): string | undefined => places.get(elementId)
