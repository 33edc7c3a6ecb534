import type { ServiceCardSeed, ServiceDetailSeed, ServiceSectionSeed } from './types'

export const serviceCards: ServiceCardSeed[] = [
  {
    slug: 'network-infrastructure',
    name: 'Network Infrastructure',
    shortDescription:
      'Structured cabling, switching and routing, designed, labelled, tested and documented as one system.',
    strand: 'blue',
    picture: 'network-infrastructure.svg',
  },
  {
    slug: 'fiber-installation',
    name: 'Fiber Optic Installation',
    shortDescription:
      'Outside and inside plant: trenching, conduit, splicing and terminations, with a trace for every strand.',
    isNew: true,
    strand: 'orange',
    picture: 'fiber-installation.svg',
  },
  {
    slug: 'data-center-design',
    name: 'Data Center Design & Deployment',
    shortDescription: 'Power, cooling, racks and cabling planned together, then built, commissioned and handed over.',
    strand: 'green',
    picture: 'data-center-design.svg',
  },
  {
    slug: 'nextgen-wireless',
    name: 'NextGen Wireless',
    shortDescription:
      'WiFi-6, WiFi-7 and URWB for offices, yards and moving vehicles, surveyed before a radio is hung.',
    strand: 'violet',
    picture: 'nextgen-wireless.svg',
  },
  {
    slug: 'managed-services',
    name: 'Managed Services',
    shortDescription: 'Your network patched, backed up, watched and repaired under one agreement with figures in it.',
    strand: 'aqua',
    picture: 'managed-services.svg',
  },
  {
    slug: 'noc-operations',
    name: 'NOC Operations',
    shortDescription:
      'Engineers on watch 24/7 who see the fault, open the ticket, call the carrier and tell you first.',
    strand: 'rose',
    picture: 'noc-operations.svg',
  },
  {
    slug: 'hardware-refresh',
    name: 'Hardware Refresh',
    shortDescription:
      'Old equipment out and new equipment in, staged in our lab and cut over in your maintenance window.',
    strand: 'brown',
    picture: 'hardware-refresh.svg',
  },
  {
    slug: 'data-center-design-2',
    name: 'Data Center Design',
    shortDescription:
      'Floor plans and buildout: rack layout, aisle containment, cooling and cable routes on one drawing.',
    strand: 'slate',
    picture: 'data-center-design-2.svg',
  },
]

