/** The mark: the line that rises from the horizon and comes back to it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M2 26.5H7M17.5 26.5H30" />
      <path
        d="M7 26.5a4.5 4.5 0 0 0 4.5-4.5V11A6.5 6.5 0 0 1 18 4.5h.5a7 7 0 0 1 0 14H17.5"
        stroke="var(--strand-blue)"
      />
    </svg>
  )
}
