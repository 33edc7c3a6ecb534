import type { Severity } from '../../collections/alerts/schema'

/*
 * What runs at the demonstration client, a grain cooperative with eleven elevators. The portal computes its figures from
 * this: 49 of 50 checks are healthy (98%), and the samples below have the means 42, 67, 85 and 23, of which the first
 * three make 65. Harvest fills the disks: that is what the warnings are about.
 */

export type ServiceSeed = {
  name: string
  description: string
  area: 'network' | 'platform'
  checks: number
  checksHealthy: number
}

export const monitoredServices: ServiceSeed[] = [
  {
    name: 'Elevator WAN',
    description: 'Fiber and licensed microwave between the head office and eleven elevators.',
    area: 'network',
    checks: 11,
    checksHealthy: 11,
  },
  {
    name: 'Yard Wi-Fi',
    description: 'Handhelds and trucks in the yards, at the dump pits and on the scales.',
    area: 'network',
    checks: 8,
    checksHealthy: 8,
  },
  {
    name: 'Internet and failover',
    description: 'Two carriers at the head office; the second takes over within seconds.',
    area: 'network',
    checks: 4,
    checksHealthy: 4,
  },
  {
    name: 'Grain accounting',
    description: 'Contracts, settlements and member accounts, with their database.',
    area: 'platform',
    checks: 9,
    checksHealthy: 9,
  },
  {
    name: 'Scale house ticketing',
    description: 'Weights and moisture from the scales become tickets, at harvest one every 40 seconds.',
    area: 'platform',
    checks: 7,
    checksHealthy: 7,
  },
  {
    name: 'E-mail and sign-in',
    description: 'Mailboxes of 140 people and the sign-in to everything else.',
    area: 'platform',
    checks: 5,
    checksHealthy: 5,
  },
  {
    name: 'Backup and archive',
    description: 'Nightly copies of every server, kept 35 days on site and a year elsewhere.',
    area: 'platform',
    checks: 6,
    checksHealthy: 5,
  },
]

type ResourceSeed = { name: string; namespace: string; kind: string; status: string; hoursOld: number }

const resource = (
  namespace: string,
  name: string,
  kind: string,
  hoursOld: number,
  status = 'Running',
): ResourceSeed => ({ namespace, name, kind, hoursOld, status })

export const monitoredResources: ResourceSeed[] = [
  resource('accounting', 'ledger-api', 'Deployment', 41 * 24),
  resource('accounting', 'ledger-db', 'StatefulSet', 187 * 24),
  resource('accounting', 'settlement-run', 'CronJob', 96 * 24),
  resource('ticketing', 'scale-gateway', 'DaemonSet', 62 * 24),
  resource('ticketing', 'ticket-api', 'Deployment', 12 * 24),
  resource('ticketing', 'ticket-queue', 'StatefulSet', 62 * 24),
  resource('ticketing', 'moisture-import-7c9fd', 'Pod', 5, 'Pending'),
  resource('member-portal', 'web', 'Deployment', 33 * 24),
  resource('member-portal', 'price-feed', 'Deployment', 33 * 24),
  resource('operations', 'backup-nightly', 'CronJob', 212 * 24),
  resource('operations', 'log-collector', 'DaemonSet', 118 * 24),
  resource('operations', 'certificate-renewal', 'CronJob', 118 * 24),
]

export type AlertSeed = {
  title: string
  message: string
  severity: Severity
  minutesAgo: number
  acknowledged: boolean
  /** What the administrator said who acknowledged it. */
  comment?: string
}

