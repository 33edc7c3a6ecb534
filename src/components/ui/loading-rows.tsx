'use client'

import { useLinkStatus } from 'next/link'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** A page that comes within this time, in milliseconds, comes without placeholders before it. */
const PATIENCE = 150

const widths = ['38%', '96%', '100%', '88%', '60%', '94%', '100%', '90%', '97%', '48%']

/**
 * Stands in a link to a page of running text. While that page is fetched, ten placeholder rows take the place of the
 * one that is left. A `loading.tsx` would not do: React moves a long page out of its place then, and without scripts
 * the text would never be seen.
 */
export function LoadingRows() {
  const { pending } = useLinkStatus()
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [pending])

  const main = pending && isLate ? document.getElementById('main') : null
  if (!main) return null
  return createPortal(
    <div data-loading role="status" className="page py-14 md:py-20">
      <span className="sr-only">Loading the page</span>
      <div aria-hidden className="max-w-measure space-y-5">
        {widths.map((width, index) => (
          <div key={index} className="h-5 rounded bg-line motion-safe:animate-pulse" style={{ width }} />
        ))}
      </div>
    </div>,
    main,
  )
}
