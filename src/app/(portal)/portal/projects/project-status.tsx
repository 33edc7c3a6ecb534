import { Status } from '@/components/portal/status'
import { statusTone, statusWord } from '@/plugins/portal/collections/client-projects/schema'

/** The state of a project: shape, colour and word. */
export function ProjectStatus({ status }: { status: string }) {
  return <Status tone={statusTone(status)}>{statusWord(status)}</Status>
}
