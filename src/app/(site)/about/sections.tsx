import type { ReactNode } from 'react'
import type { AboutTexts } from '@/collections/content-elements/texts/about'
import { CertificationList } from '@/components/content/certification-list'
import { Editable } from '@/components/content/editable'
import { FactList } from '@/components/content/fact-list'
import { PartnerStrip } from '@/components/content/partner-strip'
import { TeamList } from '@/components/content/team-list'
import type { SiteSetting } from '@/payload-types'
import { DefaultStory } from './default-story'

type Props = { settings: SiteSetting; texts: AboutTexts }
type Name = 'certifications' | 'team' | 'partners'

/** The head of a section; its heading names the section. */
function Head({ name, texts }: { name: Name; texts: AboutTexts }) {
  return (
    <>
      <div id={`${name}-title`}>
        <Editable as="h2" id={`about-${name}-title`} html={texts[`about-${name}-title`]} className="text-5" />
      </div>
      <Editable
        as="p"
        id={`about-${name}-text`}
        html={texts[`about-${name}-text`]}
        className="mt-3 max-w-measure text-ink-muted"
      />
    </>
  )
}

/** The published story, else the built-in one; beside it the company in figures. */
export function StoryAndFacts({ settings, texts, story }: Props & { story: string | undefined }) {
  const { companyName, facts } = settings
  const prose = 'prose lg:col-span-7'
  return (
    <div className="page grid gap-x-8 gap-y-14 py-16 md:py-24 lg:grid-cols-12">
      {story ? (
        <section
          aria-label="Our Story"
          data-page-field="content"
          className={prose}
          dangerouslySetInnerHTML={{ __html: story }}
        />
      ) : (
        <section aria-label="Our Story" className={prose}>
          <DefaultStory companyName={companyName} />
        </section>
      )}
      {facts && facts.length > 0 && (
        <section className="lg:col-span-4 lg:col-start-9" aria-labelledby="facts-title">
          <div id="facts-title">
            <Editable as="h2" id="about-facts-title" html={texts['about-facts-title']} className="text-4" />
          </div>
          <FactList facts={facts} />
        </section>
      )}
    </div>
  )
}

/** What the company is certified for. */
export function Certifications({ settings: { certifications }, texts }: Props) {
  if (!certifications?.length) return null
  return (
    <section className="border-t border-line bg-sunken" aria-labelledby="certifications-title">
      <div className="page grid gap-x-8 gap-y-8 py-16 md:py-24 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Head name="certifications" texts={texts} />
        </div>
        <div className="lg:col-span-8">
          <CertificationList certifications={certifications} />
        </div>
      </div>
    </section>
  )
}

type BandProps = { name: 'team' | 'partners'; texts: AboutTexts; children: ReactNode }

/** A section that the foot of every page links to: its anchor is there even before it has content. */
function Band({ name, texts, children }: BandProps) {
  return (
    <section id={name} className="border-t border-line" aria-labelledby={`${name}-title`}>
      <div className="page py-16 md:py-24">
        <Head name={name} texts={texts} />
        <div className="mt-10">{children}</div>
      </div>
    </section>
  )
}

/** The leadership team. */
export const Team = ({ settings, texts }: Props) => (
  <Band name="team" texts={texts}>
    <TeamList team={settings.team ?? []} />
  </Band>
)

/** The partners. */
export const Partners = ({ settings, texts }: Props) => (
  <Band name="partners" texts={texts}>
    <PartnerStrip partners={settings.partners ?? []} />
  </Band>
)
