import { ArrowUp } from 'lucide-react'

const textOf = (count: number): string =>
  count >= 100 ? '100 or more new requests' : count === 1 ? '1 new request' : `${count} new requests`

/** Says that requests have come in, and brings them when it is pressed. It lies over the page, so that nothing moves. */
export function NewRequestsBar({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className="pointer-events-none sticky top-4 z-10 flex h-0 justify-center">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto inline-flex h-10 items-center gap-2 rounded-full bg-primary px-4 text-1 font-medium text-on-primary shadow-md hover:bg-primary-hover"
        >
          <ArrowUp aria-hidden size={16} />
          {textOf(count)}
        </button>
      )}
    </div>
  )
}
