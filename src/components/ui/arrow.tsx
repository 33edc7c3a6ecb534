/** The arrow behind the words of a link. */
export function Arrow({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 12"
      width="20"
      height="12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M1 6h17M13 1l5 5-5 5" />
    </svg>
  )
}
