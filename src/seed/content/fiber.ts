import type { FiberContent } from './types'

export const fiber: FiberContent = {
  title: 'Fiber Optic Installation',
  intro:
    'Outside plant and inside plant by one crew: from the street, under the lawn, up the riser and into the panel, with every strand spliced, tested and documented.',
  whyTitle: 'Why choose us for fiber',
  why: [
    {
      title: 'Turnkey installation',
      text: 'Survey, permits, locates, trenching, pulling, splicing, testing and restoration under one contract.',
    },
    {
      title: 'Code-compliant work',
      text: 'Built to TIA/EIA, NEC and BICSI practice, with cable ratings, bonding and firestopping that pass inspection.',
    },
    {
      title: 'Reliable scheduling',
      text: 'A dated plan by phase, a crew that arrives when it says, and a call beforehand if weather moves it.',
    },
    {
      title: 'Localized knowledge',
      text: 'We know the soils, the utilities and the permit desks of the regions that we dig in.',
    },
  ],
  osp: {
    title: 'Outside Plant (OSP)',
    intro: 'Fiber between buildings, along the street and to the door.',
    works: [
      { title: 'Direct burial', text: 'Armored cable at depth, with warning tape above it and tracer wire beside it.' },
      {
        title: 'Spade trenching',
        text: 'Narrow hand and spade trenches through lawns and roots, restored the same day.',
      },
      { title: 'Street-to-door FTTH', text: 'Drops from the cabinet or handhole to the entry point of a home.' },
      { title: 'RV parks', text: 'A pedestal at each pad, built to take vehicles, water and the season.' },
      { title: 'Marinas', text: 'Dock runs in flexible conduit, with marine-grade closures above the surge line.' },
      { title: 'Residential', text: 'Subdivisions, long driveways and outbuildings, on one conduit plan.' },
    ],
    picture: 'fibre-osp.svg',
  },
  isp: {
    title: 'Inside Plant (ISP)',
    intro: 'Fiber inside the building, from the entrance facility to the rack.',
    works: [
      {
        title: 'Backbone',
        text: 'Single-mode and multimode trunks between entrance, equipment and telecommunications rooms.',
      },
      {
        title: 'Riser',
        text: 'Riser-rated cable through sleeves that are firestopped and photographed before they are closed.',
      },
      { title: 'Horizontal runs', text: 'Tray, J-hook and raceway routes within bend radius and fill limits.' },
      {
        title: 'Rack and panel terminations',
        text: 'Fusion-spliced pigtails in labelled panels, inspected under a scope and tested in both directions.',
      },
    ],
    standards: ['TIA/EIA', 'NEC', 'BICSI'],
    picture: 'fibre-isp.svg',
  },
  gallery: [
    {
      picture: 'fibre-osp.svg',
      caption: 'Conduit, handhole and street cabinet',
      alt: 'Line drawing: a section through a trench with buried conduit, a handhole with a slack coil and a street cabinet.',
    },
    {
      picture: 'fiber-installation.svg',
      caption: 'Splice tray with fusion splices',
      alt: 'Line drawing: a splice tray with coiled fibers and a row of fusion splice sleeves.',
    },
    {
      picture: 'fibre-isp.svg',
      caption: 'Riser and horizontal run into the rack',
      alt: 'Line drawing: a section through a building with a fiber that climbs a riser and runs along a tray into a rack.',
    },
    {
      picture: 'network-infrastructure.svg',
      caption: 'Terminations in the cabinet',
      alt: 'Line drawing: a cabling cabinet with a fiber panel, patch panels and switches.',
    },
  ],
  closing: {
    title: 'Have a route in mind?',
    text: 'Send a sketch, an address or a floor plan, and we reply with a scope and a price within 1-2 business days.',
    action: 'Request a Quote',
  },
}
