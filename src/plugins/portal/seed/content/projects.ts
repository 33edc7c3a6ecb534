/** Days are counted back from the day of the seed; negative ones are ahead. */
type MilestoneSeed = { title: string; due?: number; done?: number }
type UpdateSeed = { title: string; text?: string; daysAgo: number; by: string }
type CommentSeed = { text: string; daysAgo: number; by: 'client' | string }

/** A project of the demonstration, and whose it is by username. */
export type ProjectSeed = {
  client: string
  name: string
  description?: string
  status: string
  daysAgo: number
  milestones?: MilestoneSeed[]
  updates?: UpdateSeed[]
  comments?: CommentSeed[]
}

const AVERY = 'Avery Lindqvist'
const SASHA = 'Sasha Brandt'

export const projects: ProjectSeed[] = [
  {
    client: 'client',
    name: 'Fiber ring for the Salina elevators',
    description:
      'A 96-strand ring that joins the four Salina elevators and the office on Pacific Avenue, with two diverse entries at each site.\n\nScale houses and moisture probes move from the radio links to the ring, so that a storm over one site no longer stops weighing at the others.',
    status: 'active',
    daysAgo: 74,
    milestones: [
      { title: 'Route walked, permits filed', due: 60, done: 62 },
      { title: 'Conduit in the ground, east side', due: 38, done: 36 },
      { title: 'Conduit in the ground, west side', due: 17, done: 15 },
      { title: 'Strands spliced and traced', due: -9 },
      { title: 'Scale houses moved to the ring', due: -24 },
    ],
    updates: [
      {
        title: 'West side is in the ground',
        text: 'The bore under the Union Pacific spur went through on the first try. All handholes are set, and the crew moves to splicing on Monday.',
        daysAgo: 15,
        by: AVERY,
      },
      {
        title: 'Railroad permit granted',
        text: 'The crossing permit came two weeks before its date. The drill is booked.',
        daysAgo: 31,
        by: SASHA,
      },
      { title: 'East side finished', text: '2,840 feet of conduit, pressure tested.', daysAgo: 36, by: AVERY },
      { title: 'Route walked with the site managers', daysAgo: 62, by: AVERY },
    ],
    comments: [
      {
        text: 'Harvest begins on the ninth. Can the scale houses stay on radio until it is over?',
        daysAgo: 12,
        by: 'client',
      },
      {
        text: 'Yes. Both paths run side by side until you say so; nothing is switched during harvest.',
        daysAgo: 12,
        by: AVERY,
      },
      { text: 'Thank you. I have told the site managers.', daysAgo: 11, by: 'client' },
    ],
  },
  {
    client: 'client',
    name: 'Data center consolidation',
    description:
      'Two server rooms become one, with a standby rack at Hutchinson. 41 virtual machines move in four waves.',
    status: 'active',
    daysAgo: 48,
    milestones: [
      { title: 'Inventory agreed', due: 35, done: 35 },
      { title: 'Wave 1: file and print', due: 14, done: 13 },
      { title: 'Wave 2: grain accounting', due: -6 },
      { title: 'Wave 3: everything else', due: -20 },
    ],
    updates: [
      {
        title: 'Wave 1 has moved',
        text: 'Nine machines, 38 minutes of planned downtime used out of 120.',
        daysAgo: 13,
        by: AVERY,
      },
      {
        title: 'Inventory agreed',
        text: 'Three machines turned out to be unused and were retired.',
        daysAgo: 35,
        by: AVERY,
      },
    ],
    comments: [
      {
        text: 'For wave 2 we propose Saturday night, ten to two. Does that fit the month-end close?',
        daysAgo: 3,
        by: AVERY,
      },
    ],
  },
  {
    client: 'client',
    name: 'Yard wireless, Hutchinson',
    description:
      'Outdoor coverage over forty acres of yard: tablets on the loaders, cameras at the gates, guests kept apart.',
    status: 'active',
    daysAgo: 21,
    milestones: [
      { title: 'Radio survey', due: 8, done: 8 },
      { title: 'Poles and power', due: -12 },
      { title: 'Access points up and tuned', due: -26 },
    ],
    updates: [
      {
        title: 'Survey done',
        text: 'Fourteen access points cover the yard with room to spare. Two of the light poles can be used as they stand.',
        daysAgo: 8,
        by: SASHA,
      },
    ],
  },
  {
    client: 'client',
    name: 'Office switch refresh',
    description: 'Eleven access switches and both cores, replaced over two weekends.',
    status: 'completed',
    daysAgo: 160,
    milestones: [
      { title: 'Staging and burn-in', due: 146, done: 147 },
      { title: 'First weekend: core', due: 132, done: 132 },
      { title: 'Second weekend: floors', due: 125, done: 125 },
    ],
    updates: [
      {
        title: 'Handed over',
        text: 'Documentation and the spare switch are in the rack room.',
        daysAgo: 120,
        by: AVERY,
      },
      { title: 'Core replaced', text: '22 minutes of downtime, on Sunday at 3 a.m.', daysAgo: 132, by: AVERY },
    ],
    comments: [{ text: 'Nobody noticed a thing on Monday. Well done.', daysAgo: 124, by: 'client' }],
  },
  {
    client: 'client',
    name: 'Camera network for the river terminal',
    description: 'Waits for the harbor authority to settle where poles may stand.',
    status: 'on_hold',
    daysAgo: 95,
    milestones: [{ title: 'Pole positions agreed', due: 20 }, { title: 'Poles and cameras' }],
    updates: [
      {
        title: 'On hold until the harbor authority decides',
        text: 'The hearing is next month. The hardware is reserved and costs nothing until then.',
        daysAgo: 40,
        by: SASHA,
      },
    ],
  },
  { client: 'client', name: 'Phones to the cloud', status: 'planning', daysAgo: 4 },
  {
    client: 'm.delacroix',
    name: 'Cold store monitoring',
    description: 'Sensors in nine cold stores report to the NOC, which calls before the milk is warm.',
    status: 'active',
    daysAgo: 30,
    milestones: [
      { title: 'Sensors fitted', due: 10, done: 9 },
      { title: 'Alarms to the NOC', due: -7 },
    ],
    updates: [{ title: 'All sensors report', daysAgo: 9, by: AVERY }],
    comments: [{ text: 'Store 4 shows two degrees more than the thermometer on its wall.', daysAgo: 6, by: 'client' }],
  },
  {
    client: 'r.osei',
    name: 'Branch network, phase two',
    description: 'Six branches get a second line and automatic failover.',
    status: 'planning',
    daysAgo: 9,
  },
]
