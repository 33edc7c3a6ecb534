import type { Metric } from '../../collections/usage-samples/schema'
import type { AlertSeed, ServerSeed, ServiceSeed } from './operations'

/*
 * What runs at the other clients of the demonstration. Together with the demonstration client 2,178 of 2,180 checks are
 * healthy, which is the System Health of the fleet: 99.9%.
 */

/** One client: what is watched there, and how much of its capacity is in use on average, in percent. */
export type FleetClientSeed = {
  client: string
  services: ServiceSeed[]
  servers: ServerSeed[]
  alerts: AlertSeed[]
  usage: Record<Metric, number>
}

const service = (
  area: ServiceSeed['area'],
  name: string,
  description: string,
  checks: number,
  checksHealthy = checks,
): ServiceSeed => ({ area, name, description, checks, checksHealthy })

type Machine = Pick<ServerSeed, 'location' | 'system' | 'hardware' | 'address'> & {
  days: number
  status?: ServerSeed['status']
}

const server = (
  name: string,
  purpose: string,
  [cpu, memory, disk]: [number, number, number],
  { days, status = 'online', ...machine }: Machine,
): ServerSeed => ({ name, purpose, status, cpu, memory, disk, hoursUp: days * 24 + (days % 17), ...machine })

const HOUR = 60
const DAY = 24 * HOUR

