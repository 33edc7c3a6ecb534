import type { TestimonialSeed } from './types'

export const testimonials: TestimonialSeed[] = [
  {
    name: 'Lorraine Petrakis',
    title: 'Director of Technology',
    company: 'Cedar Bluff Unified Schools',
    content:
      'Eleven buildings in nine weeks of summer, and the labels match the drawings. When a backhoe found our backbone in October, they had called us before the first teacher did.',
  },
  {
    name: 'Emmett Sandoval',
    title: 'Yard Operations Manager',
    company: 'Turkey Creek Intermodal',
    content:
      'Our crane tablets used to drop at row twelve, every shift. They surveyed the yard for two days before they quoted anything. It has been fourteen months, and row twelve is just another row.',
  },
  {
    name: 'Dr. Anneke Vos',
    title: 'Chief Information Officer',
    company: 'Republican Valley Health',
    content:
      'They replaced both cores on a Sunday while the emergency department stayed open. The plan had a way back at every step. We never needed one, which I credit to the plan.',
  },
  {
    name: 'Calvin Broussard',
    title: 'Owner',
    company: 'Mangrove Point Marina & RV',
    content:
      'Fiber to 140 slips and 62 pads, buried in coral rock, finished two days early. They handed me a binder with a trace for every strand, and I have actually used it.',
  },
]
