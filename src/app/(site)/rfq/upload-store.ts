import {
  ACCEPTED_ENDINGS,
  type FileKind,
  MAX_FILE_BYTES,
  MAX_FILES,
  type UploadedFile,
} from '@/collections/rfq-files/schema'
import { fileSize } from '@/lib/client/file-size'
import { request, RequestError } from '@/lib/client/request'
import { uniqueKey } from '@/lib/client/unique-key'
import { uploadFile } from '@/lib/client/upload-file'

/** A file on its way to the server, there, or refused. Without its bytes (after a reload) it cannot be sent again. */
export type Upload = {
  key: string
  kind: FileKind
  name: string
  size: number
  status: 'uploading' | 'done' | 'failed'
  progress: number
  error?: string
  file?: File
  sent?: UploadedFile
}

type State = { uploads: readonly Upload[]; notices: Partial<Record<FileKind, string>> }

const endings = ACCEPTED_ENDINGS.split(',')

/** Why a file cannot be taken, as far as a browser can tell; the server looks at the content. */
export function refusalOf({ name, size }: { name: string; size: number }): string | undefined {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending)))
    return 'Only PDF, PNG, JPEG, WebP, DWG, DXF, XLSX and DOCX files can be attached'
  if (size > MAX_FILE_BYTES) return `This file has ${fileSize(size)}; the most is ${fileSize(MAX_FILE_BYTES)}`
  if (size === 0) return 'This file is empty'
  return undefined
}

const messageOf = (error: unknown): string =>
  error instanceof RequestError
    ? (error.problem?.message ?? 'The file could not be uploaded. Please try again.')
    : 'The connection was lost. Please try again.'

/** Whether the file itself was refused, so that sending it again is of no use. */
const isFinal = (error: unknown): boolean => error instanceof RequestError && [400, 413, 415].includes(error.status)

/** The files of a form: each is sent as soon as it is chosen. */
export function createUploadStore() {
  let state: State = { uploads: [], notices: {} }
  const listeners = new Set<() => void>()
  const aborts = new Map<string, AbortController>()

  const change = (next: Partial<State>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const patch = (key: string, part: Partial<Upload>) =>
    change({ uploads: state.uploads.map((one) => (one.key === key ? { ...one, ...part } : one)) })

  async function send({ key, kind, file }: Upload) {
    if (!file) return
    const abort = new AbortController()
    aborts.set(key, abort)
    patch(key, { status: 'uploading', progress: 0, error: undefined })
    const onProgress = (progress: number) => patch(key, { progress })
    try {
      const sent = await uploadFile<UploadedFile>('/api/rfq-files', file, {
        fields: { kind },
        onProgress,
        signal: abort.signal,
      })
      patch(key, { status: 'done', progress: 1, sent })
    } catch (error) {
      if (abort.signal.aborted) return
      patch(key, { status: 'failed', error: messageOf(error), ...(isFinal(error) && { file: undefined }) })
    } finally {
      aborts.delete(key)
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => state,
    /** Takes chosen files as far as there is room for them. */
    add: (kind: FileKind, files: File[]) => {
      const room = Math.max(0, MAX_FILES - state.uploads.length)
      const left = files.slice(room).map(({ name }) => `“${name}”`)
      const notice = left.length
        ? `At most ${MAX_FILES} files can be attached. Left out: ${left.join(', ')}`
        : undefined
      const added = files.slice(0, room).map((file): Upload => {
        const error = refusalOf(file)
        const shared = { key: uniqueKey(), kind, name: file.name, size: file.size, progress: 0 }
        return error ? { ...shared, status: 'failed', error } : { ...shared, status: 'uploading', file }
      })
      change({ uploads: [...state.uploads, ...added], notices: { ...state.notices, [kind]: notice } })
      for (const upload of added) void send(upload)
    },
    retry: (key: string) => {
      const upload = state.uploads.find((one) => one.key === key)
      if (upload) void send(upload)
    },
    /** Takes a file back; on the server, too, where a later cleaning would else do it. */
    remove: (key: string) => {
      aborts.get(key)?.abort()
      const sent = state.uploads.find((one) => one.key === key)?.sent
      change({ uploads: state.uploads.filter((one) => one.key !== key), notices: {} })
      if (sent) request('DELETE', `/api/rfq-files/${sent.id}`).catch(() => undefined)
    },
    /** Marks the file at a place of its list as refused by the server. */
    refuse: (kind: FileKind, index: number, error: string) => {
      const upload = state.uploads.filter((one) => one.kind === kind && one.sent)[index]
      if (upload) patch(upload.key, { status: 'failed', error, sent: undefined })
      else change({ notices: { ...state.notices, [kind]: error } })
    },
    /** Puts back files that were sent before a reload. */
    restore: (uploads: readonly Upload[]) => change({ uploads: [...uploads, ...state.uploads] }),
    clear: () => change({ uploads: [], notices: {} }),
    urls: (kind: FileKind) => state.uploads.flatMap((one) => (one.kind === kind && one.sent ? [one.sent.url] : [])),
    /** Waits until no file is on its way. */
    settled: () =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (state.uploads.some(({ status }) => status === 'uploading')) return
          listeners.delete(check)
          resolve()
        }
        listeners.add(check)
        check()
      }),
  }
}

export type UploadStore = ReturnType<typeof createUploadStore>
