import { experienceLevels, positions } from '@/collections/career-applications/schema'
import { careersTexts } from '@/collections/content-elements/texts/careers'
import { CareerPoints } from '@/components/content/career-points'
import { Editable } from '@/components/content/editable'
import { OpeningList } from '@/components/content/opening-list'
import { env } from '@/env'
import { getCareersPage, type Opening } from '@/globals/careers-page/operations'
import { type EmploymentType, employmentTypes } from '@/globals/careers-page/schema'
import { publicRequest } from '@/lib/server/public-request'
import { jobLd } from '../json-ld/jobs'
import { ScreenData } from '../json-ld/page-data'
import { elementsOf, screenMetadata, siteSettings } from '../site-data'
import { CareerForm } from './career-form'

export const generateMetadata = () => screenMetadata('careers')

const employmentLabels = new Map<EmploymentType, string>(employmentTypes.map(({ value, label }) => [value, label]))

async function SearchData({ openings }: { openings: Opening[] }) {
  const settings = await siteSettings()
  return settings && <ScreenData name="careers" more={openings.map((one) => jobLd(one, settings, env.SITE_URL))} />
}

/** Work with the company. */
export default async function CareersPage() {
  const req = await publicRequest()
  if (!req) return null
  const [texts, { points, openings }] = await Promise.all([elementsOf(careersTexts), getCareersPage(req)])
  if (!texts) return null
  const listed = openings.map((opening) => ({
    ...opening,
    employment: employmentLabels.get(opening.employmentType) ?? '',
  }))
  return (
    <div className="page grid gap-x-8 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
      <div className="lg:col-span-5 xl:col-span-4">
        <Editable as="h1" id="careers-title" html={texts['careers-title']} className="text-5" />
        <Editable
          as="p"
          id="careers-intro"
          html={texts['careers-intro']}
          className="mt-4 max-w-measure text-3 text-ink-muted"
        />
        <CareerPoints points={points} />
      </div>
      <div className="lg:col-span-7 xl:col-start-6">
        <OpeningList openings={listed} />
        <div id="apply" className="scroll-mt-24">
          <CareerForm
            options={{ positions, experienceLevels }}
            title={<Editable as="h2" id="careers-form-title" html={texts['careers-form-title']} className="text-4" />}
            note={
              <Editable
                as="p"
                id="careers-form-note"
                html={texts['careers-form-note']}
                className="mb-5 max-w-measure text-1 text-ink-muted"
              />
            }
          />
        </div>
      </div>
      <SearchData openings={openings} />
    </div>
  )
}
