import type { CareersContent } from './types'

export const careers: CareersContent = {
  points: [
    {
      title: 'Field and lab',
      text: 'Time in the staging lab before a cutover and on the site during it: you see your own design go live.',
    },
    {
      title: 'Certified at our cost',
      text: 'Vendor, BICSI and OSHA courses are paid for, on paid time, and the certificate is yours.',
    },
    {
      title: 'An on-call plan that is kept',
      text: 'On-call weeks are set a quarter ahead, paid, and followed by a day off.',
    },
  ],
  openings: [
    {
      title: 'Fusion Splicer, Outside Plant',
      position: 'Fiber Optic Technician',
      location: 'Kansas City',
      employmentType: 'FULL_TIME',
      daysAgo: 9,
      description:
        'You splice and test the fiber that our crews place: ribbon and single-fusion work in closures, cabinets and hand holes across Kansas and western Missouri. Each job ends with traces in both directions, and with labels that the next technician can read.\n\nBring two years at a splicer, an OTDR that you know how to doubt, and a clean driving record. A CFOT or a CFOS/S helps; if you have neither, we pay for the course. Most weeks are spent at home, and nights away are agreed beforehand.',
      salaryFrom: 62_000,
      salaryTo: 78_000,
    },
    {
      title: 'Network Engineer, Data Center',
      position: 'Network Engineer',
      location: 'Dallas/Ft Worth',
      employmentType: 'FULL_TIME',
      daysAgo: 23,
      openFor: 120,
      description:
        'You design and cut over leaf-spine fabrics for colocation and hospital clients: from the port map and the staging lab to the night of the change, with the way back written down beforehand.\n\nWe look for five years with BGP, EVPN and VXLAN in production, configuration that lives in version control, and the habit of measuring before and after. On-call is one week in six, planned a quarter ahead.',
      salaryFrom: 105_000,
      salaryTo: 132_000,
    },
    {
      title: 'NOC Technician, Night Shift',
      position: 'Network Technician',
      location: 'Kansas City',
      employmentType: 'FULL_TIME',
      daysAgo: 4,
      description:
        'You watch the networks of our managed clients from ten at night to six in the morning, four nights on and three off. You read the alarm before you act on it, call the client when it matters, and leave a ticket that the day shift does not have to ask about.\n\nA CCNA or a year at a service desk is a good start; calm and clear writing weigh more. Shift pay comes on top of the salary, and the way from here to engineering is one that others have taken.',
      salaryFrom: 48_000,
      salaryTo: 58_000,
    },
  ],
}
