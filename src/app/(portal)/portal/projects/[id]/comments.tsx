import { LocalDate } from '@/components/admin/local-date'
import { Panel } from '@/components/portal/panel'
import type { ProjectComment } from '@/plugins/portal/collections/client-projects/schema'
import { CommentForm } from './comment-form'

type Props = { projectId: number; comments: ProjectComment[]; total: number }

/** What client and team write to each other about a project, the oldest first. */
export function Comments({ projectId, comments, total }: Props) {
  return (
    <div id="comments" className="scroll-mt-20">
      <Panel title="Comments" more={<span className="font-mono text-1 text-ink-muted tabular-nums">{total}</span>}>
        {total > comments.length && (
          <p className="border-b border-line px-5 py-3 text-1 text-ink-muted">
            The newest {comments.length} of {total}.
          </p>
        )}
        {comments.length === 0 && (
          <p className="px-5 pt-4 text-1 text-ink-muted">
            Ask, answer or decide here. Our team gets your comment by e-mail, and you get theirs.
          </p>
        )}
        <ol aria-label="Comments">
          {comments.map(({ id, text, authorName, isStaff, createdAt }) => (
            <li key={id} className="border-b border-line px-5 py-4">
              <p className="flex flex-wrap items-baseline gap-x-2 text-1 text-ink-muted">
                <span className="font-medium text-ink">{authorName}</span>
                {isStaff && <span className="rounded bg-info-soft px-1.5 text-info">Team</span>}
                <LocalDate value={createdAt} withTime />
              </p>
              <p className="mt-1 max-w-[70ch] text-2 break-words whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
        <CommentForm projectId={projectId} />
      </Panel>
    </div>
  )
}
