import { buttonClass } from '@/components/ui/button'
import { Editable } from './editable'
import { HeroDrawing } from './hero-drawing'

/** The head of the home page: 60 % of the screen's height, and more where the words need it. */
export function Hero({ title, description }: { title: string; description: string }) {
  return (
    <section className="relative flex min-h-[60svh] flex-col overflow-hidden border-b border-line bg-surface">
      <div className="page relative z-10 pt-12 pb-8 lg:pb-24">
        <Editable as="h1" id="hero-title" html={title} className="max-w-[18ch] text-6" />
        <Editable
          as="p"
          id="hero-description"
          html={description}
          className="mt-4 max-w-[60ch] text-ink-muted md:text-3 md:leading-[1.4] lg:max-w-[48ch] xl:max-w-[56ch]"
        />
        <div className="mt-6 flex flex-wrap gap-3">
          <a href="#services" className={buttonClass('primary')}>
            Our Services
          </a>
          <a href="#rfq" className={buttonClass('secondary')}>
            Request Quote
          </a>
        </div>
      </div>
      <HeroDrawing className="mt-auto h-36 w-full text-ink-muted sm:h-48 lg:absolute lg:inset-x-0 lg:bottom-0 lg:aspect-[1440/316] lg:h-auto" />
    </section>
  )
}
