import type { CollectionBeforeOperationHook } from 'payload'
import { APIError } from 'payload'
import sanitizeHtml from 'sanitize-html'

const SHAPES = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'title', 'desc']
const GEOMETRY = 'd points x y x1 y1 x2 y2 cx cy r rx ry width height viewBox transform pathLength'.split(' ')
const PAINT =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset opacity vector-effect'.split(
    ' ',
  )

/**
 * Reduces an SVG to plain shapes: no script, style, reference, text or foreign content survives. The root carries
 * `id="art"`, by which pages draw it in the colours of the theme.
 * @param svg the file as uploaded
 */
export function cleanDrawing(svg: string): string {
  const clean = sanitizeHtml(svg, {
    allowedTags: SHAPES,
    allowedAttributes: { '*': [...GEOMETRY, ...PAINT], svg: ['xmlns', ...GEOMETRY, ...PAINT] },
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false, xmlMode: true },
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'foreignObject', 'text'],
    transformTags: {
      svg: (tagName, attribs) => ({ tagName, attribs: { ...attribs, xmlns: 'http://www.w3.org/2000/svg' } }),
      '*': (tagName, attribs) => ({
        tagName,
        // A paint may name a colour or a custom property, never an address; an empty attribute would not be well-formed.
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(
            ([, value]) => value !== '' && /^[\w\s.,:;#%()+/-]*$/.test(value) && !/url\s*\(/i.test(value),
          ),
        ),
      }),
    },
  })
  return clean.replace('<svg', '<svg id="art"').trim()
}

/** Whether it is one well-formed drawing: a root that closes at the very end, and nothing beside it. */
const isWhole = (svg: string): boolean =>
  svg.startsWith('<svg') &&
  svg.endsWith('</svg>') &&
  !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(svg) &&
  closesAtTheEnd(svg)

function closesAtTheEnd(svg: string): boolean {
  let depth = 0
  for (const { 0: tag, index } of svg.matchAll(/<svg\b|<\/svg>/g)) {
    depth += tag === '</svg>' ? -1 : 1
    if (depth === 0) return index + tag.length === svg.length
  }
  return false
}

/** Lets an SVG into the media library only as a clean drawing. */
export const drawingsOnly: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const file = req.file
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  const isSvg = file.mimetype === 'image/svg+xml' || /\.svgz?$/i.test(file.name)
  if (!isSvg) return args
  const clean = cleanDrawing(file.data.toString('utf8'))
  if (!isWhole(clean)) throw new APIError('This file is not a drawing that can be shown', 400, undefined, true)
  file.data = Buffer.from(clean)
  file.size = file.data.length
  return args
}
