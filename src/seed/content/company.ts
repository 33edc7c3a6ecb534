import type { CompanyContent } from './types'

export const company: CompanyContent = {
  name: 'Prairieline Networks',
  tagline: 'One line, carried through.',
  description:
    'Prairieline Networks designs, builds, troubleshoots and monitors network and data infrastructure for business, government and home, from the Kansas City metro area to sites across the US, Canada and the Caribbean.',
  phone: '(913) 555-0142',
  emails: [
    {
      label: 'General inquiries',
      address: 'hello@prairieline.example',
      description: 'Anything that has no better door.',
    },
    {
      label: 'Sales',
      address: 'sales@prairieline.example',
      description: 'Quotes, site surveys and scopes of work.',
    },
    {
      label: 'Support',
      address: 'support@prairieline.example',
      description: 'Tickets for networks that we look after.',
    },
    {
      label: 'Careers',
      address: 'careers@prairieline.example',
      description: 'Applications and questions about open positions.',
    },
  ],
  recipients: {
    rfq: 'quotes@prairieline.example',
    contact: 'hello@prairieline.example',
    careers: 'careers@prairieline.example',
  },
  operationsAreas: [
    {
      name: 'Midwest and Plains',
      description: 'Kansas, Missouri, Nebraska, Iowa, Oklahoma and Arkansas, dispatched from Kansas City.',
    },
    {
      name: 'South Central',
      description: 'Texas, Louisiana and New Mexico, dispatched from Dallas/Ft Worth.',
    },
    {
      name: 'Southeast and Caribbean',
      description: 'Florida, Georgia, the Carolinas and the Caribbean islands, dispatched from Tampa.',
    },
    {
      name: 'West and Canada',
      description: 'Nevada, Arizona, California, the Mountain West and Canada, dispatched from Las Vegas.',
    },
  ],
  offices: [
    {
      id: 'kansas-city',
      name: 'Kansas City',
      description: 'Headquarters, network operations center and staging warehouse.',
      street: '8600 Prairie Switch Road, Suite 200',
      city: 'Lenexa',
      state: 'KS',
      zip: '66219',
      phone: '(913) 555-0142',
      lat: 38.9536,
      lng: -94.7789,
    },
    {
      id: 'dallas-ft-worth',
      name: 'Dallas/Ft Worth',
      description: 'Data center deployment crews and South Central dispatch.',
      street: '2150 Loop Junction Drive, Suite 410',
      city: 'Irving',
      state: 'TX',
      zip: '75063',
      phone: '(214) 555-0163',
      lat: 32.9257,
      lng: -96.9706,
    },
    {
      id: 'tampa',
      name: 'Tampa',
      description: 'Outside plant crews, marinas and Caribbean logistics.',
      street: '4415 Harbor Relay Avenue, Suite 120',
      city: 'Tampa',
      state: 'FL',
      zip: '33607',
      phone: '(813) 555-0127',
      lat: 27.9623,
      lng: -82.5128,
    },
    {
      id: 'las-vegas',
      name: 'Las Vegas',
      description: 'Wireless engineering and western field dispatch.',
      street: '7320 Desert Trunk Way, Suite 15',
      city: 'Las Vegas',
      state: 'NV',
      zip: '89119',
      phone: '(702) 555-0188',
      lat: 36.0731,
      lng: -115.1379,
    },
  ],
  businessHours: [
    { days: 'Mon-Fri', hours: '8:00 AM-6:00 PM' },
    { days: 'Sat', hours: '9:00 AM-1:00 PM' },
    { days: 'Sunday', hours: 'closed' },
  ],
  serviceHours: 'Service hours are by contract, up to 24/7 for managed services, NOC, change management and SOC.',
  facts: [
    { value: '2020', label: 'Founded', detail: 'Started in the Kansas City metro area, and still based there.' },
    {
      value: 'Growing',
      label: 'Certified staff',
      detail: 'Engineers, splicers and cabling technicians, certified for the work that they sign.',
    },
    { value: 'Over 2500', label: 'Networks supported', detail: 'Supported internationally.' },
    { value: '99.99%', label: 'Uptime', detail: 'Measured on the networks that we monitor.' },
    { value: '24/7', label: 'Support', detail: 'A person answers, at every hour.' },
  ],
  certifications: [
    { name: 'ISO 27001', description: 'Information security management.' },
    { name: 'CMMI Level 5', description: 'Process maturity: measured, and improved by what is measured.' },
    { name: 'SOC 2 Type II', description: 'Security controls, tested over time by an independent auditor.' },
    { name: 'OSHA-30', description: 'Thirty hours of safety training for those who lead work on a site.' },
  ],
  leadership: [
    {
      name: 'Marguerite Hollis',
      title: 'CEO',
      bio: 'Marguerite ran outside plant construction for a regional carrier before she founded the company in 2020. She still reads every as-built drawing of a job that went over its estimate, and asks why.',
    },
    {
      name: 'Devraj Anand',
      title: 'CTO',
      bio: 'Devraj designed campus and data center networks for hospitals and universities for eighteen years. He owns our reference designs, the staging lab and the rule that nothing ships with a factory password.',
    },
    {
      name: 'Tomasz Wilkerson',
      title: 'Chief of Operations',
      bio: 'Tomasz came up through the NOC, from the night shift to running it. He is responsible for field crews, dispatch and the service desk, and for the fifteen-minute answer that our contracts promise.',
    },
    {
      name: 'Renata Okafor-Lind',
      title: 'Customer Success Director',
      bio: 'Renata managed infrastructure for a school district, so she has sat on the other side of the table. She reviews every managed account each quarter and brings the bad numbers along with the good ones.',
    },
  ],
  partners: [
    { name: 'Cottonwood Optical', description: 'Fiber, closures and splice hardware.' },
    { name: 'Blue Mesa Switching', description: 'Campus and data center switching.' },
    { name: 'Stateline Radio Works', description: 'Access points, point-to-point radios and antennas.' },
    { name: 'Flint Hills Power', description: 'UPS, power distribution and rack monitoring.' },
  ],
  subdomainStatus: {
    rfq: { isOffline: false, url: '/rfq' },
    app: { isOffline: false, url: '/portal' },
  },
  footerNote: 'Designed, built, monitored and answered for from the Kansas City metro area.',
}
