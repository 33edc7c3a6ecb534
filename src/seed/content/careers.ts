import type { CareersContent } from './types'

export const careers: CareersContent = {
  title: 'Network Technology Recruiting',
  intro:
    'We recruit network engineers, fiber technicians, cabling specialists and support staff, for our own crews and for clients who need a permanent hand. Tell us what you have built and what you would like to build next. Someone who has done the job reads every application.',
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
      title: 'A rota that is kept',
      text: 'On-call weeks are planned a quarter ahead, paid, and followed by a day off.',
    },
  ],
  formNote:
    'A link to your résumé is welcome but not required. We answer every application, and keep it for twelve months unless you ask us to delete it sooner.',
}
