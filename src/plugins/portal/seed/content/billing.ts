type LineSeed = {
  description: string
  quantityThousandths: number
  unit: string
  unitPriceCents: number
  discountBasisPoints: number
  taxRateBasisPoints: number
}

/** An invoice of the demonstration; `monthsAgo` and `dayOfMonth` say when it was issued. */
export type InvoiceSeed = {
  client: string
  monthsAgo: number
  dayOfMonth: number
  reference?: string
  notes?: string
  lines: LineSeed[]
  /** The share that was paid, in percent, and how many days after the issue. */
  paid?: { percent: number; days: number; method: 'bank' | 'check'; reference?: string }
  isVoid?: boolean
}

/** Work of the demonstration: each is done once a month, on that day. */
export type HoursSeed = { client: string; dayOfMonth: number; minutes: number; what: string; billable: boolean }

const SALES_TAX = 925

const service = (description: string, unit: string, quantity: number, unitPriceCents: number): LineSeed => ({
  description,
  unit,
  quantityThousandths: quantity,
  unitPriceCents,
  discountBasisPoints: 0,
  taxRateBasisPoints: 0,
})

const goods = (description: string, unit: string, quantity: number, unitPriceCents: number): LineSeed => ({
  ...service(description, unit, quantity, unitPriceCents),
  taxRateBasisPoints: SALES_TAX,
})

/** Hours beyond the contract in each month, in thousandths, from eleven months ago until this one. */
const extraHours = [2500, 0, 4750, 1500, 0, 3250, 6000, 1250, 0, 2000, 5500, 3750]

const monthly = extraHours.map((hours, index): InvoiceSeed => {
  const monthsAgo = extraHours.length - 1 - index
  return {
    client: 'client',
    monthsAgo,
    dayOfMonth: 1,
    reference: 'PO HG-2217',
    lines: [
      service('Managed network: 14 switches, 38 access points, 6 elevators', 'month', 1000, 148_000),
      service('NOC monitoring, 24/7', 'month', 1000, 62_000),
      ...(hours > 0 ? [service('Support beyond the included hours', 'hour', hours, 13_500)] : []),
    ],
    paid:
      monthsAgo > 1
        ? { percent: 100, days: 16 + ((index * 5) % 11), method: 'bank', reference: `ACH ${48_210 + index * 37}` }
        : undefined,
  }
})

const projects: InvoiceSeed[] = [
  {
    client: 'client',
    monthsAgo: 9,
    dayOfMonth: 18,
    reference: 'PO HG-2301',
    lines: [
      service('Fiber ring between the Salina and Abilene elevators: design and permits', 'each', 1000, 420_000),
      goods('Single-mode cable, 48 strands, armored', 'ft', 6_200_000, 118),
    ],
    paid: { percent: 100, days: 29, method: 'check', reference: 'No. 20418' },
  },
  {
    client: 'client',
    monthsAgo: 6,
    dayOfMonth: 12,
    reference: 'PO HG-2301',
    notes: 'Voided: the hours of the night crew were missing. The next invoice takes its place.',
    lines: [service('Fusion splicing and bidirectional OTDR tests', 'splice', 192_000, 3850)],
    isVoid: true,
  },
  {
    client: 'client',
    monthsAgo: 6,
    dayOfMonth: 14,
    reference: 'PO HG-2301',
    lines: [
      service('Fusion splicing and bidirectional OTDR tests', 'splice', 192_000, 3850),
      service('Night crew, two technicians', 'hour', 22_500, 19_800),
      goods('Splice closures, 96 fibers', 'each', 4000, 38_900),
    ],
    paid: { percent: 100, days: 30, method: 'check', reference: 'No. 20611' },
  },
  {
    client: 'client',
    monthsAgo: 2,
    dayOfMonth: 9,
    reference: 'PO HG-2388',
    notes: 'Half was paid on delivery, as agreed; the rest was due after the acceptance test.',
    lines: [
      goods('Outdoor access points, rated for dust and -40 °F', 'each', 12_000, 89_500),
      goods('Industrial PoE switches, 8 ports', 'each', 3000, 74_900),
      service('Mounting on grain legs, with lift', 'hour', 18_250, 14_500),
    ],
    paid: { percent: 50, days: 12, method: 'bank', reference: 'ACH 48731' },
  },
]

const others: InvoiceSeed[] = [8, 5, 2, 0].map((monthsAgo, index) => ({
  client: 'm.delacroix',
  monthsAgo,
  dayOfMonth: 1,
  lines: [
    service('Managed network: milking parlors and cold store', 'quarter', 1000, 267_000),
    ...(index === 1 ? [goods('Access points for the cold store', 'each', 4000, 81_500)] : []),
  ],
  paid: monthsAgo > 0 ? { percent: 100, days: 21, method: 'bank', reference: `ACH ${51_100 + index}` } : undefined,
}))

/** A year of invoices of two clients. */
export const invoices: InvoiceSeed[] = [...monthly, ...projects, ...others]

const work = (dayOfMonth: number, minutes: number, what: string, billable = false, client = 'client'): HoursSeed => ({
  client,
  dayOfMonth,
  minutes,
  what,
  billable,
})

/** What is done for two clients in a month. */
export const hours: HoursSeed[] = [
  work(2, 90, 'Monthly review of alerts and capacity'),
  work(4, 75, 'Firmware of the access points at the Salina elevator'),
  work(6, 120, 'Handheld scanners lose WiFi at truck dump 2: survey and two antennas turned', true),
  work(9, 45, 'New accounts on the guest network for auditors'),
  work(11, 150, 'Replaced a switch after a lightning strike at Abilene', true),
  work(13, 60, 'Backup of all configurations checked and one restored'),
  work(16, 105, 'Firewall rules for the new scale software', true),
  work(18, 30, 'Call about the colors of the fiber in the east riser'),
  work(20, 80, 'Failover test of the LTE backup, three sites'),
  work(23, 135, 'Cabling of the new moisture lab, six drops', true),
  work(26, 50, 'Report of availability for the board'),
  work(3, 60, 'Monthly review', false, 'm.delacroix'),
  work(17, 95, 'Moved the sensors of the cold store to a network of their own', true, 'm.delacroix'),
]
