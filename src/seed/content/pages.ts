import { legalTexts } from '@/collections/content-pages/legal-texts'
import { company } from './company'
import type { ContentPageSeed } from './types'

/** The pages of running text. */
export const pages: ContentPageSeed[] = [
  {
    slug: 'about',
    title: 'About Us',
    content: `<h2>Our Story</h2>
<p>Prairieline Networks was founded in 2020 with one truck, one fusion splicer and a list of buildings that nobody had documented. The first job was a feed mill whose scale house lost its link in every thunderstorm. We buried six strands of fiber, left a drawing in the cabinet, and were asked back for the office, then for the elevator, then for the other three mills.</p>
<p>The work has grown since, and the habit has stayed. We support over 2500 networks internationally today: hospitals, school districts, freight yards, banks, marinas, data halls, and houses at the end of a long gravel road. Those who design a network also pull it, test it and answer for it, so there is nobody to pass the fault to.</p>
<p>We work for corporate, government and small-business customers, and for homes, across the US, Canada and the Caribbean. Our network operations center near Kansas City is staffed 24/7.</p>
<h3>Our mission</h3>
<p>To build networks that people can forget about, and to leave each one better documented than we found it.</p>
<h3>Our vision</h3>
<p>A line that reaches everyone. Distance from a city should not decide how well a clinic, a classroom or a workshop is connected, and the people who live along the line should be the ones who build it.</p>`,
  },
  ...legalTexts({ companyName: company.name, phone: company.phone, email: company.emails[0]?.address ?? '' }),
]
