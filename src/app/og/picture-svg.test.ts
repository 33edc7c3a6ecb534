import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { textShapes, widthOf, wrap } from './outlines'
import { type PictureParts, pictureSvg } from './picture-svg'

const parts = (more: Partial<PictureParts> = {}): PictureParts => ({
  title: 'Fiber Installation Services',
  company: 'Acme & Sons',
  address: 'acme.example/fiber',
  strand: 'orange',
  ...more,
})
const drawing =
  '<svg id="art" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="9" height="9" stroke="currentColor"><path d="M0 232H480" stroke="var(--strand, #0a66c2)"/></svg>'
const setting = { face: 'sans', size: 100 } as const

describe('text', () => {
  test('is shapes only', () => {
    const shapes = textShapes('A<b>', setting, 1, 2)
    expect(shapes).toMatch(/^<g transform="translate\(1 2\) scale\(0.1\)">(<path [^<>]+\/>)+<\/g>$/)
  })

  test('is set closer where a pair asks for it', () => {
    expect(widthOf('AV', setting)).toBeLessThan(widthOf('A', setting) + widthOf('V', setting))
  })

  test('keeps the letters of what it cannot draw', () => {
    expect(widthOf('żaba', setting)).toBe(widthOf('zaba', setting))
    expect(textShapes('漢字', setting, 0, 0)).not.toContain('<path')
  })

  test('breaks into lines at words', () => {
    expect(wrap('one two three', setting, widthOf('one two', setting))).toEqual(['one two', 'three'])
    expect(wrap('indivisible', setting, 1)).toEqual(['indivisible'])
    expect(wrap(' ', setting, 100)).toEqual([])
  })
})

describe('a picture', () => {
  const pictures: [string, PictureParts][] = [
    ['without a drawing', parts()],
    ['with a drawing', parts({ drawing })],
    ['with a wide drawing', parts({ drawing, isWide: true })],
    ['with a very long title', parts({ title: 'Installation of fiber '.repeat(7), drawing })],
    ['with one very long word', parts({ title: 'x'.repeat(160), company: 'y'.repeat(240), drawing })],
    ['without a title that can be drawn', parts({ title: '光' })],
  ]

  test.each(pictures)('%s is 1200 by 630 pixels, with no word for a font to set', async (_, what) => {
    const svg = pictureSvg(what)
    expect(svg).not.toMatch(/<text|font-family|currentColor" stroke="var|href/)
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  test('is drawn in the colour of its strand', () => {
    const svg = pictureSvg(parts({ drawing }))
    expect(svg).toContain('d="M0 232H480" stroke="#b04a00"')
    expect(svg).not.toContain('var(')
  })

  test('stands without a drawing that does not say what it shows', async () => {
    const svg = pictureSvg(parts({ drawing: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1"/></svg>' }))
    expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(1200)
  })
})
