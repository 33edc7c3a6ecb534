import { describe, expect, test } from '@jest/globals'
import { quoteAcceptance } from '@/plugins/portal/collections/quotes/schema'
import { begin, extend, MAX_POINTS, pathOf, pointIn, type Stroke } from './strokes'

const signature = quoteAcceptance.shape.signature
const box = { left: 100, top: 50, width: 500, height: 150 }

describe('a place on the screen', () => {
  test('is a whole point of a box of 1000 by 300, whatever the size on the screen', () => {
    expect(pointIn({ clientX: 350, clientY: 125 }, box)).toEqual([500, 150])
    expect(pointIn({ clientX: 350.3, clientY: 125.1 }, box)).toEqual([501, 150])
  })
  test('stays within the box when the pen leaves it', () => {
    expect(pointIn({ clientX: 0, clientY: 900 }, box)).toEqual([0, 300])
    expect(pointIn({ clientX: 9000, clientY: 0 }, box)).toEqual([1000, 0])
  })
})

describe('a drawing', () => {
  test('of one tap is a dot that the server takes, at the edge too', () => {
    for (const point of [
      [500, 150],
      [1000, 300],
    ] as const)
      expect(signature.safeParse({ kind: 'drawn', strokes: begin([], [...point]) }).success).toBe(true)
  })
  test('leaves out points that nobody sees', () => {
    const drawn = extend(extend(begin([], [10, 10]), [12, 10]), [20, 10])
    expect(drawn).toEqual([
      [
        [10, 10],
        [11, 10],
        [20, 10],
      ],
    ])
  })
  test('however long stays within what the server takes and a call may carry', () => {
    let strokes: Stroke[] = []
    for (let line = 0; line < 300; line++) {
      strokes = begin(strokes, [0, line])
      for (let x = 0; x < 100; x++) strokes = extend(strokes, [(x % 2) * 500 + 100, line])
    }
    expect(strokes.flat().length).toBeLessThanOrEqual(MAX_POINTS)
    expect(signature.safeParse({ kind: 'drawn', strokes }).success).toBe(true)
    expect(JSON.stringify(strokes).length).toBeLessThan(60 * 1024)
  })
  test('is a path of SVG', () => {
    expect(
      pathOf([
        [1, 2],
        [30, 40],
      ]),
    ).toBe('M1 2L30 40')
  })
})
