/** A thing in the words of schema.org. */
export type Thing = { '@type': string } & Record<string, unknown>

/** The things of a page as one script may hold them. */
export function graphJson(graph: Thing[]): string {
  // What an editor writes must not end the script.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

/** What a page says to search engines, all of it in one place. */
export function JsonLd({ graph }: { graph: Thing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphJson(graph) }} />
}
