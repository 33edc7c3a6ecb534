import { useState } from 'react'
import { MAX_RESUME_BYTES, RESUME_ENDINGS, RESUME_FIELD, RESUME_TYPES } from '@/collections/career-files/schema'
import type { FileRowState } from '@/components/form/file-row'
import { fileSize } from '@/lib/client/file-size'
import { request, RequestError } from '@/lib/client/request'
import { sendForm } from '@/lib/client/upload-file'

/** Why a file cannot be taken, as far as a browser can tell; the server looks at the content. */
export function refusalOf({ name, size }: { name: string; size: number }): string | undefined {
  if (!RESUME_ENDINGS.split(',').some((ending) => name.toLowerCase().endsWith(ending)))
    return `“${name}” is not a ${RESUME_TYPES} file`
  if (size > MAX_RESUME_BYTES) return `“${name}” has ${fileSize(size)}; a résumé may have ${fileSize(MAX_RESUME_BYTES)}`
  if (size === 0) return `“${name}” is empty`
  return undefined
}

/** The application as a form of texts and the file; what was left empty is left out. */
function formOf(body: object, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value))
  form.append(RESUME_FIELD, file, file.name)
  return form
}

/** The file that goes with an application: one, chosen and kept here until it is sent with everything else. */
export function useResume() {
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const [progress, setProgress] = useState<number>()

  const choose = (files: File[]) => {
    const [first, ...others] = files
    if (!first || progress !== undefined) return
    const refusal = others.length > 0 ? 'Please choose one file' : refusalOf(first)
    setError(refusal)
    // What was chosen before stays when this cannot be taken.
    if (refusal) return
    setFile(first)
  }
  const remove = () => {
    setFile(undefined)
    setError(undefined)
  }

  /** Sends the application: as JSON, or as a form when there is a file. */
  async function send(url: string, body: object, headers: Record<string, string>): Promise<void> {
    setError(undefined)
    if (!file) return void (await request('POST', url, { body, headers }))
    setProgress(0)
    try {
      await sendForm(url, formOf(body, file), { headers, onProgress: setProgress })
    } catch (problem) {
      setError(messageFor(problem))
      throw problem
    } finally {
      setProgress(undefined)
    }
  }

  const row: FileRowState | undefined = file && {
    name: file.name,
    size: file.size,
    status: progress === undefined ? 'ready' : 'uploading',
    progress: progress ?? 0,
  }
  /** Tells one try from another: the same file makes the same call. */
  const mark = file ? `${file.name}/${file.size}/${file.lastModified}` : ''
  return { row, error, choose, remove, send, mark }
}

/** What the server says of the file, if that is what it complains of. */
const messageFor = (problem: unknown): string | undefined =>
  problem instanceof RequestError
    ? problem.problem?.errors?.find(({ path }) => path === RESUME_FIELD)?.message
    : undefined

export type ResumeState = ReturnType<typeof useResume>
