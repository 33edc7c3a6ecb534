import type { Picture } from '@/collections/media/present'
import { buttonClass } from '@/components/ui/button'
import type { FiberTexts } from '@/collections/content-elements/texts/fiber'
import { Editable } from './editable'
import { FiberLine } from './fiber-line'
import { plainText } from './inline-html'
import { PictureView } from './picture-view'

type Props = { texts: FiberTexts; picture: Picture | null }

/** The head of the fiber page, and the fiber that leaves it. */
export function FiberHero({ texts, picture }: Props) {
  return (
    <section className="overflow-hidden border-b border-line bg-surface">
      <div className="page grid items-center gap-x-12 gap-y-8 pt-12 pb-6 md:pt-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Editable as="h1" id="fiber-title" html={texts['fiber-title']} className="max-w-[14ch] text-6" />
          <Editable
            as="p"
            id="fiber-intro"
            html={texts['fiber-intro']}
            className="mt-4 max-w-[56ch] text-ink-muted md:text-3 md:leading-[1.4]"
          />
          <div className="mt-6 flex flex-wrap gap-3">
            <a href="#outside-plant" className={buttonClass('secondary')}>
              {plainText(texts['fiber-osp-title'])}
            </a>
            <a href="#inside-plant" className={buttonClass('secondary')}>
              {plainText(texts['fiber-isp-title'])}
            </a>
          </div>
        </div>
        <PictureView
          picture={picture}
          imageUrl={null}
          isFirst
          sizes="(min-width: 64rem) 40vw, 100vw"
          className="aspect-3/2 w-full text-ink-muted lg:col-span-5"
        />
      </div>
      <FiberLine className="h-20 w-full text-ink-muted sm:h-24 lg:aspect-[1440/112] lg:h-auto" />
    </section>
  )
}
