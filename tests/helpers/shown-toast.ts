import { expect } from '@jest/globals'
import { act, renderHook, waitFor } from '@testing-library/react'
import { dismissToast, useToasts } from '@/lib/client/toast'

/** Waits for a toast. @returns its style, its title and its text */
export async function shownToast(): Promise<(string | null)[]> {
  const card = await waitFor(() => {
    const found = document.querySelector('[data-variant]')
    expect(found).not.toBeNull()
    return found as Element
  })
  const texts = [...card.querySelectorAll('div > div')].map((one) => one.textContent)
  return [card.getAttribute('data-variant'), ...texts]
}

/** Closes the toast that a test has left: toasts outlive the page that showed them. */
export function closeToast(): void {
  const { result, unmount } = renderHook(() => useToasts())
  for (const { id } of result.current.toasts) act(() => dismissToast(id))
  unmount()
}
