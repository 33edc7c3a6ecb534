import type { UIFieldServerComponent } from 'payload'
import { isSalesStaff, type Person } from '@/access/roles'
import { getForDesk } from '../../collections/service-requests/desk-operations'
import { AnswerForm } from './answer-form'
import { DeskThread } from './desk-thread'

/** The thread of a service request in the panel, with the form that answers it. */
export const ThreadField: UIFieldServerComponent = async ({ data, req }) => {
  if (typeof data?.id !== 'number' || !isSalesStaff(req.user as Person)) return null
  const { id, status, owner, messages } = await getForDesk(req, String(data.id))
  return (
    <div className="field-type ax">
      <h2 className="mb-1 text-3 font-semibold">Conversation</h2>
      <p className="mb-4 text-1 text-ink-muted">
        With {owner.fullName}
        {owner.company && ` of ${owner.company}`}, {owner.email}
      </p>
      <DeskThread entries={messages} />
      <AnswerForm id={id} status={status} />
    </div>
  )
}
