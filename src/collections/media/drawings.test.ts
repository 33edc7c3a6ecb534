import { describe, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import type { PayloadRequest } from 'payload'
import { cleanDrawing, drawingsOnly } from './drawings'

/** Reads the text as XML; throws where a browser would show nothing but an error. */
function parsed(svg: string): Element {
  return new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.documentElement
}

const drawing = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`
const clean = (inside: string): Element => parsed(cleanDrawing(drawing(inside)))

const KNOWN = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'title', 'desc']

/** All that could run, load or lead somewhere. */
const dangers = (root: Element): string[] =>
  [root, ...root.querySelectorAll('*')].flatMap((element) => [
    ...(KNOWN.includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...(element.namespaceURI === 'http://www.w3.org/2000/svg' ? [] : [`namespace ${element.namespaceURI}`]),
    ...[...element.attributes]
      .filter(({ name, value }) => /^(on|style|class|href)|:/i.test(name) || /script:|data:|url\s*\(/i.test(value))
      .map(({ name, value }) => `${name}=${value}`),
  ])

const attacks = [
  '<script>alert(1)</script>',
  '<script xlink:href="//evil.example/x.js"/>',
  '<script type="text/ecmascript"><![CDATA[alert(1)]]></script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<path d="M0 0" onload="alert(1)" onclick="alert(1)"/>',
  '<path d="M0 0" ONLOAD="alert(1)"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
  '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>',
  '<use href="//evil.example/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml;base64,PHN2Zy8+#a"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<image href="https://evil.example/pixel.png"/>',
  '<image xlink:href="data:image/png;base64,AAAA"/>',
  '<feImage href="https://evil.example/pixel.png"/>',
  '<style>@import url(//evil.example)</style>',
  '<style><![CDATA[path{fill:url(//evil.example)}]]></style>',
  '<path d="M0 0" style="fill:url(//evil.example#a)"/>',
  '<path d="M0 0" class="x"/>',
  '<path d="M0 0" fill="url(//evil.example#a)"/>',
  '<path d="M0 0" stroke="URL ( https://evil.example#a )"/>',
  '<path d="M0 0" fill="&#117;&#x72;l(//evil.example#a)"/>',
  '<path d="M0 0" filter="url(//evil.example#a)" mask="url(#b)" clip-path="url(#c)" marker-end="url(#d)"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onclick" to="alert(1)"/>',
  '<handler xmlns="http://www.w3.org/2001/xml-events">alert(1)</handler>',
  '<g xml:base="javascript:alert(1)//"><path d="M0 0"/></g>',
  '<svg onload="alert(1)" xmlns="http://www.w3.org/1999/xhtml"><path d="M0 0"/></svg>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  '<title><script>alert(1)</script></title>',
  '<desc><![CDATA[</desc><script>alert(1)</script>]]></desc>',
  '<path d="M0 0&quot; onload=&quot;alert(1)"/>',
  '<g><path d="M0 0" fill="<script>alert(1)</script>"/></g>',
]

describe('an attack', () => {
  test.each(attacks)('%s leaves nothing behind', (attack) => {
    expect(dangers(clean(attack))).toEqual([])
  })

  test.each(attacks)('%s does not take the rest of the drawing with it', (attack) => {
    expect(clean(`${attack}<circle r="2"/>`).querySelector('circle')?.getAttribute('r')).toBe('2')
  })
})

test.each(['script', 'style', 'foreignObject', 'text'])('what a %s says is not shown either', (tag) => {
  expect(clean(`<${tag}>words</${tag}><path d="M0 0"/>`).textContent).toBe('')
})

test('instructions, comments and the declaration go', () => {
  const svg = `<?xml version="1.0"?><?xml-stylesheet href="//evil.example"?><!DOCTYPE svg><!-- x -->${drawing('')}`
  expect(cleanDrawing(svg)).toBe('<svg id="art" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>')
})

test('an entity of the file is not expanded', () => {
  expect(clean('<title>&lol;</title>').textContent).toBe('&lol;')
})

test('shapes, geometry and paint stay', () => {
  const shape =
    '<path d="M0 0L9 9" fill="none" stroke="var(--strand)" stroke-width="1.5" transform="rotate(45)" vector-effect="non-scaling-stroke"></path>'
  expect(cleanDrawing(drawing(shape))).toContain(shape)
})

test('names keep their capitals', () => {
  expect(clean('<path d="M0 0" pathLength="1"/>').getAttribute('viewBox')).toBe('0 0 9 9')
})

test('an id of the file gives way to the one that pages use', () => {
  expect(parsed(cleanDrawing('<svg id="mine" viewBox="0 0 1 1"/>')).id).toBe('art')
})

test('only the root gets the id', () => {
  expect(clean('<svg><path d="M0 0"/></svg>').querySelectorAll('#art')).toHaveLength(0)
})

test.each(['<path d fill="red"/>', '<path d="" fill="red"/>', '<path d=M0 fill=red>', '<g><path d="M0 0">'])(
  '%s becomes well-formed',
  (inside) => {
    expect(clean(inside).querySelector('path')).not.toBeNull()
  },
)

describe('an upload', () => {
  type Args = Parameters<typeof drawingsOnly>[0]
  const upload = (name: string, mimetype: string, text: string, operation = 'create') => {
    const file = { name, mimetype, data: Buffer.from(text), size: text.length }
    const result = () => drawingsOnly({ args: {}, operation, req: { file } as unknown as PayloadRequest } as Args)
    return { file, result }
  }
  const evil = drawing('<script>alert(1)</script>')

  test.each([
    ['a.svg', 'image/svg+xml'],
    ['a.SVG', 'image/png'],
    ['a.svgz', 'application/octet-stream'],
    ['a.png', 'image/svg+xml'],
  ])('named %s and declared %s is cleaned', (name, type) => {
    const { file, result } = upload(name, type, evil)
    void result()
    expect(file.data.toString()).not.toContain('script')
  })

  test('has the size of what is left', () => {
    const { file, result } = upload('a.svg', 'image/svg+xml', evil)
    void result()
    expect(file.size).toBe(file.data.length)
  })

  test('that replaces a file is cleaned too', () => {
    const { file, result } = upload('a.svg', 'image/svg+xml', evil, 'update')
    void result()
    expect(file.data.toString()).not.toContain('script')
  })

  test.each(['', 'no drawing', '<html><p>x</p></html>', '<SVG/>', 'text<svg/>'])('of %j is refused', (text) => {
    expect(upload('a.svg', 'image/svg+xml', text).result).toThrow('not a drawing')
  })

  test('of a photograph stays as it is', () => {
    const { file, result } = upload('a.png', 'image/png', '\x89PNG <script>')
    void result()
    expect(file.data.toString()).toBe('\x89PNG <script>')
  })
})
