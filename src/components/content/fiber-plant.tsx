import clsx from 'clsx'
import type { Plant } from '@/globals/fiber-page/operations'
import { Editable } from './editable'
import { PictureView } from './picture-view'

function Standards({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Editable as="h3" id="fiber-standards-title" html={title} className="label-mono text-ink-muted" />
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="label-mono rounded border border-strand px-2.5 py-1 font-medium text-strand">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Works({ works }: Pick<Plant, 'works'>) {
  return (
    <ul className="grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2">
      {works.map((work) => (
        <li key={work.title} className="bg-surface p-6">
          <h3 className="text-3 leading-snug">{work.title}</h3>
          <p className="mt-2 text-ink-muted">{work.text}</p>
        </li>
      ))}
    </ul>
  )
}

type Text = { id: string; html: string }

type Props = {
  id: string
  title: Text
  intro: Text
  plant: Plant
  /** What the work is held to, below a label (HTML). */
  standards?: { title: string; names: string[] }
  isFlipped?: boolean
}

/** Work outside or inside of buildings, with its picture and the standards that it is held to. */
export function FiberPlant({ id, title, intro, plant: { picture, works }, standards, isFlipped = false }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx('border-t border-line', isFlipped ? 'bg-paper' : 'bg-sunken')}
    >
      <div className="page grid gap-x-12 gap-y-8 py-16 md:py-24 lg:grid-cols-12">
        <div
          className={clsx(
            'lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-5 lg:self-start',
            isFlipped && 'lg:order-last',
          )}
        >
          <div id={`${id}-title`}>
            <Editable as="h2" {...title} className="text-5" />
          </div>
          <Editable as="p" {...intro} className="mt-3 max-w-measure text-3 text-ink-muted" />
          <PictureView
            picture={picture}
            imageUrl={null}
            sizes="(min-width: 64rem) 40vw, 100vw"
            className="mt-8 aspect-3/2 w-full text-ink-muted"
          />
        </div>
        <div className="lg:col-span-7">
          <Works works={works} />
          {standards && <Standards {...standards} />}
        </div>
      </div>
    </section>
  )
}
