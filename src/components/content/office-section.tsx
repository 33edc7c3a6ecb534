import { Editable } from './editable'
import { type Office, OfficeCard } from './office-card'
import { OfficeMap } from './office-map'

/** The regional offices below a heading (HTML): on the map, and each on its card. */
export function OfficeSection({ title, offices }: { title: string; offices: Office[] }) {
  if (offices.length === 0) return null
  return (
    <section id="offices" aria-labelledby="offices-title" className="page py-16 md:py-24">
      <div id="offices-title">
        <Editable as="h2" id="contact-offices-title" html={title} className="text-5" />
      </div>
      <div className="mt-10 grid gap-px overflow-hidden rounded border border-line bg-line lg:grid-cols-12">
        <div className="grid items-center bg-surface px-2 py-8 sm:p-8 lg:col-span-6 xl:col-span-7">
          <OfficeMap offices={offices} className="w-full" />
        </div>
        <ul className="grid gap-px sm:grid-cols-2 lg:col-span-6 xl:col-span-5">
          {offices.map((office) => (
            <li key={office.name}>
              <OfficeCard office={office} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
