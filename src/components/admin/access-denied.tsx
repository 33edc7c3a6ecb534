import { ArrowLeft } from 'lucide-react'

/** Access Denied: a line that ends before it reaches its port. */
export function AccessDenied() {
  return (
    <main className="ax grid min-h-dvh place-items-center bg-paper px-6 py-16 text-ink">
      <div className="w-full max-w-[440px]">
        <svg viewBox="0 0 440 120" role="presentation" className="mb-10 w-full text-line-strong" fill="none">
          <path
            d="M0 78 H150 C190 78 186 42 226 42 H268"
            stroke="var(--primary)"
            strokeWidth="2"
            strokeLinecap="round"
          />
          <path d="M300 42 H440" stroke="currentColor" strokeWidth="2" strokeDasharray="2 7" strokeLinecap="round" />
          <circle cx="268" cy="42" r="5" fill="var(--paper)" stroke="var(--primary)" strokeWidth="2" />
          <rect
            x="291"
            y="30"
            width="18"
            height="24"
            rx="3"
            fill="var(--paper)"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
        <p className="mb-3 font-mono text-1 tracking-wide text-ink-muted">403</p>
        <h1 className="mb-3 text-5 font-semibold tracking-tight">Access Denied</h1>
        <p className="mb-8 text-2 text-ink-muted">You don&apos;t have permission to access this area.</p>
        <a
          href="/portal"
          className="inline-flex h-11 items-center gap-2 rounded bg-primary px-5 text-2 font-medium text-on-primary no-underline hover:bg-primary-hover"
        >
          <ArrowLeft aria-hidden size={18} />
          Back to the portal
        </a>
      </div>
    </main>
  )
}
