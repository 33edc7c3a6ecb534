import type { CSSProperties } from 'react'
import type { ServiceCard as Service } from '@/collections/services/operations'
import { Arrow } from '@/components/ui/arrow'
import { SiteLink } from '@/components/ui/site-link'
import { PictureView } from './picture-view'

/** A service on a card in its strand colour. The whole card leads to it; the link is named after it. */
export function ServiceCard({ service }: { service: Service }) {
  const { name, shortDescription, isNew, strand, href, picture, imageUrl } = service
  return (
    <article
      className="group relative flex h-full flex-col bg-surface"
      style={{ '--strand': `var(--strand-${strand})` } as CSSProperties}
    >
      <div className="bg-sunken/60 text-ink-muted">
        <PictureView
          picture={picture}
          imageUrl={imageUrl}
          sizes="(min-width: 64rem) 25vw, (min-width: 40rem) 50vw, 100vw"
          className="aspect-3/2 w-full"
        />
      </div>
      <div className="flex flex-1 flex-col p-6">
        <div className="flex items-start justify-between gap-3">
          <h3 className="text-3 leading-snug">{name}</h3>
          {isNew && (
            <span className="label-mono mt-1 rounded border border-ok bg-ok-soft px-1.5 leading-5 font-medium text-ok">
              NEW
            </span>
          )}
        </div>
        <p className="mt-2 text-ink-muted">{shortDescription}</p>
        <p className="mt-auto pt-5">
          <SiteLink
            href={href}
            className="inline-flex items-center gap-2.5 font-medium text-strand after:absolute after:inset-0"
          >
            Read more<span className="sr-only"> about {name}</span>
            <Arrow className="transition-transform duration-150 group-hover:translate-x-1" />
          </SiteLink>
        </p>
      </div>
    </article>
  )
}
