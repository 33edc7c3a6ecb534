import type { IncomingMessage, ServerResponse } from 'node:http'

const BODY_MILLISECONDS = 15_000
const UPLOAD_MILLISECONDS = 15 * 60_000
/** Ten files of 25 MB and the form round them. */
const LARGEST_UPLOAD = 260 * 1024 * 1024
const LARGEST_BODY = 2 * 1024 * 1024

const isUpload = (request: IncomingMessage): boolean =>
  /^multipart\/form-data/i.test(request.headers['content-type'] ?? '')

function refuse(request: IncomingMessage, response: ServerResponse, status: number, message: string): void {
  if (!response.headersSent) {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' })
    response.end(JSON.stringify({ message }))
  }
  request.resume().unpipe()
  setTimeout(() => request.socket.destroy(), 500).unref()
}

/** Cuts a body that is not there in time: 15 s in all, or 15 s without a byte. */
function watchTime(request: IncomingMessage, response: ServerResponse): void {
  const upload = isUpload(request)
  const cut = () => refuse(request, response, 408, 'The request took too long to arrive')
  const whole = setTimeout(cut, upload ? UPLOAD_MILLISECONDS : BODY_MILLISECONDS)
  let seen = -1
  const stalled = setInterval(() => {
    if (request.socket.bytesRead === seen) cut()
    seen = request.socket.bytesRead
  }, BODY_MILLISECONDS)
  const stop = () => {
    clearTimeout(whole)
    clearInterval(stalled)
  }
  request.once('end', stop)
  request.once('close', stop)
  response.once('close', stop)
}

/**
 * Holds a request's body to its limits. What a route takes is counted there; here is the limit of the whole server.
 * @returns whether the request may go on
 */
export function guardBody(request: IncomingMessage, response: ServerResponse): boolean {
  const announced = Number(request.headers['content-length'] ?? 0)
  const hasBody = announced > 0 || request.headers['transfer-encoding'] !== undefined
  if (!hasBody) return true
  if (announced > (isUpload(request) ? LARGEST_UPLOAD : LARGEST_BODY)) {
    refuse(request, response, 413, 'This is too large')
    return false
  }
  watchTime(request, response)
  // An answer that was given before the body was read ends the connection, so that nobody has to take the rest in.
  response.once('finish', () => {
    if (!request.complete) setTimeout(() => request.socket.destroy(), 500).unref()
  })
  return true
}
