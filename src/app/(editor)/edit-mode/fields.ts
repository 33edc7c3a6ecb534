import type { EditedPageRecord } from '../site-editor/[[...path]]/records'

/** What may stand in a text: a `line` is a heading, a `text` paragraphs and lists, a `page` all that a page of running text knows. */
export type FieldKind = 'plain' | 'line' | 'text' | 'page'

/** Where a text is stored: an element of the site's own pages, or a field of a page of running text. */
export type FieldTarget =
  { type: 'element'; id: string } | { type: 'page'; id: number; slug: string; name: 'title' | 'content' }

/** A text of the page that can be edited in place. */
export type Field = { key: string; label: string; kind: FieldKind; target: FieldTarget; element: HTMLElement }

/** Texts of one record share its ETag. */
export const recordOf = ({ target }: Field): string =>
  target.type === 'element' ? `element:${target.id}` : `page:${target.id}`

const inWords = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')

function elementField(element: HTMLElement): Field {
  const id = element.dataset.elementId ?? ''
  const kind = /^H[1-6]$/.test(element.tagName) ? 'line' : 'text'
  return { key: `element:${id}`, label: inWords(id), kind, target: { type: 'element', id }, element }
}

function pageField(element: HTMLElement, { id }: EditedPageRecord, slug: string): Field {
  const name = element.dataset.pageField === 'title' ? 'title' : 'content'
  return {
    key: `page:${id}:${name}`,
    label: name === 'title' ? 'Page title' : 'Page text',
    kind: name === 'title' ? 'plain' : 'page',
    target: { type: 'page', id, slug, name },
    element,
  }
}

/**
 * All texts of the page that can be edited in place, in the order of the page.
 * @param page the page of running text that is shown; its texts wait in the panel while it has a draft there
 */
export function findFields(page: EditedPageRecord | null): Field[] {
  const marked = document.querySelectorAll<HTMLElement>('main [data-element-id], main [data-page-field]')
  const slug = location.pathname.slice(1)
  return [...marked].flatMap((element) => {
    if (element.dataset.elementId) return [elementField(element)]
    return page && !page.hasDraft ? [pageField(element, page, slug)] : []
  })
}
