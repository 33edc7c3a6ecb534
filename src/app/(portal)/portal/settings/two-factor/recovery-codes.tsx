'use client'

import { useEffect, useRef, useState } from 'react'
import { Copy, Download } from 'lucide-react'
import { Button, buttonClass } from '@/components/ui/button'

const asText = (codes: string[]): string => `${codes.join('\n')}\n`

/** The recovery codes, this one time. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState<string>()
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    // Pages on a plain http address have no clipboard.
    Promise.resolve(navigator.clipboard?.writeText(asText(codes)) ?? Promise.reject(new Error()))
      .then(() => setCopied('Copied.'))
      .catch(() => setCopied('Copying is not possible here. Please write the codes down.'))
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="text-2 font-semibold">
        Keep your recovery codes
      </h3>
      <p className="mt-1 max-w-[65ch] text-2 text-ink-muted">
        Without your phone, each of them signs you in once. They are shown this one time: keep them where you find them
        without this device.
      </p>
      <ol
        aria-label="Recovery codes"
        className="my-5 grid max-w-[420px] grid-cols-2 gap-x-6 gap-y-1.5 rounded border border-line bg-sunken p-4 font-mono text-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onDone}>I have kept them</Button>
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden size={16} />
          Copy
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(asText(codes))}`}
          download="recovery-codes.txt"
          className={buttonClass('secondary')}
        >
          <Download aria-hidden size={16} />
          Download
        </a>
      </div>
      <p role="status" className="mt-3 text-1 text-ink-muted empty:hidden">
        {copied}
      </p>
    </div>
  )
}
