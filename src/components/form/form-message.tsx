import type { ReactNode } from 'react'

/** What went wrong with a whole form, above its button; read out when it appears. */
export function FormMessage({ children }: { children?: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className="mb-4 rounded border border-danger bg-danger-soft px-4 py-3 font-medium text-danger">{children}</p>
      )}
    </div>
  )
}
