/** The footer's columns. Where a link leads is part of the site's structure; what it leads to is content. */
export const footerColumns = [
  {
    title: 'Services',
    links: [
      { href: '/services#cloud-solutions', label: 'Cloud and On Prem Solutions' },
      { href: '/services#cybersecurity', label: 'Cybersecurity Audits and Mitigation' },
      { href: '/services#data-center', label: 'Data Center Design and Buildout' },
      { href: '/services#fiber-installation', label: 'Fiber Installation (OSP/ISP)' },
      { href: '/services#hardware-refresh', label: 'Hardware Refresh' },
      { href: '/services#managed-services', label: 'Professional Managed Services' },
      { href: '/services#wireless', label: 'Wireless Assessments and Design' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/about', label: 'About Us' },
      { href: '/about#team', label: 'Our Team' },
      { href: '/contact#careers', label: 'Careers' },
      { href: '/about#partners', label: 'Partners' },
      { href: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '/terms-of-service', label: 'Terms of Service' },
      { href: '/privacy-policy', label: 'Privacy Policy' },
      { href: '/terms-of-service#security-policy', label: 'Security Policy' },
      { href: '/terms-of-service#accessibility', label: 'Accessibility' },
    ],
  },
] as const