export const serviceDetails: ServiceDetailSeed[] = [
  {
    slug: 'nextgen-wireless',
    title: 'NextGen Wireless',
    description: `<p>Wireless fails in the places that nobody surveyed: behind the racking, between two trailers, at the far end of the yard. We begin with a predictive model of your drawings, walk the site with a spectrum analyser, and only then choose radios, antennas and channels.</p>
<p>Indoors we deploy WiFi-6 and WiFi-7, with the cabling and PoE budget to carry them. Where clients move and a dropped session stops the work, such as rail and freight yards, ports, cranes and autonomous vehicles, we build Ultra-Reliable Wireless Backhaul (URWB) that hands a vehicle from mast to mast without losing a packet that matters.</p>
<p>After installation we walk it again. You receive heat maps of signal, noise and roaming as measured, beside the ones that we predicted.</p>`,
    benefits: [
      {
        title: 'Surveyed, not guessed',
        text: 'A predictive design, an on-site survey and a validation walk, with the heat maps of all three handed over.',
      },
      {
        title: 'Roaming that holds',
        text: 'URWB and tuned handoff keep scanners, cranes and vehicles connected while they move.',
      },
      {
        title: 'Room for the next devices',
        text: 'Channel plans, PoE budgets and uplinks are sized for the client count that you expect in five years.',
      },
      {
        title: 'Guests kept apart',
        text: 'Staff, guest and machine traffic run in separate segments with their own credentials and limits.',
      },
    ],
    faqs: [
      {
        question: 'Should we install WiFi-6 or WiFi-7?',
        answer:
          'It depends on your clients and your switches more than on the radios. WiFi-7 pays off where most devices support it and the access switches offer multi-gigabit ports; elsewhere WiFi-6 gives the better return today. The survey report says which floors or areas fall on which side.',
      },
      {
        question: 'Can you cover a freight yard or a port without trenching to every mast?',
        answer:
          'Usually. With URWB only some of the masts need fiber, and the others relay over the air. We run fiber where the traffic leaves the yard and radio where digging would cost more than it gains.',
      },
    ],
  },
  {
    slug: 'network-infrastructure',
    title: 'Network Infrastructure',
    description: `<p>A network lasts as long as its cabling and its documentation. We design the two together: horizontal copper and fiber backbone, telecommunications rooms, racks, switching, routing and firewalls, with addresses and labels decided before the first box is opened.</p>
<p>Crews pull, dress and terminate to TIA/EIA standards and certify every link with a calibrated tester. Configurations are built from templates, reviewed by a second engineer and loaded in our staging lab, so that installation day is for installing.</p>
<p>You keep everything: as-built drawings, test results, configurations, the address plan and the passwords.</p>`,
    benefits: [
      {
        title: 'Every link certified',
        text: 'Each copper and fiber run is tested to its category and comes with its result, not with a sample.',
      },
      {
        title: 'Labels that match drawings',
        text: 'Ports, panels, racks and rooms carry one naming scheme, the same on the label and in the documentation.',
      },
      {
        title: 'No single point of failure unnoticed',
        text: 'Power, uplinks and gateways are reviewed for redundancy, and what stays single is written down and agreed.',
      },
      {
        title: 'Built for change',
        text: 'Spare pairs, spare rack units and a sane address plan make the next floor an addition and not a project.',
      },
    ],
    faqs: [
      {
        question: 'Can you work in an occupied building?',
        answer:
          'Yes. Most of our cabling is done around people at work. Noisy and overhead work goes to evenings and weekends, cutovers to your maintenance windows, and each area is left clean at the end of the shift.',
      },
      {
        question: 'Will you take over a network that somebody else built?',
        answer:
          'Yes. We start with an audit: what is there, how it is connected, what is out of support and what is exposed. You get the report and the drawings whether or not we do the work that follows.',
      },
    ],
  },
  {
    slug: 'managed-services',
    title: 'Managed Services',
    description: `<p>We run your network as if we had to explain it to your auditor, because sometimes we do. Monitoring, patching, configuration backup, vendor tickets, capacity and warranty dates are handled under one agreement, at one price per site or per device.</p>
<p>Each client has a named engineer and a service board that both sides can see: open tickets, changes that wait for approval, and the state of each branch. Once a quarter we sit down with the figures and with what we would change.</p>`,
    benefits: [
      {
        title: 'An agreement with figures in it',
        text: 'Response times, uptime and reporting are stated in the contract and measured every month.',
      },
      {
        title: 'Patching on a calendar',
        text: 'Firmware and security updates are tested in the lab, scheduled with you and rolled back if they misbehave.',
      },
      {
        title: 'Backups that are restored',
        text: 'Configurations are saved at every change, and restores are rehearsed on spare equipment.',
      },
      {
        title: 'One number to call',
        text: 'Carriers, vendors and warranties are ours to chase; you hear the result and not the hold music.',
      },
    ],
    faqs: [
      {
        question: 'What does the service level agreement guarantee?',
        answer:
          'Critical issues are answered within 15 minutes, at any hour, and we give a 99.9% uptime guarantee for managed systems. The agreement lists what counts as critical, how uptime is measured and the credit that is due when we miss.',
      },
      {
        question: 'Do we have to hand over all control?',
        answer:
          'No. Many clients keep their own IT staff and share the work: we take nights, patching and carriers, they take users and applications. Access, change approval and escalation are agreed in writing, and you always hold the administrator credentials.',
      },
    ],
  },
  {
    slug: 'noc-operations',
    title: 'NOC Operations',
    description: `<p>Our network operations center near Kansas City is staffed around the clock, weekends and holidays included. Engineers watch reachability, latency, optics, power and temperature, and they know which of your circuits share a trench.</p>
<p>When something breaks, the first call is ours. We open the ticket, test from both ends, engage the carrier, dispatch a technician if hands are needed, and keep you informed at the interval that you chose. Afterwards you get a written account: what happened, when, why, and what will keep it from happening again.</p>`,
    benefits: [
      {
        title: 'People, 24/7',
        text: 'Engineers on shift at every hour, with the runbook of your network open in front of them.',
      },
      {
        title: 'Faults, not noise',
        text: 'Alarms are correlated, so that one cut fiber is one incident and not two hundred messages.',
      },
      {
        title: 'Carriers held to account',
        text: 'We open, escalate and close carrier tickets, and keep the timestamps for your credit claims.',
      },
      {
        title: 'A written account',
        text: 'Every major incident ends with a cause, a timeline and an owner for each corrective action.',
      },
    ],
    faqs: [
      {
        question: 'Can you watch equipment that you did not install?',
        answer:
          'Yes. Anything that speaks SNMP, streaming telemetry, syslog or an HTTP interface can be watched. Onboarding takes two to four weeks: inventory, thresholds, runbooks and a test of every escalation path.',
      },
      {
        question: 'What do we see on our side?',
        answer:
          'The same screens that we see, through the client portal: the state of your devices, current alerts and the history of incidents. Reports go out monthly, and your own staff can be added to any escalation.',
      },
    ],
  },
  {
    slug: 'hardware-refresh',
    title: 'Hardware Refresh',
    description: `<p>Equipment that is out of support still forwards packets, until the day that it does not, or until an auditor finds it. We inventory what you own, match it to support and warranty dates, and plan replacements over the budget years that you have.</p>
<p>New hardware is staged in our lab: firmware, configuration, burn-in and asset tags. Cutovers follow a minute-by-minute plan with a way back at every step. Old equipment is wiped to a documented standard and then resold, returned or recycled.</p>`,
    benefits: [
      {
        title: 'A plan by date and risk',
        text: 'Every device is listed with its end of support, what depends on it and the year to replace it.',
      },
      {
        title: 'Staged before it ships',
        text: 'Equipment arrives configured, updated, tested and labelled for its rack unit.',
      },
      {
        title: 'A way back at every step',
        text: 'Each cutover has checkpoints and a rollback that has been tried, within your maintenance window.',
      },
      {
        title: 'Nothing leaves with data on it',
        text: 'Drives and configurations are erased, with a certificate for each serial number.',
      },
    ],
    faqs: [
      {
        question: 'How long is the network down during a cutover?',
        answer:
          'For an access switch, plan for 10 to 20 minutes for the ports on it. Cores, firewalls and wireless controllers are replaced side by side and usually move over in seconds. The plan that you approve gives the expected interruption for each step.',
      },
      {
        question: 'Can we buy the equipment ourselves?',
        answer:
          'Yes. We work with hardware that you bought, that we supply, or that is leased. If you buy it, we check the bill of materials first: the optics, licenses, rails and power cords are what tends to be missing.',
      },
    ],
  },
  {
    slug: 'data-center-design',
    title: 'Data Center Design & Deployment',
    description: `<p>A data center is a power and cooling problem that happens to compute. We start from the load, per rack and per phase, and work outward: UPS and distribution, containment and airflow, rack elevations, overhead tray, copper and fiber trunks, and the meet-me room where your carriers come in.</p>
<p>The same team then builds it. Racks are set and bonded, trunks are pulled and certified, equipment is mounted and powered in sequence, and everything is tested under load before anyone signs. Rooms of two racks and halls of two hundred follow the same checklist.</p>
<p>For the drawing side alone, from a first floor plan to a buildout package for your own contractor, we deliver layout, clearances, cooling and cable routes on one coordinated set.</p>`,
    benefits: [
      {
        title: 'Power and air first',
        text: 'Load, redundancy and airflow are calculated per rack before anything is ordered.',
      },
      {
        title: 'One coordinated drawing set',
        text: 'Racks, tray, power and cooling are drawn together, so that nobody meets a duct where the ladder should go.',
      },
      {
        title: 'Commissioned under load',
        text: 'Failover of power, cooling and network is tried with the load on, and the readings are recorded.',
      },
      {
        title: 'Room to grow',
        text: 'Rows, tray fill and breaker positions are reserved for the next phase and marked on the plan.',
      },
    ],
    faqs: [
      {
        question: 'Can you work in a colocation facility?',
        answer:
          'Yes. We design cages and suites to the rules of the facility, order cross-connects, and supply remote hands for the build and afterwards. Most colocation deployments are staged in our lab and racked in one or two days.',
      },
      {
        question: 'Do you move live data centers?',
        answer:
          'Yes. We map dependencies, group the systems into waves, build the new side in parallel and move each wave in a window with a way back. The first wave is always something that you can afford to lose for an evening.',
      },
    ],
  },
]

