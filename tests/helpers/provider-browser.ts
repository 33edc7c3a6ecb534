/** The cookies of an answer, by name. */
export const cookiesOf = (answer: Response): Record<string, string> =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';')
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    }),
  )

/** Cookies as a browser sends them. */
export const cookieHeader = (jar: Record<string, string>): string =>
  Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** Follows a browser through a provider of sign-ins, until it is sent back to `site`. @returns where it is sent there */
export async function throughProvider(start: string, site: string): Promise<URL> {
  const jar: Record<string, string> = {}
  let url = new URL(start)
  for (let hops = 0; hops < 10; hops++) {
    if (url.origin === site) return url
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie: cookieHeader(jar) } })
    Object.assign(jar, cookiesOf(answer))
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
    url = new URL(location, url)
  }
  throw new Error('The provider went on for ever')
}
