import { AboutOffices, type Office } from './about-offices'
import { Editable } from './editable'

type Props = { title: string; intro: string; offices: Office[] }

/** The head of the About page: who the company is, and where. */
export function AboutHead({ title, intro, offices }: Props) {
  return (
    <header className="overflow-hidden border-b border-line bg-surface">
      <div className="page pt-14 pb-6 md:pt-20">
        <Editable as="h1" id="about-title" html={title} className="text-6" />
        <Editable as="p" id="about-intro" html={intro} className="mt-5 max-w-measure text-3 text-ink-muted" />
      </div>
      <AboutOffices offices={offices} />
    </header>
  )
}
