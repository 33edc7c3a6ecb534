'use client'

import clsx from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

const step = 'grid size-11 place-items-center rounded border border-line-strong bg-surface hover:border-ink'

type Props = { label: string; slides: { key: number; name: string; content: ReactNode }[] }

/**
 * Shows one slide at a time; the ends meet. All slides share one place, so that nothing moves when a longer one comes.
 * Without scripts they stand below each other.
 */
export function TestimonialCarousel({ label, slides }: Props) {
  const [current, setCurrent] = useState(0)
  const [hasMoved, setMoved] = useState(false)
  const count = slides.length
  const go = (index: number) => {
    setMoved(true)
    setCurrent((index + count) % count)
  }
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div className="grid no-js:gap-12">
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            className={clsx(
              'transition-[opacity,translate] duration-250 ease-out with-js:col-start-1 with-js:row-start-1',
              index === current
                ? 'translate-x-0 opacity-100'
                : 'with-js:invisible with-js:translate-x-3 with-js:opacity-0',
            )}
          >
            {content}
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {hasMoved && `Testimonial ${current + 1} of ${count}: ${slides[current]?.name}`}
      </p>
      {count > 1 && (
        <div className="mt-8 flex items-center gap-2 no-js:hidden">
          <button type="button" aria-label="Previous testimonial" onClick={() => go(current - 1)} className={step}>
            <ChevronLeft aria-hidden className="size-5" />
          </button>
          <div className="flex">
            {slides.map(({ key }, index) => (
              <button
                key={key}
                type="button"
                aria-label={`Go to testimonial ${index + 1}`}
                aria-current={index === current || undefined}
                onClick={() => go(index)}
                className="group grid h-11 w-9 place-items-center rounded"
              >
                <span className="size-2.5 rounded-full border border-line-strong group-hover:border-ink group-aria-[current]:border-strand group-aria-[current]:bg-strand" />
              </button>
            ))}
          </div>
          <button type="button" aria-label="Next testimonial" onClick={() => go(current + 1)} className={step}>
            <ChevronRight aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </div>
  )
}