export const alerts: AlertSeed[] = [
  {
    title: 'Backup volume is at 94%',
    message:
      'hgc-backup-01 keeps 35 days of copies, and harvest tickets have grown faster than planned. New disks are on order; until they are in, the oldest week moves to the archive tonight.',
    severity: 'warning',
    minutesAgo: 34,
    acknowledged: false,
  },
  {
    title: 'Last night’s backup of the ticket queue did not finish',
    message:
      'The copy stopped for want of space at 2:40 a.m. The copy of the night before is whole. It runs again at noon, to the archive.',
    severity: 'critical',
    minutesAgo: 7 * 60 + 12,
    acknowledged: true,
    comment: 'Copied the queue by hand at 3:20 a.m. and moved the oldest week to the archive.',
  },
  {
    title: 'moisture-import waits for a node',
    message:
      'The import asks for more memory than is free on the two nodes. Readings are kept on the scales meanwhile; none is lost.',
    severity: 'warning',
    minutesAgo: 5 * 60 + 3,
    acknowledged: false,
  },
  {
    title: 'Switch firmware in the Abilene yard is up to date',
    message: 'Both switches were updated in Sunday’s maintenance window. The yard was without Wi-Fi for four minutes.',
    severity: 'info',
    minutesAgo: 26 * 60,
    acknowledged: true,
  },
  {
    title: 'Internet ran on the second carrier',
    message:
      'The first carrier lost its route for eleven minutes. Failover took nine seconds, and no call was dropped.',
    severity: 'warning',
    minutesAgo: 3 * 24 * 60 + 95,
    acknowledged: true,
  },
  {
    title: 'Certificate of the member portal was renewed',
    message: 'It is valid for another 90 days. Nothing needs to be done.',
    severity: 'info',
    minutesAgo: 6 * 24 * 60 + 240,
    acknowledged: true,
  },
]

export type ServerSeed = {
  name: string
  purpose: string
  status: 'online' | 'degraded' | 'offline'
  cpu: number
  memory: number
  disk: number
  location: string
  system: string
  hardware: string
  address: string
  hoursUp: number
}

export const monitoredServers: ServerSeed[] = [
  {
    name: 'hgc-db-01',
    purpose: 'Database of the grain accounting',
    status: 'online',
    cpu: 38,
    memory: 71,
    disk: 81,
    location: 'Head office, server room, rack A, unit 12',
    system: 'Debian 12',
    hardware: '16 cores, 128 GB, 4 TB mirrored',
    address: '10.20.1.11',
    hoursUp: 187 * 24 + 6,
  },
  {
    name: 'hgc-app-01',
    purpose: 'First node of the cluster',
    status: 'online',
    cpu: 51,
    memory: 64,
    disk: 78,
    location: 'Head office, server room, rack A, unit 16',
    system: 'Debian 12',
    hardware: '24 cores, 192 GB, 2 TB mirrored',
    address: '10.20.1.21',
    hoursUp: 62 * 24 + 3,
  },
  {
    name: 'hgc-app-02',
    purpose: 'Second node of the cluster',
    status: 'online',
    cpu: 29,
    memory: 58,
    disk: 88,
    location: 'Head office, server room, rack A, unit 18',
    system: 'Debian 12',
    hardware: '24 cores, 192 GB, 2 TB mirrored',
    address: '10.20.1.22',
    hoursUp: 62 * 24 + 2,
  },
  {
    name: 'hgc-files-01',
    purpose: 'Shared files and scanned contracts',
    status: 'online',
    cpu: 62,
    memory: 83,
    disk: 91,
    location: 'Head office, server room, rack B, unit 6',
    system: 'Windows Server 2025',
    hardware: '8 cores, 64 GB, 12 TB RAID 6',
    address: '10.20.1.31',
    hoursUp: 19 * 24 + 11,
  },
  {
    name: 'hgc-backup-01',
    purpose: 'Nightly copies of every server',
    status: 'degraded',
    cpu: 44,
    memory: 69,
    disk: 94,
    location: 'Abilene elevator, control room, rack 1, unit 4',
    system: 'Debian 12',
    hardware: '8 cores, 32 GB, 48 TB RAID 6',
    address: '10.20.9.5',
    hoursUp: 118 * 24 + 20,
  },
  {
    name: 'hgc-edge-01',
    purpose: 'Firewall and failover between the carriers',
    status: 'online',
    cpu: 28,
    memory: 57,
    disk: 78,
    location: 'Head office, server room, rack A, unit 2',
    system: 'OPNsense 26.1',
    hardware: '8 cores, 32 GB, 480 GB mirrored',
    address: '10.20.0.1',
    hoursUp: 41 * 24 + 9,
  },
]

