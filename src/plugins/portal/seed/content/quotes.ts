/** A line by its code in the price book; an amount of a unit, such as 2.5 hours. */
export type QuoteLineSeed = {
  code: string
  quantity: number
  discountBasisPoints?: number
  isOptional?: boolean
  isChosen?: boolean
}

/** A quote of the demonstration, to the request of a company. Two of one company are two versions. */
export type QuoteSeed = {
  company: string
  state: 'accepted' | 'sent' | 'viewed' | 'draft' | 'declined' | 'expired' | 'superseded'
  title: string
  scope: string
  milestones: { title: string; days: number | null }[]
  lines: QuoteLineSeed[]
  /** How long it holds from the day on which it was sent; 30 days without it. */
  days?: number
  /** Whose account it belongs to, by username. */
  client?: string
  /** The title of who accepted it, and the order that goes with it. */
  accepted?: { title: string; poNumber?: string }
  reason?: string
  question?: string
  message?: string
}

const line = (code: string, quantity: number, more: Omit<QuoteLineSeed, 'code' | 'quantity'> = {}): QuoteLineSeed => ({
  code,
  quantity,
  ...more,
})
const after = (title: string, days: number | null) => ({ title, days })

/** Each comes to the amount that its request says. */
const accepted: QuoteSeed[] = [
  {
    company: 'Drummond Grain & Feed',
    state: 'accepted',
    title: 'Fiber from the scale house to the elevator office',
    scope:
      'Conduit and six strands of single-mode fiber over 420 ft, converters at both ends, terminated and tested.\n\nYou open the trench, 30 inches deep and 36 under the truck lot, and close it after our inspection.',
    milestones: [after('Conduit placed', 14), after('Link handed over with test results', 21)],
    lines: [line('FIB-DUCT', 420), line('FIB-SM6', 451), line('FIB-TERM', 12), line('FIB-CONV', 1), line('MILES', 21)],
    accepted: { title: 'Owner' },
  },
  {
    company: 'Isla Baja Charter Fleet',
    state: 'accepted',
    title: 'Radio link to the fuel dock',
    scope:
      'A licensed-free 60 GHz link over 600 yards of water with mounts that stand salt air, aligned and tested at both tides.',
    milestones: [after('Link up', 10)],
    lines: [
      line('RADIO-60', 1),
      line('RADIO-SURGE', 2),
      line('CAB-CORD', 1),
      line('HOUR-ENG', 4),
      line('HOUR-TECH', 1),
      line('MILES', 32),
    ],
    accepted: { title: 'Fleet manager', poNumber: 'IB-0417' },
  },
  {
    company: 'Abernathy Law Office',
    state: 'accepted',
    title: 'New firewall with VPN for six people',
    scope:
      'Replacement of the failed firewall, with the rules of the old one as far as its file can be read, and VPN for six people.',
    milestones: [after('Firewall in service', 3)],
    lines: [line('FW-S', 1), line('CAB-CORD', 7), line('HOUR-ENG', 1.5), line('MILES', 94)],
    accepted: { title: 'Partner' },
  },
  {
    company: 'Granary Street Lofts',
    state: 'accepted',
    title: 'Riser survey of seven floors',
    scope:
      'Both shafts from the cellar to the roof, with photos, a drawing of each floor, and a recommendation for the board.',
    milestones: [after('Survey done', 12), after('Recommendation delivered', 20)],
    lines: [line('DAY-SURVEY', 2), line('REPORT', 1), line('HOUR-TECH', 8.5), line('MILES', 50)],
    accepted: { title: 'President of the association', poNumber: 'Board 2026-08' },
  },
  {
    company: 'Ferris Auto Body',
    state: 'accepted',
    title: 'WiFi in the paint booths',
    scope: 'Two access points that stand dust and spray, placed by measurement and tested with the doors shut.',
    milestones: [after('Installed and measured', 7)],
    lines: [line('WIFI-AP-S', 2), line('CAB-CORD', 3), line('HOUR-ENG', 2.5), line('HOUR-TECH', 2), line('MILES', 16)],
    accepted: { title: 'Owner' },
  },
  {
    company: 'Stroud Veterinary Clinic',
    state: 'accepted',
    title: 'Eight drops for the X-ray wing',
    scope:
      'Eight certified drops and a wall cabinet in the new wing before the ceiling closes; the dead drop behind reception in the same visit.',
    milestones: [after('Drops pulled before the ceiling closes', 8), after('Certified and patched', 12)],
    lines: [
      line('CAB-DROP', 8),
      line('CAB-FIX', 1),
      line('RACK-WALL', 1),
      line('CAB-CORD', 11),
      line('HOUR-ENG', 1),
      line('MILES', 96),
    ],
    accepted: { title: 'Practice manager', poNumber: 'SVC 118' },
  },
]

