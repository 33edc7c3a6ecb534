import type { FiberTexts } from '@/collections/content-elements/texts/fiber'
import type { GalleryContent } from '@/globals/fiber-page/operations'
import type { Strand } from '@/lib/shared/strands'
import { Editable } from './editable'
import { Gallery } from './gallery'

type Props = { texts: FiberTexts; galleries: GalleryContent[]; strand: Strand }

/** Pictures of the work, in galleries with a title each. */
export function FiberGalleries({ texts, galleries, strand }: Props) {
  if (galleries.length === 0) return null
  return (
    <section className="border-t border-line bg-sunken" aria-labelledby="gallery-title">
      <div className="page py-16 md:py-24">
        <div id="gallery-title">
          <Editable as="h2" id="fiber-gallery-title" html={texts['fiber-gallery-title']} className="text-5" />
        </div>
        <Editable
          as="p"
          id="fiber-gallery-intro"
          html={texts['fiber-gallery-intro']}
          className="mt-3 max-w-measure text-3 text-ink-muted"
        />
        {galleries.map(({ title, pictures }, index) => (
          <div key={index} className="mt-12">
            <h3 className="mb-5 text-4">{title}</h3>
            <Gallery title={title} pictures={pictures} strand={strand} />
          </div>
        ))}
      </div>
    </section>
  )
}
