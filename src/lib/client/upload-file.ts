import { parseProblem, RequestError } from './request'

type Call = { headers?: Record<string, string>; onProgress: (share: number) => void; signal?: AbortSignal }

/**
 * Posts a form with files in it as `multipart/form-data`. `fetch` cannot tell how far an upload is.
 * @param onProgress called with the share that was sent, 0 to 1
 * @throws RequestError for an answer that is not a success; a TypeError when there is no answer; an AbortError
 */
export function sendForm<T>(url: string, form: FormData, { headers = {}, onProgress, signal }: Call): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', url)
    call.withCredentials = true
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
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
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.send(form)
  })
}

type Options = Call & {
  /** Texts that go before the file, so that the server knows them when the file arrives. */
  fields: Record<string, string>
}

/**
 * Sends one file, in the field `file`.
 * @throws what `sendForm` throws
 */
export function uploadFile<T>(url: string, file: File, { fields, ...call }: Options): Promise<T> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file, file.name)
  return sendForm<T>(url, form, call)
}
