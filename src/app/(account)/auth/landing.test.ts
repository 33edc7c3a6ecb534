import { landingPath } from './landing'

describe('landingPath', () => {
  it.each(['/admin/rfq?request=7', '/portal/projects/3', '/admin#top'])('goes to %s', (wanted) => {
    expect(landingPath(wanted)).toBe(wanted)
  })

  it.each([
    undefined,
    ['/admin', '/portal'],
    '',
    'admin',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\b',
    'javascript:alert(1)',
    '/auth?redirect=/auth',
    '/Access-Denied',
  ])('goes to the portal instead of %j', (wanted) => {
    expect(landingPath(wanted)).toBe('/portal')
  })
})