/** Hourly use in percent, the newest last. A working day of a cooperative: quiet at night, busy when the trucks come. */
export const usageByHour = {
  cpu: [29, 27, 26, 26, 27, 31, 38, 46, 53, 57, 58, 56, 54, 55, 57, 58, 54, 49, 44, 39, 34, 31, 30, 29],
  memory: [61, 60, 60, 60, 61, 63, 66, 69, 71, 72, 73, 73, 72, 72, 73, 73, 72, 70, 68, 66, 64, 63, 63, 63],
  storage: [84, 84, 84, 84, 84, 84, 84, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 86, 86, 86, 86, 86, 86, 86],
  network: [9, 8, 8, 8, 10, 14, 21, 30, 35, 37, 38, 36, 32, 35, 38, 38, 34, 29, 24, 20, 16, 12, 10, 10],
}

type DocSeed = { title: string; path: string; description: string; daysOld: number; body: string }

export const techDocs: DocSeed[] = [
  {
    title: 'Network map of the elevators',
    path: 'network-map',
    description: 'Every link, address range and device, from the head office to the last dump pit.',
    daysOld: 12,
    body: `The head office is the middle of a star. Seven elevators are on our own fiber; Abilene, Talmage, Solomon and Carlton are on licensed microwave, with Abilene as the relay of the other three.

Each elevator has the same plan: 10.20.n.0/24, where n is its number on the scale tickets. Scales are .10 to .19, cameras .100 to .149, handhelds get their address when they sign in. Guests are on a network of their own that sees the internet and nothing else.

The two carriers enter the building on opposite sides. hgc-edge-01 watches both and moves to the other within ten seconds.`,
  },
  {
    title: 'Restore a file or a mailbox',
    path: 'restore',
    description: 'What is kept for how long, and how to ask for it back.',
    daysOld: 47,
    body: `Every server is copied at night, between 1:00 and 4:30. Copies of the last 35 days are on hgc-backup-01, the first of each month for a year in the archive.

Anybody with a mailbox can have a file or a mail back. Open a service request, and say what it was called, where it was, and on which day it was still right. A single file is back within two working hours; a whole mailbox within a day.

We try a restore of one server each quarter and file the record of it with your documents.`,
  },
  {
    title: 'Ticketing at harvest',
    path: 'harvest',
    description: 'How the scale houses keep going when a link is down.',
    daysOld: 80,
    body: `Each scale house has a gateway that keeps the last 5,000 tickets. When the link to the head office is down, it goes on weighing and printing; the tickets are sent in order when the link is back.

A gateway that has not been heard of for ten minutes is an alert with us, day and night, from June 1 to November 30. In the other months it is one in business hours.

If a printer fails, the ticket number on the display is enough: print it again from any other scale house.`,
  },
  {
    title: 'People, rights and signing in',
    path: 'access',
    description: 'Who may open what, and what to do when somebody joins or leaves.',
    daysOld: 131,
    body: `Everybody signs in with one account and a second factor. Rights come with a role: scale operator, agronomist, accountant, manager. A role is changed by the two people named in your contract, with a service request.

Tell us of somebody who leaves before the last day, and say what becomes of the mailbox. The account is closed at five o’clock of that day; files go to the manager.

We go over the list of accounts with you in January and July.`,
  },
]

/** The plugins of the Backstage platform card. The tokens open nothing. */
export const backstagePlugins = [
  {
    name: 'Service Catalog',
    description: 'Every service that we run for a client, with its owner and its health.',
    config: { owner: 'Operations', refreshSeconds: 30, token: 'demonstration-catalog-token' },
  },
  {
    name: 'TechDocs',
    description: 'Documents about a client’s installation, kept beside what they describe.',
    config: { builder: 'local', storageKey: 'demonstration-storage-key' },
  },
  {
    name: 'Kubernetes',
    description: 'Workloads of the clusters that we look after.',
    config: { clusterName: 'kc-shared-1', refreshSeconds: 30, serviceAccountToken: 'demonstration-cluster-token' },
  },
  {
    name: 'CI/CD',
    description: 'Builds and releases of the applications that we deploy.',
    config: { provider: 'gitlab', webhookSecret: 'demonstration-webhook-secret' },
  },
]
