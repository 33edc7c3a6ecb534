const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of a piece of HTML, on one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()

/** Cuts a text at a word, so that it has at most `length` characters with the sign that says so. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,;:]+$/, '')}…`
}

/**
 * The first paragraph of a page as a search engine shows it, in at most 160 characters; without one, what the page says
 * under its headings. Empty when that is nothing.
 */
export function excerpt(html: string): string {
  const paragraphs = [...html.matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/g)].map(([, inside]) => plainText(inside ?? ''))
  const first = paragraphs.find(Boolean) ?? plainText(html.replace(/<(h[1-6])\b[\s\S]*?<\/\1>/g, ''))
  return shorten(first, 160)
}