export const fleet: FleetClientSeed[] = [
  {
    client: 'm.delacroix',
    usage: { cpu: 36, memory: 58, storage: 61, network: 19 },
    services: [
      service('network', 'Plant network', 'Switches and Wi-Fi from the receiving dock to the packing hall.', 64),
      service('platform', 'Cold chain sensors', 'Temperatures of tanks, vats and trucks, one reading a minute.', 96),
      service('platform', 'Milk intake', 'Weights and samples of each delivery become the farmer’s statement.', 24),
    ],
    servers: [
      server('fhd-plant-01', 'Plant control gateway', [34, 55, 58], {
        location: 'Emporia plant, control room, rack 1',
        system: 'Debian 12',
        hardware: '8 cores, 64 GB, 1 TB mirrored',
        address: '10.31.0.11',
        days: 92,
      }),
      server('fhd-sensors-01', 'Readings of the cold chain', [48, 66, 72], {
        location: 'Emporia plant, control room, rack 1',
        system: 'Debian 12',
        hardware: '12 cores, 96 GB, 4 TB mirrored',
        address: '10.31.0.12',
        days: 92,
      }),
      server('fhd-office-01', 'Intake and accounting', [26, 53, 53], {
        location: 'Emporia office, closet B',
        system: 'Windows Server 2025',
        hardware: '8 cores, 64 GB, 2 TB mirrored',
        address: '10.31.4.10',
        days: 33,
      }),
    ],
    alerts: [
      {
        title: 'Vat 6 was above 41 °F for nine minutes',
        message: 'The door of the vat had been left open for cleaning. The temperature is back at 37 °F.',
        severity: 'info',
        minutesAgo: 9 * HOUR + 20,
        acknowledged: true,
      },
    ],
  },
  {
    client: 'r.osei',
    usage: { cpu: 31, memory: 62, storage: 57, network: 28 },
    services: [
      service('network', 'Branch WAN', 'Two paths to each of nine branches.', 42),
      service('network', 'ATM links', 'Encrypted lines to 19 machines, each watched from both ends.', 38),
      service('platform', 'Core banking gateway', 'The way from the branches to the core processor.', 86),
      service('platform', 'E-mail and sign-in', 'Mailboxes, sign-in and the second factor of 160 people.', 30),
    ],
    servers: [
      server('brc-gw-01', 'Core banking gateway, first node', [33, 61, 44], {
        location: 'Kansas City data center, cage 4, rack 2',
        system: 'Red Hat Enterprise Linux 10',
        hardware: '16 cores, 128 GB, 1 TB mirrored',
        address: '10.44.1.11',
        days: 140,
      }),
      server('brc-gw-02', 'Core banking gateway, second node', [31, 60, 44], {
        location: 'Kansas City data center, cage 4, rack 3',
        system: 'Red Hat Enterprise Linux 10',
        hardware: '16 cores, 128 GB, 1 TB mirrored',
        address: '10.44.1.12',
        days: 139,
      }),
      server('brc-files-01', 'Statements and scanned checks', [24, 68, 83], {
        location: 'Main branch, server room, rack A',
        system: 'Windows Server 2025',
        hardware: '8 cores, 64 GB, 16 TB RAID 6',
        address: '10.44.8.20',
        days: 27,
      }),
    ],
    alerts: [
      {
        title: 'Statements fill their volume',
        message: 'brc-files-01 is at 83%. At the present rate it is full in eleven weeks; the archive run is planned.',
        severity: 'warning',
        minutesAgo: 2 * HOUR + 6,
        acknowledged: false,
      },
    ],
  },
  {
    client: 't.vance',
    usage: { cpu: 47, memory: 64, storage: 49, network: 41 },
    services: [
      service('network', 'Yard radio', 'Data radio of locomotives and handhelds in three yards.', 72, 71),
      service('platform', 'Dispatch', 'Orders, crews and tracks on the dispatchers’ screens.', 58),
      service('platform', 'Car tracking', 'Where each of 2,400 cars was read last.', 64),
    ],
    servers: [
      server('vrl-dispatch-01', 'Dispatch', [57, 71, 46], {
        location: 'Argentine yard office, equipment room',
        system: 'Debian 12',
        hardware: '16 cores, 128 GB, 2 TB mirrored',
        address: '10.52.0.11',
        days: 71,
      }),
      server('vrl-track-01', 'Car tracking database', [44, 69, 63], {
        location: 'Argentine yard office, equipment room',
        system: 'Debian 12',
        hardware: '16 cores, 192 GB, 4 TB mirrored',
        address: '10.52.0.12',
        days: 71,
      }),
      server('vrl-radio-02', 'Controller of the yard radio, north', [91, 52, 38], {
        location: 'North yard, tower, cabinet 2',
        system: 'Debian 12',
        hardware: '4 cores, 16 GB, 240 GB',
        address: '10.52.20.2',
        days: 6,
        status: 'degraded',
      }),
    ],
    alerts: [
      {
        title: 'Radio sector 4 of the north yard does not answer',
        message:
          'Crews in that sector work over the neighbouring masts, with gaps behind the coal siding. A technician is on the way with a new amplifier.',
        severity: 'critical',
        minutesAgo: 51,
        acknowledged: false,
      },
      {
        title: 'vrl-radio-02 is busy since the sector went down',
        message: 'The controller asks the missing mast again and again. It eases once the mast is back.',
        severity: 'warning',
        minutesAgo: 44,
        acknowledged: false,
      },
    ],
  },
  {
    client: 'j.hartmann',
    usage: { cpu: 22, memory: 49, storage: 66, network: 14 },
    services: [
      service('network', 'Clinic network', 'Wired and wireless network of four clinics.', 40),
      service('platform', 'Imaging archive', 'X-rays and scans, kept seven years.', 55),
      service('platform', 'Appointments', 'Calendars, reminders and the desk phones that go with them.', 37),
    ],
    servers: [
      server('hvg-img-01', 'Imaging archive', [29, 57, 79], {
        location: 'Olathe clinic, back office, rack 1',
        system: 'Debian 12',
        hardware: '12 cores, 64 GB, 24 TB RAID 6',
        address: '10.36.1.20',
        days: 58,
      }),
      server('hvg-desk-01', 'Appointments and phones', [16, 41, 53], {
        location: 'Olathe clinic, back office, rack 1',
        system: 'Windows Server 2025',
        hardware: '8 cores, 32 GB, 1 TB mirrored',
        address: '10.36.1.10',
        days: 19,
      }),
    ],
    alerts: [],
  },
  {
    client: 'd.quigley',
    usage: { cpu: 39, memory: 55, storage: 73, network: 52 },
    services: [
      service('network', 'Terminal fiber ring', 'Single-mode ring round both basins, with a way back.', 66),
      service('network', 'Camera network', 'Cameras of berths, gates and tank farm.', 104),
      service('platform', 'Berth planning', 'Arrivals, tides and cranes in one plan.', 41),
    ],
    servers: [
      server('qmt-video-01', 'Recordings, first half', [54, 61, 88], {
        location: 'Gatehouse, equipment room, rack 2',
        system: 'Debian 12',
        hardware: '16 cores, 64 GB, 96 TB RAID 6',
        address: '10.61.3.11',
        days: 101,
      }),
      server('qmt-video-02', 'Recordings, second half', [51, 60, 86], {
        location: 'Gatehouse, equipment room, rack 2',
        system: 'Debian 12',
        hardware: '16 cores, 64 GB, 96 TB RAID 6',
        address: '10.61.3.12',
        days: 101,
      }),
      server('qmt-berth-01', 'Berth planning', [21, 48, 43], {
        location: 'Harbor office, second floor, closet 1',
        system: 'Windows Server 2025',
        hardware: '8 cores, 64 GB, 1 TB mirrored',
        address: '10.61.1.10',
        days: 40,
      }),
      server('qmt-ring-01', 'Supervision of the fiber ring', [12, 39, 31], {
        location: 'Harbor office, second floor, closet 1',
        system: 'OPNsense 26.1',
        hardware: '4 cores, 16 GB, 240 GB mirrored',
        address: '10.61.0.1',
        days: 122,
      }),
    ],
    alerts: [
      {
        title: 'The ring ran the other way for 40 seconds',
        message: 'A splice tray was opened at pedestal 14, as announced. No camera lost a picture.',
        severity: 'info',
        minutesAgo: DAY + 3 * HOUR,
        acknowledged: true,
      },
    ],
  },
  {
    client: 's.arroyo',
    usage: { cpu: 28, memory: 51, storage: 44, network: 33 },
    services: [
      service('network', 'Resident Wi-Fi', 'Access points in every room and hall of three houses.', 118),
      service('platform', 'Nurse call', 'Calls from rooms and wristbands to the handsets on the floor.', 84),
    ],
    servers: [
      server('asl-call-01', 'Nurse call, first node', [19, 47, 36], {
        location: 'Brookside house, basement, rack 1',
        system: 'Debian 12',
        hardware: '8 cores, 32 GB, 480 GB mirrored',
        address: '10.38.0.11',
        days: 203,
      }),
      server('asl-call-02', 'Nurse call, second node', [18, 46, 36], {
        location: 'Prairie house, basement, rack 1',
        system: 'Debian 12',
        hardware: '8 cores, 32 GB, 480 GB mirrored',
        address: '10.38.16.11',
        days: 203,
      }),
      server('asl-wifi-01', 'Controller of the access points', [47, 60, 58], {
        location: 'Brookside house, basement, rack 1',
        system: 'Debian 12',
        hardware: '8 cores, 64 GB, 960 GB mirrored',
        address: '10.38.0.20',
        days: 64,
      }),
    ],
    alerts: [
      {
        title: 'Eleven wristbands need a new battery',
        message: 'The list is with the floor manager. Each of them has about three weeks left.',
        severity: 'info',
        minutesAgo: 11 * HOUR,
        acknowledged: false,
      },
    ],
  },
  {
    client: 'b.nyberg',
    usage: { cpu: 44, memory: 59, storage: 68, network: 25 },
    services: [
      service('network', 'Shop floor network', 'Cabled cells for 36 machines, apart from the office.', 48),
      service('platform', 'Machine data', 'Cycles, tools and stops of each machine.', 92),
      service('platform', 'Drawings', 'The vault of drawings and programs, by revision.', 33),
    ],
    servers: [
      server('npm-cells-01', 'Machine data', [52, 67, 71], {
        location: 'Hall 2, mezzanine, rack 1',
        system: 'Debian 12',
        hardware: '16 cores, 96 GB, 4 TB mirrored',
        address: '10.57.2.11',
        days: 85,
      }),
      server('npm-vault-01', 'Drawings and programs', [36, 62, 77], {
        location: 'Hall 2, mezzanine, rack 1',
        system: 'Windows Server 2025',
        hardware: '12 cores, 64 GB, 8 TB RAID 10',
        address: '10.57.2.12',
        days: 22,
      }),
      server('npm-spare-01', 'Spare of the machine data', [0, 0, 0], {
        location: 'Hall 2, mezzanine, rack 1',
        system: 'Debian 12',
        hardware: '16 cores, 96 GB, 4 TB mirrored',
        address: '10.57.2.13',
        days: 0,
        status: 'offline',
      }),
    ],
    alerts: [
      {
        title: 'npm-spare-01 is switched off',
        message: 'Its main board is being replaced under warranty, as planned. Nothing depends on it meanwhile.',
        severity: 'info',
        minutesAgo: 5 * HOUR + 25,
        acknowledged: true,
      },
    ],
  },
  {
    client: 'l.okonkwo',
    usage: { cpu: 41, memory: 70, storage: 63, network: 37 },
    services: [
      service('network', 'Clinic WAN', 'Six clinics on two carriers each.', 52),
      service('platform', 'Patient records', 'Records, laboratory results and prescriptions.', 110),
      service('platform', 'Phones', 'Lines, queues and the night service.', 61),
    ],
    servers: [
      server('pfc-ehr-01', 'Patient records, first node', [58, 78, 61], {
        location: 'Kansas City data center, cage 7, rack 1',
        system: 'Red Hat Enterprise Linux 10',
        hardware: '32 cores, 256 GB, 8 TB mirrored',
        address: '10.72.1.11',
        days: 47,
      }),
      server('pfc-ehr-02', 'Patient records, second node', [55, 77, 61], {
        location: 'Kansas City data center, cage 7, rack 2',
        system: 'Red Hat Enterprise Linux 10',
        hardware: '32 cores, 256 GB, 8 TB mirrored',
        address: '10.72.1.12',
        days: 46,
      }),
      server('pfc-voice-01', 'Phones', [23, 54, 49], {
        location: 'Wornall clinic, telecom closet',
        system: 'Debian 12',
        hardware: '8 cores, 32 GB, 960 GB mirrored',
        address: '10.72.8.10',
        days: 160,
      }),
      server('pfc-copy-01', 'Copies of the records', [28, 71, 82], {
        location: 'Lenexa warehouse, cage 1, rack 4',
        system: 'Debian 12',
        hardware: '8 cores, 64 GB, 60 TB RAID 6',
        address: '10.72.9.5',
        days: 118,
      }),
    ],
    alerts: [
      {
        title: 'The nightly copy took twice as long',
        message: 'It ended at 5:10 a.m. instead of 2:30, and is whole. A new laboratory had sent its whole history.',
        severity: 'warning',
        minutesAgo: 4 * HOUR + 50,
        acknowledged: true,
        comment: 'Compared the copy with the source: complete. Watching tonight’s run.',
      },
    ],
  },
  {
    client: 'h.barlow',
    usage: { cpu: 34, memory: 57, storage: 52, network: 61 },
    services: [
      service('network', 'School network', 'Twelve schools on a leased ring, with Wi-Fi in each classroom.', 168),
      service('platform', 'Content filter', 'What the law asks for, in front of every school.', 36),
      service('platform', 'Learning platform', 'Classes, tasks and grades of 6,100 students.', 74),
    ],
    servers: [
      server('bcs-learn-01', 'Learning platform, first node', [46, 66, 48], {
        location: 'District office, server room, rack 3',
        system: 'Debian 12',
        hardware: '24 cores, 128 GB, 2 TB mirrored',
        address: '10.80.1.11',
        days: 88,
      }),
      server('bcs-learn-02', 'Learning platform, second node', [44, 65, 48], {
        location: 'District office, server room, rack 3',
        system: 'Debian 12',
        hardware: '24 cores, 128 GB, 2 TB mirrored',
        address: '10.80.1.12',
        days: 88,
      }),
      server('bcs-filter-01', 'Content filter', [61, 58, 42], {
        location: 'District office, server room, rack 1',
        system: 'OPNsense 26.1',
        hardware: '16 cores, 64 GB, 480 GB mirrored',
        address: '10.80.0.1',
        days: 37,
      }),
      server('bcs-files-01', 'Files of the schools', [18, 49, 76], {
        location: 'District office, server room, rack 3',
        system: 'Windows Server 2025',
        hardware: '8 cores, 64 GB, 24 TB RAID 6',
        address: '10.80.1.20',
        days: 26,
      }),
    ],
    alerts: [
      {
        title: 'Access points in the Lincoln gym are crowded',
        message:
          'Two hundred devices on three access points since the tournament began. A fourth is reserved for them.',
        severity: 'warning',
        minutesAgo: 3 * HOUR + 15,
        acknowledged: false,
      },
    ],
  },
  {
    client: 'v.sorensen',
    usage: { cpu: 37, memory: 63, storage: 78, network: 22 },
    services: [
      service('network', 'Turbine links', 'Fiber and microwave to 48 turbines on three ridges.', 96),
      service('platform', 'Telemetry', 'Wind, pitch and output of each turbine, every ten seconds.', 128),
    ],
    servers: [
      server('sws-tele-01', 'Telemetry database', [49, 74, 84], {
        location: 'Salina operations center, rack 2',
        system: 'Debian 12',
        hardware: '24 cores, 256 GB, 16 TB RAID 10',
        address: '10.90.1.11',
        days: 129,
      }),
      server('sws-edge-03', 'Gateway of the north ridge', [25, 52, 72], {
        location: 'North ridge, substation, cabinet 1',
        system: 'Debian 12',
        hardware: '4 cores, 16 GB, 480 GB',
        address: '10.90.30.1',
        days: 54,
      }),
    ],
    alerts: [
      {
        title: 'Microwave to the north ridge fades in the fog',
        message:
          'The link has gone down to half its rate since 6 a.m. and loses nothing. The forecast is clear by noon.',
        severity: 'info',
        minutesAgo: 6 * HOUR + 10,
        acknowledged: true,
      },
    ],
  },
  {
    client: 'e.maddox',
    usage: { cpu: 18, memory: 43, storage: 47, network: 9 },
    services: [
      service('network', 'Office network', 'Two floors, guests apart.', 34),
      service('platform', 'Document vault', 'Deeds and closing files, each change on record.', 52),
      service('platform', 'E-signing', 'The way of a document to all who sign it.', 27),
    ],
    servers: [
      server('mte-vault-01', 'Document vault', [22, 51, 56], {
        location: 'Main Street office, closet, rack 1',
        system: 'Windows Server 2025',
        hardware: '8 cores, 64 GB, 4 TB mirrored',
        address: '10.33.0.10',
        days: 24,
      }),
      server('mte-sign-01', 'E-signing', [14, 35, 38], {
        location: 'Main Street office, closet, rack 1',
        system: 'Debian 12',
        hardware: '4 cores, 16 GB, 480 GB mirrored',
        address: '10.33.0.11',
        days: 76,
      }),
    ],
    alerts: [],
  },
]
