const sections = [
  ['profile', 'Profile'],
  ['password', 'Password'],
  ['two-factor', 'Two-factor'],
  ['connected-accounts', 'Connected accounts'],
  ['sessions', 'Sessions'],
  ['notifications', 'Notifications'],
  ['theme', 'Theme'],
] as const

/** The parts of the settings, to jump to; on small screens one scrolls. */
export function SectionsNav() {
  return (
    <nav aria-label="Settings" className="sticky top-6 hidden self-start lg:block">
      <ul className="border-l border-line">
        {sections.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-9 items-center border-l border-transparent px-4 text-1 text-ink-muted hover:border-ink hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
