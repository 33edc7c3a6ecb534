import { Activity, FolderLock, LifeBuoy, ReceiptText, Server } from 'lucide-react'

const points = [
  { icon: Activity, text: 'Real-time monitoring dashboards' },
  { icon: LifeBuoy, text: 'Support ticket management' },
  { icon: Server, text: 'Resource allocation and provisioning' },
  { icon: FolderLock, text: 'Secure document storage and sharing' },
  { icon: ReceiptText, text: 'Detailed billing information' },
]

function Horizon() {
  return (
    <svg
      viewBox="0 0 720 240"
      preserveAspectRatio="xMidYMax slice"
      role="presentation"
      className="absolute inset-x-0 bottom-0 h-[240px] w-full text-line-strong opacity-50"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      <path d="M0 132 C130 110 214 152 342 126 S560 88 720 116" />
      <path d="M0 174 C150 152 240 190 380 166 S590 140 720 158" />
      <path d="M0 220 C170 202 260 232 420 212 S620 194 720 206" />
      <path d="M620 106 V0 M604 20 H636 M609 44 H631 M620 0 L598 108 M620 0 L642 104" />
    </svg>
  )
}

/** What the portal is for, beside the form on large screens: everything hangs on one line. */
export function Pitch({ companyName }: { companyName: string }) {
  return (
    <aside
      aria-label="About the portal"
      className="relative hidden overflow-hidden border-l border-line bg-sunken lg:block"
    >
      <Horizon />
      <div className="relative mx-auto flex h-full max-w-[560px] flex-col justify-center px-12 py-16">
        <div aria-hidden className="absolute inset-y-0 left-[67px] w-0.5 bg-primary" />
        <h2 className="mb-3 pl-14 text-4 font-semibold tracking-tight">
          Everything {companyName} runs for you, on one line.
        </h2>
        <p className="mb-8 pl-14 text-2 text-ink-muted">The portal brings your services together:</p>
        <ul className="grid gap-5">
          {points.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-4 text-2">
              <span className="relative grid size-10 shrink-0 place-items-center rounded border border-line-strong bg-surface text-primary">
                <Icon aria-hidden size={18} />
              </span>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
