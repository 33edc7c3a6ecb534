'use client'

import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { CSSProperties, KeyboardEvent, RefObject } from 'react'
import type { Picture } from '@/collections/media/present'
import type { Strand } from '@/lib/shared/strands'
import { PictureView } from './picture-view'

/** The gallery of a lightbox, and which of its pictures is shown. */
export type LightboxProps = {
  pictures: { picture: Picture; caption: string }[]
  strand: Strand
  index: number
  onShow: (index: number) => void
  onClose: () => void
  /** What gets the focus back. */
  opener: RefObject<HTMLElement | null>
}

const control = 'grid size-11 shrink-0 place-items-center rounded border border-line-strong bg-surface hover:border-ink'

type BarProps = { caption: string; index: number; count: number; go: (by: number) => void }

function Bar({ caption, index, count, go }: BarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line p-4">
      <div className="min-w-[16ch] flex-1" aria-live="polite">
        <Dialog.Title className="text-2 leading-snug font-medium tracking-normal">{caption}</Dialog.Title>
        <p className="label-mono text-ink-muted">
          {index + 1} of {count}
        </p>
      </div>
      <div className="flex gap-2">
        {count > 1 && (
          <>
            <button type="button" aria-label="Previous picture" onClick={() => go(-1)} className={control}>
              <ChevronLeft aria-hidden className="size-5" />
            </button>
            <button type="button" aria-label="Next picture" onClick={() => go(1)} className={control}>
              <ChevronRight aria-hidden className="size-5" />
            </button>
          </>
        )}
        <Dialog.Close aria-label="Close" className={control}>
          <X aria-hidden className="size-5" />
        </Dialog.Close>
      </div>
    </div>
  )
}

/** One picture of a gallery, large. Arrow keys go through all of them, and the ends meet; Escape closes. */
export function GalleryLightbox({ pictures, strand, index, onShow, onClose, opener }: LightboxProps) {
  const shown = pictures[index]
  if (!shown) return null
  const count = pictures.length
  const go = (by: number) => onShow((index + by + count) % count)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/60 transition-opacity duration-150 dark:bg-sunken/85 starting:opacity-0" />
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            // It was opened without a trigger of its own, so Radix does not know where the focus came from.
            event.preventDefault()
            opener.current?.focus()
          }}
          style={{ '--strand': `var(--strand-${strand})` } as CSSProperties}
          className="fixed inset-0 z-50 m-auto flex h-fit max-h-dvh w-full max-w-[min(64rem,calc((100dvh-8rem)*1.5))] flex-col overflow-y-auto border border-line bg-paper text-ink transition-[opacity,scale] duration-200 md:w-[calc(100%-4rem)] md:rounded starting:scale-97 starting:opacity-0"
        >
          <PictureView
            picture={shown.picture}
            imageUrl={null}
            isFirst
            sizes="min(64rem, 100vw)"
            className="aspect-3/2 w-full bg-surface object-contain! text-ink-muted"
          />
          <Bar caption={shown.caption} index={index} count={count} go={go} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
