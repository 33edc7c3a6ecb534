import type { CareerInput } from '@/collections/career-applications/schema'
import type { EmploymentType } from '@/globals/careers-page/schema'

type CareerPosition = CareerInput['position']

/** The shapes of the seeded content: plain data, so that the seed can hand it to the operations as it is. */

/** The twelve strand colours of TIA-598, in their standard order. */
export type StrandColor =
  'blue' | 'orange' | 'green' | 'brown' | 'slate' | 'white' | 'red' | 'black' | 'yellow' | 'violet' | 'rose' | 'aqua'

export type EmailContact = { label: string; address: string; description: string }

export type OperationsArea = { name: string; description: string }

export type Office = {
  id: string
  name: string
  description: string
  street: string
  city: string
  state: string
  zip: string
  phone: string
  lat: number
  lng: number
}

export type BusinessHours = { days: string; hours: string }

export type CompanyFact = { value: string; label: string; detail: string }

export type Certification = { name: string; description: string }

export type TeamMember = { name: string; title: string; bio: string }

export type Partner = { name: string; description: string }

export type SubdomainEntry = { isOffline: boolean; url: string }

export type CompanyContent = {
  name: string
  tagline: string
  description: string
  phone: string
  emails: EmailContact[]
  /** Where the mails that the public forms cause are sent. */
  recipients: { rfq: string; contact: string; careers: string }
  operationsAreas: OperationsArea[]
  offices: Office[]
  businessHours: BusinessHours[]
  serviceHours: string
  facts: CompanyFact[]
  certifications: Certification[]
  leadership: TeamMember[]
  partners: Partner[]
  subdomainStatus: { rfq: SubdomainEntry; app: SubdomainEntry }
  footerNote: string
}

export type ServiceCardSeed = {
  slug: string
  name: string
  /** At most 120 characters. */
  shortDescription: string
  isNew?: boolean
  strand: StrandColor
  /** File name in `src/seed/media`. */
  picture: string
}

export type Benefit = { title: string; text: string }

export type Faq = { question: string; answer: string }

export type ServiceDetailSeed = {
  slug: string
  title: string
  /** HTML paragraphs. */
  description: string
  /** Always four. */
  benefits: Benefit[]
  /** Always two. */
  faqs: Faq[]
}

/** A section of the services page that has no card. */
export type ServiceSectionSeed = {
  slug: string
  title: string
  /** One sentence, for search engines. */
  shortDescription: string
  /** HTML paragraphs. */
  description: string
  benefits: Benefit[]
  strand: StrandColor
  picture: string
}

export type TestimonialSeed = { name: string; title: string; company: string; content: string }

export type ContentPageSeed = {
  slug: string
  title: string
  /** As it is shown: 'July 15, 2025'. */
  lastUpdated?: string
  /** HTML. */
  content: string
}

export type ContactContent = { faqs: Faq[] }

export type OpeningSeed = {
  title: string
  position: CareerPosition
  location: string
  employmentType: EmploymentType
  /** How long ago it was first offered. */
  daysAgo: number
  /** For how many days from the seed on it is open; for good without. */
  openFor?: number
  /** Paragraphs, with an empty line between them. */
  description: string
  salaryFrom: number
  salaryTo: number
}

export type CareersContent = { points: Benefit[]; openings: OpeningSeed[] }

export type PlantWork = { title: string; text: string }

export type GallerySeed = { title: string; pictures: { picture: string; caption: string; alt: string }[] }

export type FiberContent = {
  why: Benefit[]
  osp: { works: PlantWork[]; picture: string; alt: string }
  isp: { works: PlantWork[]; standards: string[]; picture: string; alt: string }
  galleries: GallerySeed[]
}

export type RfqServiceType = 'network' | 'infrastructure' | 'datacenter' | 'managed' | 'noc' | 'hardware' | 'other'
export type RfqTimeline = 'immediate' | 'soon' | 'quarter' | 'sixmonths' | 'planning'
export type RfqBudget = 'under10k' | '10k-50k' | '50k-100k' | '100k-500k' | 'over500k' | 'tbd'
export type RfqStatus = 'pending' | 'in_progress' | 'completed' | 'rejected'

export type RfqSeed = {
  fullName: string
  company: string
  email: string
  phone: string
  serviceType: RfqServiceType
  timeline?: RfqTimeline
  budget?: RfqBudget
  projectDescription: string
  scopeOfWork?: string
  newsletter: boolean
  status: RfqStatus
  /** Age of the request at the time of seeding, in days. */
  daysAgo: number
  /** In cents; only on a completed request. */
  quoteAmount?: number
}
