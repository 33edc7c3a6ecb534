import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const LINGER_MILLISECONDS = 1_000
const BODY_MILLISECONDS = 15_000
const UPLOAD_MILLISECONDS = 15 * 60_000
/** Ten files of 25 MB and the form round them. */
const LARGEST_UPLOAD = 260 * 1024 * 1024
const LARGEST_BODY = 2 * 1024 * 1024

const isUpload = (request: IncomingMessage): boolean =>
  /^multipart\/form-data/i.test(request.headers['content-type'] ?? '')

/**
 * Ends a connection that has more to say than anybody listens to. What still comes is thrown away for a moment: a
 * connection that is cut while the other side writes takes the answer with it.
 */
function hangUpSoon(socket: Socket): void {
  socket.on('data', () => {})
  socket.resume()
  socket.end()
  setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref()
}

function refuse(socket: Socket, response: ServerResponse, status: number, message: string): void {
  if (!response.headersSent) {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' })
    response.end(JSON.stringify({ message }))
  }
  hangUpSoon(socket)
}

/** Cuts a body that is not there in time: 15 s in all, or 15 s without a byte. */
function watchTime(request: IncomingMessage, response: ServerResponse): void {
  const upload = isUpload(request)
  // Node takes the socket off a request that has ended.
  const { socket } = request
  const cut = () => refuse(socket, response, 408, 'The request took too long to arrive')
  const whole = setTimeout(cut, upload ? UPLOAD_MILLISECONDS : BODY_MILLISECONDS)
  let seen = -1
  const stalled = setInterval(() => {
    if (socket.bytesRead === seen) cut()
    seen = socket.bytesRead
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
  const { socket } = request
  if (announced > (isUpload(request) ? LARGEST_UPLOAD : LARGEST_BODY)) {
    refuse(socket, response, 413, 'This is too large')
    return false
  }
  watchTime(request, response)
  // An answer that was given before the body was read ends the connection, so that nobody has to take the rest in.
  response.once('close', () => {
    if (!request.complete) hangUpSoon(socket)
  })
  return true
}
