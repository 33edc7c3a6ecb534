'use client'

import { Expand } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { Picture } from '@/collections/media/present'
import type { Strand } from '@/lib/shared/strands'
import type { LightboxProps } from './gallery-lightbox'
import { PictureView } from './picture-view'

const Nothing = (_props: LightboxProps) => null

// Without a connection there is no lightbox; the pictures are on the page all the same.
const Lightbox = lazy(async (): Promise<{ default: (props: LightboxProps) => ReactNode }> => {
  try {
    return { default: (await import('./gallery-lightbox')).GalleryLightbox }
  } catch {
    return { default: Nothing }
  }
})

type Item = { picture: Picture; caption: string }

function Tile({ picture, caption, onOpen }: Item & { onOpen: (button: HTMLButtonElement) => void }) {
  return (
    <li className="group relative bg-surface">
      <figure>
        <PictureView
          picture={picture}
          imageUrl={null}
          sizes="(min-width: 40rem) 50vw, 100vw"
          className="aspect-3/2 w-full text-ink-muted"
        />
        <figcaption className="flex min-h-14 items-center justify-between gap-4 border-t border-line px-5 py-3">
          {caption}
          <Expand
            aria-hidden
            className="size-4 shrink-0 text-ink-muted group-hover:text-strand no-js:hidden"
            strokeWidth={1.75}
          />
        </figcaption>
      </figure>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Enlarge: ${caption}`}
        onClick={(event) => onOpen(event.currentTarget)}
        className="absolute inset-0 -outline-offset-4 no-js:hidden"
      />
    </li>
  )
}

type Props = { title: string; pictures: Item[]; strand: Strand }

/** Pictures side by side. Each opens large; what shows it so is loaded when the first is opened. */
export function Gallery({ title, pictures, strand }: Props) {
  const [shown, setShown] = useState<number | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <ul aria-label={title} className="grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2">
        {pictures.map(({ picture, caption }, index) => (
          <Tile
            key={index}
            picture={picture}
            caption={caption}
            onOpen={(button) => {
              opener.current = button
              setShown(index)
            }}
          />
        ))}
      </ul>
      {shown !== null && (
        <Suspense>
          <Lightbox
            pictures={pictures}
            strand={strand}
            index={shown}
            onShow={setShown}
            onClose={() => setShown(null)}
            opener={opener}
          />
        </Suspense>
      )}
    </>
  )
}
