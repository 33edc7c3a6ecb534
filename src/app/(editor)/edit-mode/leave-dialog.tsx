import { AlertDialog } from 'radix-ui'
import { Button, buttonClass } from '@/components/ui/button'
import { Modal } from './modal'

type Props = { count: number; onSave: () => void; onLeave: () => void; onStay: () => void }

/** Asks before a link leaves unsaved changes behind. */
export function LeaveDialog({ count, onSave, onLeave, onStay }: Props) {
  return (
    <Modal
      title="Save before you go?"
      text={
        count === 1
          ? 'One change on this page is not saved. If you go without saving, this browser keeps it for your next visit.'
          : `${count} changes on this page are not saved. If you go without saving, this browser keeps them for your next visit.`
      }
      onClose={onStay}
      actions={
        <>
          <Button onClick={onSave}>Save and go</Button>
          <Button variant="secondary" onClick={onLeave}>
            Go without saving
          </Button>
          <AlertDialog.Cancel className={buttonClass('quiet')}>Stay here</AlertDialog.Cancel>
        </>
      }
    />
  )
}
