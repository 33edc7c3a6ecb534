const BLOCK_ENDS =
  /(<\/(?:p|h[2-4]|ul|ol|li|blockquote|table|tbody|thead|tr)>|<(?:ul|ol|table|tbody|thead|hr)[^>]*>)(?=<)/g

/** Stored HTML as it is edited: a line for each block. The anchors of headings follow from their words, so they are left out. */
export const asEditable = (html: string): string =>
  html.replace(/<(h[23]) id="[^"]*">/g, '<$1>').replace(BLOCK_ENDS, '$1\n')

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** What is to be read of HTML, a line for each block. */
export function readable(html: string): string {
  const lines = html
    .replace(/\s+/g, ' ')
    .replace(/<li>/g, '<li>• ')
    .replace(/<\/t[dh]>\s*<t[dh]/g, ' | $&')
    .replace(/<\/(?:p|h[2-4]|li|blockquote|tr)>|<(?:br|hr)[^>]*>/g, '$&\n')
  return (parse(lines).body.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

const KEPT = new Set(['href', 'target', 'rel', 'colspan', 'rowspan', 'start'])
const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

/** What the visual editor writes without its own marks, as somebody would have written it by hand. */
export function tidy(html: string): string {
  const { body } = parse(html)
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const isPlain = element.tagName === 'SPAN' && !element.style.textDecoration
    const isDoubled = /^(B|I)$/.test(element.tagName) && /^(STRONG|EM)$/.test(element.firstElementChild?.tagName ?? '')
    const isColumn = /^(COLGROUP|COL)$/.test(element.tagName)
    if (isColumn) element.remove()
    else if (isPlain || isDoubled) unwrap(element)
    else
      for (const { name } of [...element.attributes])
        if (!KEPT.has(name) && element.tagName !== 'SPAN') element.removeAttribute(name)
  }
  return asEditable(body.innerHTML)
}
