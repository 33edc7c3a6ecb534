import type { RfqStatus } from '@/collections/rfq-requests/schema'

/** The row or card of a request on the screen. */
export const elementOf = (id: number | string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-request="${id}"]`)

/** Chooses a status in the select of a row or card, as a person would: it saves, shows that it does, and puts a failure back. */
export function chooseStatus(element: Element | null, status: RfqStatus): void {
  const select = element?.querySelector<HTMLSelectElement>('select[data-status]')
  if (!select || select.disabled || select.value === status) return
  select.value = status
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
