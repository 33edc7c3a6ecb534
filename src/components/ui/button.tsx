import clsx from 'clsx'
import type { ButtonHTMLAttributes } from 'react'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded px-5 py-2.5 font-medium transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60'

const variants = {
  primary: 'bg-primary text-on-primary enabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover',
  secondary: 'border border-line-strong bg-surface text-ink enabled:hover:border-ink [a&]:hover:border-ink',
  quiet: 'px-3 text-primary enabled:hover:bg-primary-soft [a&]:hover:bg-primary-soft',
} as const

/** How much a button stands out: one `primary` a screen. */
export type ButtonVariant = keyof typeof variants

/** The classes of a button, for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'primary', className?: string): string =>
  clsx(base, variants[variant], className)

/** A button. It does not submit a form unless told so. */
export function Button({
  variant,
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />
}
