import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Payload, RichTextField } from 'payload'
import { cleanHtml, withAnchors } from './clean-html'

const BLOCK = /<(p|h[2-4]|ul|ol|blockquote|table|hr)\b/g

const BLOCK_TAG = '</?(?:div|p|h[2-4]|ul|ol|li|blockquote|table|colgroup|col|thead|tbody|tr|th|td|hr)\\b[^>]*>'
const SPACE_AROUND_BLOCKS = new RegExp(`(?<=${BLOCK_TAG})\\s+(?=<)|(?<=>)\\s+(?=${BLOCK_TAG})`, 'g')

/** Lexical has a list within a list as an item of its own, which would get a mark of its own: it belongs to the item before. */
const withNestedLists = (html: string): string => html.replace(/<\/li><li>(?=<[uo]l\b)/g, '')

/** A single paragraph stands for its own text: `<p>Hello</p>` and `Hello` are the same content. */
function unwrapped(html: string): string {
  if (html.match(BLOCK)?.length !== 1) return html
  return /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1] ?? html
}

/** Rich text as the documented calls and the pages speak it: HTML, sanitised, with an anchor at each heading. */
export const toHtml = (state: SerializedEditorState): string =>
  withAnchors(
    unwrapped(
      withNestedLists(
        cleanHtml(convertLexicalToHTML({ data: state, disableContainer: true }).replace(SPACE_AROUND_BLOCKS, '')),
      ),
    ),
  )

function editorOf(payload: Payload): RichTextField {
  const field = payload.collections.content_pages.config.fields.find((one) => 'name' in one && one.name === 'content')
  return field as RichTextField
}

/** HTML as rich text for the panel and the database; sanitised first. */
export async function fromHtml(payload: Payload, html: string): Promise<SerializedEditorState> {
  // Parsing HTML needs a DOM, which is slow to load and needed by writers only.
  const { JSDOM } = await import('jsdom')
  return convertHTMLToLexical({
    editorConfig: editorConfigFactory.fromField({ field: editorOf(payload) }),
    html: cleanHtml(html) || '<p></p>',
    JSDOM: JSDOM as never,
  }) as SerializedEditorState
}
