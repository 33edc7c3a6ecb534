/** Who is signed in, and as what. */
export function Whoami({ fullName, role }: { fullName: string; role: string }) {
  return (
    <div className="min-w-0">
      <p className="truncate text-1 font-semibold text-ink">{fullName}</p>
      <p className="truncate text-1 text-ink-muted">{role}</p>
    </div>
  )
}
