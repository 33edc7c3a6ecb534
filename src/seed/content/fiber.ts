import type { FiberContent } from './types'

export const fiber: FiberContent = {
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
    alt: 'Line drawing: a section through a trench with buried conduit, a handhole with a slack coil and a street cabinet.',
  },
  isp: {
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
        text: 'Fusion-spliced pigtails in labeled panels, inspected under a scope and tested in both directions.',
      },
    ],
    standards: ['TIA/EIA', 'NEC', 'BICSI'],
    picture: 'fibre-isp.svg',
    alt: 'Line drawing: a section through a building with a fiber that climbs a riser and runs along a tray into a rack.',
  },
  galleries: [
    {
      title: 'Outside plant',
      pictures: [
        {
          picture: 'directional-drill.svg',
          caption: 'Under the road, not through it',
          alt: 'Line drawing: a directional drill sends its rods in an arc below a road and a gas main, to a pit on the other side.',
        },
        {
          picture: 'aerial-strand.svg',
          caption: 'Lashed to the strand between two poles',
          alt: 'Line drawing: two poles with a steel strand between them, and a lasher that winds wire round the strand and the fiber cable.',
        },
        {
          picture: 'splice-closure.svg',
          caption: 'Splice closure and slack in a handhole',
          alt: 'Line drawing: a dome closure and coils of slack cable in an open handhole, with a duct at each side.',
        },
        {
          picture: 'marina-pedestal.svg',
          caption: 'A pedestal at every slip',
          alt: 'Line drawing: a pedestal on a dock beside a sailing boat, fed by a fiber in conduit below the planks.',
        },
      ],
    },
    {
      title: 'Inside plant',
      pictures: [
        {
          picture: 'riser-sleeves.svg',
          caption: 'Sleeves through the floor, firestopped',
          alt: 'Line drawing: cables climb a wall through three sleeves in a floor slab, held by a ladder and sealed with firestop.',
        },
        {
          picture: 'fiber-frame.svg',
          caption: 'The frame where every strand ends',
          alt: 'Line drawing: a fiber distribution frame with rows of connectors and patch cords that fall in loops at its side.',
        },
        {
          picture: 'fiber-installation.svg',
          caption: 'Splice tray with fusion splices',
          alt: 'Line drawing: a splice tray with coiled fibers and a row of fusion splice sleeves.',
        },
        {
          picture: 'otdr-trace.svg',
          caption: 'A trace for each strand, in both directions',
          alt: 'Line drawing: a reflectometer whose screen shows a falling trace with three splices and the end of the fiber.',
        },
      ],
    },
  ],
}
