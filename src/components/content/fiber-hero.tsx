import type { Picture } from '@/collections/media/present'
import { buttonClass } from '@/components/ui/button'
import type { FiberPageContent } from '@/globals/fiber-page/operations'
import { FiberLine } from './fiber-line'
import { PictureView } from './picture-view'

type Props = { page: FiberPageContent; picture: Picture | null }

/** The head of the fiber page, and the fiber that leaves it. */
export function FiberHero({ page: { title, intro, osp, isp }, picture }: Props) {
  return (
    <section className="overflow-hidden border-b border-line bg-surface">
      <div className="page grid items-center gap-x-12 gap-y-8 pt-12 pb-6 md:pt-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="max-w-[14ch] text-6">{title}</h1>
          <p className="mt-4 max-w-[56ch] text-ink-muted md:text-3 md:leading-[1.4]">{intro}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a href="#outside-plant" className={buttonClass('secondary')}>
              {osp.title}
            </a>
            <a href="#inside-plant" className={buttonClass('secondary')}>
              {isp.title}
            </a>
          </div>
        </div>
        <PictureView
          picture={picture}
          imageUrl={null}
          sizes="(min-width: 64rem) 40vw, 100vw"
          className="aspect-3/2 w-full text-ink-muted lg:col-span-5"
        />
      </div>
      <FiberLine className="h-20 w-full text-ink-muted sm:h-24 lg:aspect-[1440/112] lg:h-auto" />
    </section>
  )
}
