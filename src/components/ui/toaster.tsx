'use client'

import * as RadixToast from '@radix-ui/react-toast'
import clsx from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { dismissToast, type Toast, useToasts } from '@/lib/client/toast'

const DURATION = 5000
const SWIPE_THRESHOLD = 50

function ToastCard({ id, title, description, action, variant, open }: Toast) {
  const isDestructive = variant === 'destructive'
  const Icon = isDestructive ? CircleAlert : CircleCheck
  return (
    <RadixToast.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      type={isDestructive ? 'foreground' : 'background'}
      data-variant={variant}
      className={clsx(
        'toast flex items-start gap-3 rounded border bg-surface p-4 text-ink',
        isDestructive ? 'border-danger' : 'border-line-strong',
      )}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', isDestructive ? 'text-danger' : 'text-ok')} />
      <div className="min-w-0 flex-1">
        <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
        {description && (
          <RadixToast.Description className="mt-0.5 text-1 text-ink-muted">{description}</RadixToast.Description>
        )}
        {action && (
          <RadixToast.Action altText={action.label} onClick={action.run} className="link mt-2 min-h-6">
            {action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label="Close"
        className="-m-2.5 grid size-11 shrink-0 place-items-center rounded text-ink-muted hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

/** Shows the toasts; F8 moves the focus to them. */
export function Toaster() {
  const { toasts } = useToasts()
  return (
    <RadixToast.Provider duration={DURATION} swipeThreshold={SWIPE_THRESHOLD} swipeDirection="right">
      {toasts.map((one) => (
        <ToastCard key={one.id} {...one} />
      ))}
      <RadixToast.Viewport
        hotkey={['F8']}
        className="toast-viewport fixed right-0 bottom-0 z-50 m-0 flex w-full max-w-[26rem] list-none flex-col gap-2 p-4 sm:p-6"
      />
    </RadixToast.Provider>
  )
}
