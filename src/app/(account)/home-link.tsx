import { LogoMark } from '@/components/layout/logo-mark'

/** The company's name, which leads to its site. */
export function HomeLink({ companyName }: { companyName: string }) {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-2.5 self-start text-3 font-semibold tracking-[-0.02em] text-ink hover:text-primary"
    >
      <LogoMark className="size-7 shrink-0" />
      {companyName}
    </a>
  )
}
