'use client'

import { type PointerEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { begin, BOX, extend, pathOf, pointIn, type Stroke } from './strokes'

type Props = {
  strokes: Stroke[]
  onChange: (strokes: Stroke[]) => void
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A box to sign in, with a finger, a pen or the mouse. Who has only keys types the signature instead. */
export function SignaturePad({ strokes, onChange, ...described }: Props) {
  // Several moves may come before the next render, each on top of the one before.
  const drawn = useRef(strokes)
  const pointer = useRef<number | null>(null)
  const change = (next: Stroke[]) => {
    drawn.current = next
    onChange(next)
  }
  const start = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || pointer.current !== null) return
    pointer.current = event.pointerId
    event.currentTarget.setPointerCapture?.(event.pointerId)
    change(begin(drawn.current, pointIn(event, event.currentTarget.getBoundingClientRect())))
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId !== pointer.current) return
    const rectangle = event.currentTarget.getBoundingClientRect()
    const all = event.nativeEvent.getCoalescedEvents?.() ?? []
    const places = all.length > 0 ? all : [event]
    change(places.reduce((lines, place) => extend(lines, pointIn(place, rectangle)), drawn.current))
  }
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId === pointer.current) pointer.current = null
  }
  return (
    <div>
      <div
        className={`relative overflow-hidden rounded border bg-surface ${described['aria-invalid'] ? 'border-danger' : 'border-line-strong'}`}
      >
        <svg
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          role="img"
          aria-label={strokes.length > 0 ? 'Your drawn signature' : 'Box for your signature, empty'}
          aria-describedby={described['aria-describedby']}
          data-testid="signature-pad"
          className="block aspect-10/3 w-full cursor-crosshair touch-none fill-none stroke-ink stroke-[5] select-none"
          strokeLinecap="round"
          strokeLinejoin="round"
          onPointerDown={start}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <path d="M60 235H940" className="stroke-line-strong stroke-2" strokeDasharray="2 10" />
          {strokes.map((stroke, index) => (
            <path key={index} d={pathOf(stroke)} />
          ))}
        </svg>
        {strokes.length === 0 && (
          <p aria-hidden className="pointer-events-none absolute inset-x-0 top-3 text-center text-1 text-ink-muted">
            Sign here with a finger, a pen or the mouse
          </p>
        )}
      </div>
      <Button variant="quiet" disabled={strokes.length === 0} onClick={() => change([])} className="mt-1">
        Clear
      </Button>
    </div>
  )
}