/** What the footer links to. A section with a `serviceSlug` of a detail slug shares that service's section. */
export const serviceSections: ServiceSectionSeed[] = [
  {
    anchor: 'cloud-solutions',
    footerLabel: 'Cloud and On Prem Solutions',
    title: 'Cloud and On Prem Solutions',
    content: `<p>Some workloads belong in the cloud, some in the room down the hall, and most companies will have both for years. We size and cost the two sides honestly, including the egress fees and the UPS batteries, and connect them with private circuits or encrypted tunnels that fail over on their own.</p>
<p>We migrate in waves, keep identity, backup and monitoring common to both sides, and leave you with a bill that you can explain line by line.</p>`,
    picture: 'managed-services.svg',
  },
  {
    anchor: 'cybersecurity',
    footerLabel: 'Cybersecurity Audits and Mitigation',
    title: 'Cybersecurity Audits and Mitigation',
    content: `<p>An audit by those who also run networks: exposed services, unpatched firmware, flat segments, shared passwords, forgotten VPN accounts, open ports in the lobby. Findings are ranked by what an attacker would do first and not by the colour of a scanner's report.</p>
<p>Then we fix them with you: segmentation, multi-factor sign-in, firewall rules with an owner and an end date, log collection, and backups that cannot be deleted from the network that they protect. A second audit shows what has changed.</p>`,
    picture: 'noc-operations.svg',
  },
  {
    anchor: 'data-center',
    footerLabel: 'Data Center Design and Buildout',
    title: 'Data Center Design and Buildout',
    content: `<p>From the first floor plan to the commissioning report: rack layout, aisle containment, power, cooling and cable routes drawn as one set, then built and tested under load by the same team.</p>`,
    serviceSlug: 'data-center-design',
    picture: 'data-center-design-2.svg',
  },
  {
    anchor: 'fiber-installation',
    footerLabel: 'Fiber Installation (OSP/ISP)',
    title: 'Fiber Installation (OSP/ISP)',
    content: `<p>Outside plant from the street to the door, and inside plant from the entrance to the rack: direct burial, trenching, conduit, risers, horizontal runs, fusion splicing and terminations. Every strand is tested in both directions and handed over with its trace.</p>`,
    serviceSlug: 'fiber-installation',
    picture: 'fibre-osp.svg',
  },
  {
    anchor: 'hardware-refresh',
    footerLabel: 'Hardware Refresh',
    title: 'Hardware Refresh',
    content: `<p>Replacement of switches, routers, firewalls, servers and radios by date and risk, staged in our lab and cut over in your maintenance window.</p>`,
    serviceSlug: 'hardware-refresh',
    picture: 'hardware-refresh.svg',
  },
  {
    anchor: 'managed-services',
    footerLabel: 'Professional Managed Services',
    title: 'Professional Managed Services',
    content: `<p>Monitoring, patching, backup, carriers and vendors under one agreement, with a named engineer and a service board that both sides can see.</p>`,
    serviceSlug: 'managed-services',
    picture: 'managed-services.svg',
  },
  {
    anchor: 'wireless',
    footerLabel: 'Wireless Assessments and Design',
    title: 'Wireless Assessments and Design',
    content: `<p>A predictive model, a survey on site and a validation walk for WiFi-6, WiFi-7 and URWB. If you already have a wireless network that disappoints, the assessment alone often shows the reason: channel overlap, hidden nodes, power set too high, or uplinks that cannot carry the radios.</p>`,
    serviceSlug: 'nextgen-wireless',
    picture: 'nextgen-wireless.svg',
  },
]
