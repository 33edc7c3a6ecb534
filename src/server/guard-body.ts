import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const LINGER_MILLISECONDS = 1_000
/** A second less than the 15 that are promised: the answer takes its time, too. */
const BODY_MILLISECONDS = 14_000
/** What an upload must bring in that time; the slowest line that anybody uploads over brings many times as much. */
const LEAST_UPLOAD = 14 * 1024
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

/** Node would close the connection after its last answer with bytes unread in it, and the system then takes the answer back. */
function closeGently(socket: Socket): void {
  socket.destroySoon = () => hangUpSoon(socket)
}

function refuse(socket: Socket, response: ServerResponse, status: number, message: string): void {
  closeGently(socket)
  if (!response.headersSent) {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' })
    response.end(JSON.stringify({ message }))
  }
  hangUpSoon(socket)
}

/** Whether it is here, or as much of it as we take before the application reads: what is waited for then is ours. */
const isOurTurn = ({ complete, readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  complete || readableLength >= readableHighWaterMark

/** Cuts a body that is not there in time: 14 s in all; an upload has 15 minutes while it brings 1 KB a second. */
function watchTime(request: IncomingMessage, response: ServerResponse): void {
  const upload = isUpload(request)
  // Node takes the socket off a request that has ended.
  const { socket } = request
  const cut = () => {
    if (!isOurTurn(request)) refuse(socket, response, 408, 'The request took too long to arrive')
  }
  const whole = setInterval(cut, upload ? UPLOAD_MILLISECONDS : BODY_MILLISECONDS)
  let seen = socket.bytesRead
  const stalled = setInterval(() => {
    if (socket.bytesRead - seen < LEAST_UPLOAD) cut()
    seen = socket.bytesRead
  }, BODY_MILLISECONDS)
  const stop = () => {
    clearInterval(whole)
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
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((...args: unknown[]) => {
    // Whoever is answered so early must not send the next request after the rest of this one.
    if (!request.complete) {
      response.setHeader('Connection', 'close')
      closeGently(socket)
    }
    return writeHead(...args)
  }) as ServerResponse['writeHead']
  // An answer that was given before the body was read ends the connection, so that nobody has to take the rest in.
  response.once('close', () => {
    if (!request.complete) hangUpSoon(socket)
  })
  return true
}
