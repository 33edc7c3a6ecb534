import type { ServiceCardSeed, ServiceDetailSeed, ServiceSectionSeed } from './types'

export const serviceCards: ServiceCardSeed[] = [
  {
    slug: 'network-infrastructure',
    name: 'Network Infrastructure',
    shortDescription:
      'Structured cabling, switching and routing, designed, labeled, tested and documented as one system.',
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
    description: `<p>Wireless fails in the places that nobody surveyed: behind the racking, between two trailers, at the far end of the yard. We begin with a predictive model of your drawings, walk the site with a spectrum analyzer, and only then choose radios, antennas and channels.</p>
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
        text: 'Equipment arrives configured, updated, tested and labeled for its rack unit.',
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
  {
    slug: 'fiber-installation',
    title: 'Fiber Optic Installation',
    description: `<p>Fiber outlives everything that is plugged into it, provided that nobody kinks it, drowns it or loses the drawing. We build the whole path with one crew: from the street, through conduit, handholes and pedestals, into the building, up the riser and into the panel.</p>
<p>Outside, we survey the route, order the locates and the permits, then dig, plow, bore or hang, whichever disturbs least. Inside, cable is rated for the space that it runs through, sleeves are firestopped, and every pigtail is fusion-spliced and looked at under a scope.</p>
<p>Each strand is measured in both directions at two wavelengths. You receive the traces, the splice map, the route with depths and coordinates, and photographs of everything that is now underground.</p>`,
    benefits: [
      {
        title: 'One crew, street to rack',
        text: 'Outside and inside plant under one contract, so no fault lies between two companies.',
      },
      {
        title: 'Permits and locates included',
        text: 'Utility locates, road permits, pole agreements and restoration are ours to arrange and to pay for.',
      },
      {
        title: 'A trace for every strand',
        text: 'Bidirectional OTDR and power-meter results for all strands, the spare ones too.',
      },
      {
        title: 'Spare strands where they count',
        text: 'Conduit and strand counts are sized for twenty years: a second dig costs more than glass.',
      },
    ],
    faqs: [
      {
        question: 'Single-mode or multimode?',
        answer:
          'Single-mode between buildings and for anything new that should last: the optics cost little more today and distance stops mattering. Multimode still makes sense where short runs must match equipment that you already own. The quote names the type for each run and why.',
      },
      {
        question: 'What happens when a buried fiber is cut?',
        answer:
          'The trace tells us how many feet away the cut is, and the drawing tells us where that is on the ground. A crew exposes it, splices it or sets a closure, and tests every strand again. Most cuts within reach of our offices are carrying traffic the same day.',
      },
    ],
  },
]

/** Sections of the services page that the footer links to and that no card stands for. */
export const serviceSections: ServiceSectionSeed[] = [
  {
    slug: 'cloud-solutions',
    title: 'Cloud and On Prem Solutions',
    shortDescription:
      'Workloads placed where they run best and cost least, with one network, one sign-in and one backup plan.',
    description: `<p>Some workloads belong in the cloud, some in the room down the hall, and most companies will have both for years. We size and cost the two sides honestly, including the egress fees and the UPS batteries, and tell you when staying is the better move.</p>
<p>The two sides are then joined properly: private circuits or encrypted tunnels that fail over on their own, one address plan, one directory, and monitoring that does not stop at the edge of the building.</p>
<p>We migrate in waves, each with a way back, and leave you with a bill that you can explain line by line.</p>`,
    benefits: [
      {
        title: 'Costed on both sides',
        text: 'Three-year figures for cloud and for your own room, with the same assumptions.',
      },
      {
        title: 'Moved in waves',
        text: 'Dependencies are mapped first, and the first wave is one that you can afford to repeat.',
      },
      {
        title: 'One sign-in',
        text: 'The same accounts, groups and second factor for both sides, removed in one place when someone leaves.',
      },
      {
        title: 'Backups outside the blast radius',
        text: 'Copies in a second place, under other credentials, restored on a schedule to prove it.',
      },
    ],
    strand: 'white',
    picture: 'cloud-solutions.svg',
  },
  {
    slug: 'cybersecurity',
    title: 'Cybersecurity Audits and Mitigation',
    shortDescription: 'An audit by those who run networks, findings ranked by risk, and the work to close them.',
    description: `<p>An audit by those who also run networks: exposed services, unpatched firmware, flat segments, shared passwords, forgotten VPN accounts, open ports in the lobby. Findings are ranked by what an attacker would do first and not by the color of a scanner's report.</p>
<p>Then we fix them with you: segmentation, multi-factor sign-in, firewall rules with an owner and an end date, log collection, and backups that cannot be deleted from the network that they protect.</p>
<p>A second audit shows what has changed. The two reports side by side are what insurers, auditors and boards ask for.</p>`,
    benefits: [
      {
        title: 'Ranked by risk',
        text: 'Each finding says what it would let somebody do, how likely that is and what it takes to close.',
      },
      {
        title: 'Fixed, not just found',
        text: 'The engineers who wrote the report do the work, in your maintenance windows.',
      },
      {
        title: 'Segments that hold',
        text: 'Staff, guests, cameras, controllers and payments apart, with rules that somebody owns.',
      },
      {
        title: 'Proof for your insurer',
        text: 'Before and after in one document, mapped to the controls that your questionnaire names.',
      },
    ],
    strand: 'red',
    picture: 'cybersecurity.svg',
  },
  {
    slug: 'data-center',
    title: 'Data Center Design and Buildout',
    shortDescription:
      'From the first floor plan to the commissioning report: drawn as one set, built and tested by one team.',
    description: `<p>A new room, a second row or a suite in somebody else's building: the questions are the same. How much load per rack, where does the heat go, what happens when one feed fails, and which way does the next row grow?</p>
<p>We answer them on paper first. Rack layout, aisle containment, power, cooling and cable routes are drawn as one coordinated set, priced, and checked against the code of your county and the rules of your landlord.</p>
<p>Then the same team builds it: floor and ladder, distribution and grounding, racks, trunks and labels. Nothing is handed over before it has run under load with one feed switched off.</p>`,
    benefits: [
      {
        title: 'A price per kilowatt',
        text: 'Each layout comes with its cost by rack and by kilowatt, so that two options can be compared.',
      },
      {
        title: 'One set of drawings',
        text: 'Electrical, mechanical and cabling on the same background, kept current until the handover.',
      },
      {
        title: 'Built around a live room',
        text: 'Dust walls, hot-work permits and cutovers by night where the old row has to stay up.',
      },
      {
        title: 'Commissioned with witnesses',
        text: 'Failover is tried in front of you, and the readings are signed by both sides.',
      },
    ],
    strand: 'black',
    picture: 'data-center-design-2.svg',
  },
  {
    slug: 'wireless',
    title: 'Wireless Assessments and Design',
    shortDescription: 'A predictive model, a survey on site and a validation walk for WiFi-6, WiFi-7 and URWB.',
    description: `<p>If you already have a wireless network that disappoints, start here. An assessment takes one or two days on site and often shows the reason at once: channel overlap, hidden nodes, power set too high, or uplinks that cannot carry the radios.</p>
<p>For a new network we model your drawings, then check the model against the building with a radio on a pole, because shelving, foil-backed walls and forklifts are on no drawing. The design names every radio, its mount, its channel and its cable.</p>
<p>You own the result: a bill of materials and a plan that any competent installer can build from. If you ask us to build it, we walk it again afterwards and hand over the maps as measured.</p>`,
    benefits: [
      {
        title: 'Measured with your devices',
        text: 'Surveys use the scanners, tablets and telephones that will have to work, not just a laptop.',
      },
      {
        title: 'Interference found',
        text: 'A spectrum analyzer tells a bad channel plan from a microwave oven, a camera or a neighbor.',
      },
      {
        title: 'A design that is yours',
        text: 'Drawings, bill of materials and settings are handed over, whoever installs them.',
      },
      {
        title: 'Figures to accept it by',
        text: 'Signal, noise, roaming time and throughput are agreed before and measured after.',
      },
    ],
    strand: 'yellow',
    picture: 'wireless-survey.svg',
  },
]
