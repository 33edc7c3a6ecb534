import type { TestimonialCard } from '@/collections/testimonials/operations'
import { PictureView } from './picture-view'

/** The initials of a name: those of its first and last word, without a title. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !word.endsWith('.'))
  const [first = name] = words
  const last = words.length > 1 ? words[words.length - 1] : undefined
  return `${first.charAt(0)}${last?.charAt(0) ?? ''}`.toUpperCase()
}

function Portrait({ testimonial: { name, avatar, avatarUrl } }: { testimonial: TestimonialCard }) {
  const shape = 'size-12 shrink-0 rounded-full'
  // The name stands beside it: the portrait itself is not read aloud.
  if (avatar || avatarUrl)
    return (
      <PictureView picture={avatar && { ...avatar, alt: '' }} imageUrl={avatarUrl} sizes="3rem" className={shape} />
    )
  return (
    <span aria-hidden className={`${shape} label-mono grid place-items-center border border-line-strong bg-surface`}>
      {initialsOf(name)}
    </span>
  )
}

/** What one customer says. */
export function Testimonial({ testimonial }: { testimonial: TestimonialCard }) {
  const { name, title, company, content } = testimonial
  return (
    <figure className="flex h-full flex-col">
      <blockquote className="text-4 leading-snug tracking-[-0.015em] text-balance">
        <p>“{content}”</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-8">
        <Portrait testimonial={testimonial} />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-ink-muted">
            {title}, {company}
          </span>
        </span>
      </figcaption>
    </figure>
  )
}
