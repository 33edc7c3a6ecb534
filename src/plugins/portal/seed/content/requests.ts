import type { ClientService, ServiceRequest } from '@/payload-types'

type ServiceSeed = Pick<ClientService, 'name' | 'status'> & {
  owner: string
  description: string
  contractHours: string
  sinceMonths: number
  /** When its status was changed last. */
  hoursAgo: number
}

type Said = {
  /** The user name of who wrote it. */
  by: string
  hoursAgo: number
  text: string
  isInternal?: boolean
  /** The status that it was given with these words. */
  to?: ServiceRequest['status']
}

type RequestSeed = Pick<ServiceRequest, 'title' | 'priority'> & {
  owner: string
  /** The name of an item of the catalogue, or the client's own words. */
  category: string
  thread: Said[]
}

/** What two clients of the demonstration have under contract. */
export const clientServices: ServiceSeed[] = [
  {
    owner: 'client',
    name: 'Managed network, headquarters',
    description: 'Firewall pair, core and 14 access switches in Salina: monitored, patched and backed up.',
    status: 'healthy',
    contractHours: '24/7',
    sinceMonths: 31,
    hoursAgo: 6,
  },
  {
    owner: 'client',
    name: 'Grain elevator WiFi',
    description: 'Forty outdoor access points over two yards and the scale house, for handhelds and moisture sensors.',
    status: 'warning',
    contractHours: 'Mon-Sat, 6:00 AM-9:00 PM',
    sinceMonths: 14,
    hoursAgo: 3,
  },
  {
    owner: 'client',
    name: 'Backup and restore',
    description: 'Nightly copies of nine servers to Lenexa, with a restore on spare equipment each quarter.',
    status: 'healthy',
    contractHours: 'Mon-Fri, 8:00 AM-6:00 PM',
    sinceMonths: 26,
    hoursAgo: 15,
  },
  {
    owner: 'client',
    name: 'Fiber ring, four elevators',
    description: 'Dark fiber between four elevators, lit at 10 Gbit/s, with light levels watched at both ends.',
    status: 'maintenance',
    contractHours: '24/7',
    sinceMonths: 8,
    hoursAgo: 28,
  },
  {
    owner: 'm.delacroix',
    name: 'Managed network, dairy plant',
    description: 'Plant and office network with separate cells for the filling lines.',
    status: 'critical',
    contractHours: '24/7',
    sinceMonths: 19,
    hoursAgo: 1,
  },
  {
    owner: 'm.delacroix',
    name: 'NOC monitoring',
    description: 'Around-the-clock watch over 62 devices, with escalation to the plant manager.',
    status: 'healthy',
    contractHours: '24/7',
    sinceMonths: 19,
    hoursAgo: 40,
  },
]

/** Their service requests, with what was said. */
export const serviceRequests: RequestSeed[] = [
  {
    owner: 'client',
    title: 'Handhelds lose the WiFi at the north scale',
    category: 'Fault or outage',
    priority: 'high',
    thread: [
      {
        by: 'client',
        hoursAgo: 27,
        text: 'Since Tuesday the handhelds at the north scale drop out for a minute or two, several times a day. The trucks wait while we write tickets by hand.',
      },
      {
        by: 'sales',
        hoursAgo: 26.5,
        text: 'Thank you, Clara. The access point on the scale house restarts whenever the load-out motor starts, so this looks like power, not radio. A technician brings a meter tomorrow at 7:30 AM.',
        to: 'in_progress',
      },
      {
        by: 'admin',
        hoursAgo: 25,
        text: 'Same breaker as last fall. If the meter confirms it, quote a separate circuit before harvest.',
        isInternal: true,
      },
      {
        by: 'sales',
        hoursAgo: 3,
        text: 'The meter shows 94 volts for half a second at each start. We have put the access point on a small UPS; it holds. May we add a circuit of its own next week, two hours of work?',
        to: 'waiting_for_client',
      },
    ],
  },
  {
    owner: 'client',
    title: 'VPN access for our new agronomist',
    category: 'New user or access',
    priority: 'normal',
    thread: [
      {
        by: 'client',
        hoursAgo: 8,
        text: 'Jonah Reyes starts on the first of the month. He needs the same access as Beth, from a laptop at home as well.',
      },
    ],
  },
  {
    owner: 'client',
    title: 'Bring back the October moisture reports',
    category: 'Restore from backup',
    priority: 'urgent',
    thread: [
      {
        by: 'client',
        hoursAgo: 122,
        text: 'The folder Moisture/October on the file server is empty. It was there on Friday afternoon.',
      },
      {
        by: 'sales',
        hoursAgo: 121.6,
        text: 'We have Friday’s copy from 11 PM and restore it beside the empty folder now, so that nothing is overwritten.',
        to: 'in_progress',
      },
      {
        by: 'sales',
        hoursAgo: 120.5,
        text: 'Done: 1,204 files, in Moisture/October-restored. The folder was moved into Moisture/2025 by a drag with the mouse; the originals are there.',
        to: 'resolved',
      },
    ],
  },
  {
    owner: 'client',
    title: 'Two more outlets in the lab',
    category: 'New outlet or cabling',
    priority: 'low',
    thread: [
      {
        by: 'client',
        hoursAgo: 1460,
        text: 'The grain lab gets a second analyzer. It needs two outlets on the east bench.',
      },
      {
        by: 'sales',
        hoursAgo: 1440,
        text: 'Both are in, tested and on the drawing: LAB-07 and LAB-08.',
        to: 'closed',
      },
    ],
  },
  {
    owner: 'm.delacroix',
    title: 'Filling line 2 has lost its controller',
    category: 'Fault or outage',
    priority: 'urgent',
    thread: [
      {
        by: 'm.delacroix',
        hoursAgo: 1.2,
        text: 'Line 2 stands. The panel says that it cannot reach the controller. Line 1 and the office are fine.',
      },
      {
        by: 'sales',
        hoursAgo: 1,
        text: 'We see the switch of that cell without power since 6:12 AM. A technician is on the way with a spare and arrives within 40 minutes.',
        to: 'in_progress',
      },
    ],
  },
]
