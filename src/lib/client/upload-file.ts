import { parseProblem, RequestError } from './request'

type Options = {
  /** Texts that go before the file, so that the server knows them when the file arrives. */
  fields: Record<string, string>
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Sends one file as `multipart/form-data`, in the field `file`. `fetch` cannot tell how far an upload is.
 * @param onProgress called with the share that was sent, 0 to 1
 * @throws RequestError for an answer that is not a success; a TypeError when there is no answer; an AbortError
 */
export function uploadFile<T>(url: string, file: File, { fields, onProgress, signal }: Options): Promise<T> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file, file.name)
  return new Promise<T>((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', url)
    call.withCredentials = true
    call.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total)
    call.onload = () => {
      try {
        if (call.status >= 200 && call.status < 300) return resolve(JSON.parse(call.responseText) as T)
      } catch {
        // A page of some proxy in the way, not our answer.
        return reject(new TypeError('No answer'))
      }
      reject(new RequestError(call.status, call.responseText || call.statusText, parseProblem(call.responseText)))
    }
    call.onerror = () => reject(new TypeError('No answer'))
    call.onabort = () => reject(new DOMException('Taken back', 'AbortError'))
    signal.addEventListener('abort', () => call.abort(), { once: true })
    call.send(form)
  })
}
