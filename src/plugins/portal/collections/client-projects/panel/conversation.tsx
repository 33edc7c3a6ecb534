'use client'

import { useCallback, useEffect, useState } from 'react'
import { toast, useDocumentInfo } from '@payloadcms/ui'
import { Download } from 'lucide-react'
import { asJson, callApi } from '@/components/admin/call-api'
import { LocalDate } from '@/components/admin/local-date'
import { control, quietButton } from '@/components/admin/rfq/looks'
import { fileSize } from '@/lib/client/file-size'
import { RequestError } from '@/lib/client/request'
import { createCallKeys, uniqueKey } from '@/lib/client/unique-key'
import { uploadFile } from '@/lib/client/upload-file'
import type { ProjectComment, ProjectFile } from '@/payload-types'
import { ACCEPTED_ENDINGS, MAX_FILE_BYTES } from '../../project-files/schema'

type Loaded = { comments: ProjectComment[]; files: ProjectFile[] }

/** The newest records of one kind that hang on a project. */
async function load<T>(slug: string, id: number | string): Promise<T[]> {
  const query = new URLSearchParams({ 'where[project][equals]': String(id), sort: '-createdAt,-id', limit: '200' })
  const { docs } = (await (await callApi(`/api/${slug}?${query}`)).json()) as { docs: T[] }
  return docs
}

function useConversation(id: number | string | undefined) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [problem, setProblem] = useState('')
  const refresh = useCallback(async () => {
    if (id === undefined) return
    try {
      const [comments, files] = await Promise.all([
        load<ProjectComment>('project_comments', id),
        load<ProjectFile>('project_files', id),
      ])
      setLoaded({ comments: comments.reverse(), files })
      setProblem('')
    } catch (error) {
      setProblem((error as Error).message)
    }
  }, [id])
  useEffect(() => {
    const timer = setTimeout(refresh)
    return () => clearTimeout(timer)
  }, [refresh])
  return { loaded, problem, refresh }
}

function Files({ files }: { files: ProjectFile[] }) {
  if (files.length === 0) return <p className="text-1 text-ink-muted">No files yet.</p>
  return (
    <ul className="grid gap-2">
      {files.map(({ fileId, name, size, uploaderName, createdAt }) => (
        <li key={fileId}>
          <a
            href={`/api/project-files/${fileId}`}
            download={name}
            className="flex items-center gap-3 rounded border border-line bg-surface px-4 py-2.5 text-1 text-ink no-underline hover:border-primary"
          >
            <Download aria-hidden size={16} className="shrink-0 text-primary" />
            <span className="min-w-0 flex-1 font-medium break-words">{name}</span>
            <span className="shrink-0 text-ink-muted tabular-nums">
              {uploaderName}, <LocalDate value={createdAt} />, {fileSize(size)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function AddFile({ id, onSent }: { id: number | string; onSent: () => Promise<void> }) {
  const [isSending, setSending] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file) return
    setSending(true)
    try {
      await uploadFile(`/api/client/projects/${id}/files`, file, {
        fields: {},
        headers: { 'Idempotency-Key': uniqueKey() },
        onProgress: () => undefined,
      })
      toast.success('File added', { description: file.name })
      await onSent()
    } catch (error) {
      const message = error instanceof RequestError ? error.problem?.message : undefined
      toast.error('Failed to add the file', { description: message ?? 'The connection was lost. Please try again.' })
    }
    setSending(false)
  }
  return (
    <label className="grid justify-items-start gap-1 text-1">
      <span className="font-medium">{isSending ? 'Sending the file...' : 'Add a file for the client'}</span>
      <input
        type="file"
        accept={ACCEPTED_ENDINGS}
        disabled={isSending}
        onChange={(event) => {
          // The form round it is the record's: a chosen file is no change of it.
          event.stopPropagation()
          void send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <span className="text-ink-muted">At most {fileSize(MAX_FILE_BYTES)}.</span>
    </label>
  )
}

function Comments({ comments }: { comments: ProjectComment[] }) {
  if (comments.length === 0) return <p className="text-1 text-ink-muted">Nobody has written yet.</p>
  return (
    <ol className="grid gap-3">
      {comments.map(({ id, text, authorName, isStaff, createdAt }) => (
        <li key={id} className="rounded border border-line bg-surface px-4 py-3 text-1">
          <p className="mb-1 text-ink-muted">
            <span className="font-medium text-ink">{authorName}</span>, {isStaff ? 'staff' : 'client'},{' '}
            <LocalDate value={createdAt} withTime />
          </p>
          <p className="break-words whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  )
}

function AnswerBox({ id, onSent }: { id: number | string; onSent: () => Promise<void> }) {
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [keys] = useState(createCallKeys)
  const send = async () => {
    setSending(true)
    try {
      const init = asJson('POST', { text })
      const headers = { ...init.headers, 'Idempotency-Key': keys.keyFor(text) }
      await callApi(`/api/client/projects/${id}/comments`, { ...init, headers })
      keys.forget()
      setText('')
      toast.success('Comment sent', { description: 'The client gets it by e-mail as well.' })
      await onSent()
    } catch (error) {
      toast.error('Failed to send the comment', { description: (error as Error).message })
    }
    setSending(false)
  }
  return (
    <div className="grid justify-items-start gap-2">
      <label htmlFor="project-answer" className="text-1 font-medium">
        Write to the client
      </label>
      <textarea
        id="project-answer"
        value={text}
        maxLength={5000}
        rows={4}
        // The form round it is the record's: what is typed here is no change of it.
        onChange={(event) => {
          event.stopPropagation()
          setText(event.target.value)
        }}
        className={`${control} h-auto w-full py-2`}
      />
      <button type="button" disabled={isSending || !text.trim()} onClick={() => void send()} className={quietButton}>
        {isSending ? 'Sending...' : 'Send comment'}
      </button>
    </div>
  )
}

/** In the panel, below a project: its files, and what client and staff write to each other. */
export function Conversation() {
  const { id } = useDocumentInfo()
  const { loaded, problem, refresh } = useConversation(id)
  if (id === undefined) return null
  return (
    <section aria-label="Files and comments" className="ax mt-8 mb-8 grid max-w-3xl gap-6">
      {problem && (
        <p role="alert" className="text-1 text-danger">
          {problem}
        </p>
      )}
      <div className="grid gap-3">
        <h3 className="text-2 font-semibold">Files</h3>
        {loaded && <Files files={loaded.files} />}
        <AddFile id={id} onSent={refresh} />
      </div>
      <div className="grid gap-3">
        <h3 className="text-2 font-semibold">Comments</h3>
        {loaded && <Comments comments={loaded.comments} />}
        <AnswerBox id={id} onSent={refresh} />
      </div>
    </section>
  )
}
