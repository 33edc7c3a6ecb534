const BLOCK = /<\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|hr)\b[^>]*>/i

/** Whether a text from the CMS has blocks of its own, so that it cannot stand in a paragraph or a heading. */
export const hasBlocks = (html: string): boolean => BLOCK.test(html)

/** A text from the CMS as it may stand in a heading: each block becomes a line. */
export const inlineHtml = (html: string): string =>
  html
    .replace(new RegExp(BLOCK.source, 'gi'), '\n')
    .trim()
    .replace(/\s*\n\s*/g, '<br>')

const CHARACTERS: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' }

/** A text from the CMS without its marks, for where no HTML can stand: an attribute, a button, the head of a page. */
export const plainText = (html: string): string =>
  html
    .replace(new RegExp(`${BLOCK.source}|<br\\b[^>]*>`, 'gi'), ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_whole, name: string) => CHARACTERS[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