const others: QuoteSeed[] = [
  {
    company: 'Heartland Grain Cooperative',
    state: 'sent',
    client: 'client',
    title: 'Server room at the Salina headquarters',
    scope:
      'Two racks for the six servers of accounting and scale software, a UPS, a pair of switches and fiber to the network closet on the first floor.\n\nServers are moved in one night between Saturday and Sunday; accounting works on Monday.',
    milestones: [
      after('Racks and power in place', 21),
      after('Fiber and switches tested', 28),
      after('Servers moved', 35),
      after('Documentation handed over', null),
    ],
    lines: [
      line('RACK-42', 2),
      line('UPS-3K', 1),
      line('SW-24P', 2, { discountBasisPoints: 750 }),
      line('FIB-SM6', 340),
      line('FIB-TERM', 12),
      line('HOUR-ENG', 26),
      line('HOUR-TECH', 32.5),
      line('UPS-BAT', 2, { isOptional: true, isChosen: false }),
      line('NOC-SITE', 12, { isOptional: true, isChosen: true, discountBasisPoints: 500 }),
    ],
    message: 'As we said at the walk-through: the batteries are worth it if the generator stays where it is.',
  },
  {
    company: 'Flint Creek School District',
    state: 'viewed',
    title: 'Category 6A for four elementary schools',
    scope:
      'Two drops for each classroom and one for each access point in four buildings, between June 3 and August 9, with the papers that E-Rate asks for.',
    milestones: [after('First two schools', 45), after('All schools certified', 66)],
    lines: [
      line('CAB-DROP', 412, { discountBasisPoints: 1200 }),
      line('RACK-WALL', 8),
      line('CAB-CORD', 412, { isOptional: true, isChosen: true }),
      line('WIFI-SURVEY', 4, { isOptional: true, isChosen: false }),
    ],
    question: 'Does the price hold if the gymnasium in building three is left out?',
    days: 45,
  },
  {
    company: 'Villa Verde RV Resort',
    state: 'draft',
    title: 'Fiber to 118 pads',
    scope: 'Microduct to 118 pedestals, one cabinet at the office, splicing, tests and an as-built map.',
    milestones: [after('Trenches open', 20)],
    lines: [line('FIB-DUCT', 14_200), line('FIB-SPLICE', 472)],
  },
  {
    company: 'Meridian Freight Terminals',
    state: 'superseded',
    title: 'Pilot of remote-operated tractors on lane 3',
    scope: 'Radio survey of the yard, pilot on lane 3 with two vehicles, acceptance test.',
    milestones: [after('Survey', 14), after('Pilot', 42)],
    lines: [line('WIFI-SURVEY', 5), line('RADIO-60', 6), line('HOUR-ENG', 88)],
  },
  {
    company: 'Meridian Freight Terminals',
    state: 'sent',
    title: 'Pilot of remote-operated tractors on lane 3',
    scope: 'Radio survey of the yard, pilot on lane 3 with two vehicles, acceptance test at 25 mph.',
    milestones: [after('Survey', 14), after('Pilot', 42), after('Acceptance test', 49)],
    lines: [
      line('WIFI-SURVEY', 4),
      line('RADIO-60', 6, { discountBasisPoints: 500 }),
      line('HOUR-ENG', 96),
      line('SW-24P', 2),
    ],
    message: 'With the acceptance test and the two switches for the masts, as your vendor asked.',
  },
  {
    company: 'Casa Linda Senior Living',
    state: 'expired',
    title: 'Three homes: networks apart, documented and managed',
    scope:
      'Nurse call, door locks and resident WiFi on networks of their own in three homes, and a year of monitoring.',
    milestones: [after('First home', 14), after('All homes', 35)],
    lines: [line('SW-24P', 6), line('FW-S', 3), line('HOUR-ENG', 54), line('NOC-SITE', 12)],
    days: 14,
  },
  {
    company: 'Hanley Property Group',
    state: 'declined',
    title: 'Study for fiber to 300 units',
    scope: 'Drawings of what is there, a design with two ways to reach the units, and a budget for each.',
    milestones: [after('Study delivered', 30)],
    lines: [line('DAY-SURVEY', 6), line('REPORT', 1), line('HOUR-ENG', 24)],
    reason: 'The owners want the whole building for under $10,000. We will come back when that has changed.',
  },
]

export const quotes: QuoteSeed[] = [...accepted, ...others]
