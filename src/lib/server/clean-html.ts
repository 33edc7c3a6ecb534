import sanitizeHtml from 'sanitize-html'
import { isSafeLink } from '@/lib/shared/safe-link'
import { slugify } from '@/lib/shared/slugify'

const TAGS = 'p br strong em u s code a ul ol li h2 h3 h4 blockquote hr table tbody thead tr th td sub sup'.split(' ')

/**
 * Reduces HTML to what the site's rich text knows. Used on what comes in and on what goes out.
 * Scripts, styles, handlers, frames and unsafe addresses are dropped; the text inside them that is meant to be read stays.
 */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      b: 'strong',
      i: 'em',
      del: 's',
      strike: 's',
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      // Lexical writes these two as styled spans.
      span: (_tag, { style = '' }) => ({
        tagName: /line-through/.test(style) ? 's' : /underline/.test(style) ? 'u' : 'span',
        attribs: {},
      }),
      // A link that leads nowhere safe is just its text.
      a: (tagName, { href = '', target }) => ({
        tagName: isSafeLink(href) ? tagName : 'span',
        attribs: {
          href: href.trim(),
          ...(target === '_blank' && { target, rel: 'noopener noreferrer' }),
        },
      }),
    },
  }).trim()

const textOf = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&amp;/g, '&')
    .replace(/&[a-z]+;|&#\d+;/g, ' ')

/** Gives each h2 and h3 an anchor made of its text; a second one of the same text gets a number. */
export function withAnchors(html: string): string {
  const taken = new Set<string>()
  return html.replace(/<(h[23])>([\s\S]*?)<\/\1>/g, (_all, tag: string, inner: string) => {
    const base = slugify(textOf(inner)) || 'section'
    let id = base
    for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
    taken.add(id)
    return `<${tag} id="${id}">${inner}</${tag}>`
  })
}
