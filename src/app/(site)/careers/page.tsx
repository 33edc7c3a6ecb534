import { experienceLevels, positions } from '@/collections/career-applications/schema'
import { CareerPoints } from '@/components/content/career-points'
import { getCareersPage } from '@/globals/careers-page/operations'
import { publicRequest } from '@/lib/server/public-request'
import { pageMetadata } from '../site-data'
import { CareerForm } from './career-form'

export const generateMetadata = () => pageMetadata({ title: 'Network Technology Recruiting', path: '/careers' })

/** Work with the company. */
export default async function CareersPage() {
  const req = await publicRequest()
  if (!req) return null
  const { title, intro, points, formNote } = await getCareersPage(req)
  return (
    <div className="page grid gap-x-8 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
      <div className="lg:col-span-5 xl:col-span-4">
        <h1 className="text-5">{title}</h1>
        <p className="mt-4 max-w-measure text-3 text-ink-muted">{intro}</p>
        <CareerPoints points={points} />
      </div>
      <div className="lg:col-span-7 xl:col-start-6">
        <CareerForm options={{ positions, experienceLevels }} note={formNote} />
      </div>
    </div>
  )
}
