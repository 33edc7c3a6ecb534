import type { Signature } from '@/plugins/portal/collections/quotes/schema'
import { BOX, pathOf } from './answer/strokes'

/** A signature as it was given: drawn, or typed. */
export function SignatureView({ signature, name }: { signature: Signature; name: string }) {
  if (signature.kind === 'typed') return <p className="font-serif text-4 break-words italic">{signature.text}</p>
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={`Signature of ${name}`}
      className="h-auto w-full max-w-xs fill-none stroke-current stroke-[5] text-ink"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {signature.strokes.map((stroke, index) => (
        <path key={index} d={pathOf(stroke)} />
      ))}
    </svg>
  )
}
