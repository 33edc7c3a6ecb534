import { Status, type Tone } from '@/components/portal/status'
import { type InvoiceState, stateLabels } from '@/plugins/portal/collections/invoices/schema'

const tones: Record<InvoiceState, Tone> = {
  draft: 'quiet',
  issued: 'busy',
  overdue: 'bad',
  paid: 'good',
  void: 'quiet',
}

/** How an invoice stands, as shape, colour and word. */
export const StateMark = ({ state }: { state: InvoiceState }) => (
  <Status tone={tones[state]}>{stateLabels[state]}</Status>
)
