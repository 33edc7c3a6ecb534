/** What staff of the demonstration plan, in UTC. */
export const maintenance = [
  {
    title: 'Firmware of the core switches in Lenexa',
    affected: 'Monitoring and the service desk phones, about ten minutes each',
    description:
      'Both core switches get the release that mends the memory leak of the multicast table. The second one is done when the first has carried all traffic for thirty minutes. Way back: the old image stays on the second partition.',
    inDays: 3,
    hour: 7,
    hours: 2,
  },
  {
    title: 'New batteries in the street cabinets along 87th Street',
    affected: 'Fiber customers between Quivira and Pflumm, no interruption expected',
    description:
      'Six cabinets, one after the other. Each runs on the portable supply while its string is changed. Way back: the old string stays on the truck until the load test has passed.',
    inDays: 9,
    hour: 15,
    hours: 7,
  },
] as const

type DeedSeed = {
  by: 'admin' | 'editor' | 'sales'
  hoursAgo: number
  action: 'created' | 'changed'
  entity: string
  title: string
  /** SQL that finds the record's number by `$1`, the title. */
  table: string
  column: string
  fields?: { field: string; from?: string; to?: string }[]
}

/** What staff of the demonstration did last, on records that are there. */
export const deeds: DeedSeed[] = [
  {
    by: 'sales',
    hoursAgo: 2,
    action: 'changed',
    entity: 'rfq_requests',
    title: 'City of Marais Bend',
    table: 'rfq_requests',
    column: 'company',
    fields: [{ field: 'scopeOfWork' }],
  },
  {
    by: 'admin',
    hoursAgo: 5,
    action: 'created',
    entity: 'maintenance_windows',
    title: maintenance[0].title,
    table: 'maintenance_windows',
    column: 'title',
  },
  {
    by: 'editor',
    hoursAgo: 21,
    action: 'changed',
    entity: 'content_pages',
    title: 'Privacy Policy',
    table: 'content_pages',
    column: 'title',
    fields: [{ field: 'content' }],
  },
  {
    by: 'editor',
    hoursAgo: 26,
    action: 'changed',
    entity: 'services',
    title: 'Fiber Optic Installation',
    table: 'services',
    column: 'name',
    fields: [{ field: 'benefits' }, { field: 'shortDescription' }],
  },
  {
    by: 'admin',
    hoursAgo: 47,
    action: 'created',
    entity: 'maintenance_windows',
    title: maintenance[1].title,
    table: 'maintenance_windows',
    column: 'title',
  },
]
