import http from 'node:http'

/** Longer than any answer may take. */
const PATIENCE = 40_000

/**
 * @typedef {{ method?: string, path?: string, headers?: Record<string, string>, body?: string | Buffer }} Question
 * @typedef {{ status: number, headers: http.IncomingHttpHeaders, text: string, milliseconds: number, error?: string,
 *   isReused: boolean }} Answer `status` 0: there was none; `error` says why
 */

/** Connections that are kept and used again, at most so many at once. */
export const keepAlive = (connections = 64) => new http.Agent({ keepAlive: true, maxSockets: connections })

/** Whether an answer says that the service is busy, and when to come again. @param {Answer} answer */
export const isRefusal = ({ status, headers }) => status === 503 && Number(headers['retry-after']) > 0

/** The longest that anybody of them waited, in milliseconds. @param {Answer[]} answers */
export const slowestOf = (answers) => Math.max(0, ...answers.map(({ milliseconds }) => milliseconds))

/**
 * Asks the server of this machine. It never throws: what goes wrong is part of the answer.
 * @param {number} port
 * @param {Question} question
 * @param {http.Agent} [agent] a connection of its own when left out
 * @returns {Promise<Answer>}
 */
export function ask(port, { method = 'GET', path = '/', headers = {}, body }, agent) {
  return new Promise((resolve) => {
    const started = performance.now()
    const settle = (answer) =>
      resolve({
        status: 0,
        headers: {},
        text: '',
        ...answer,
        milliseconds: performance.now() - started,
        isReused: request.reusedSocket,
      })
    const fail = (error) => settle({ error: error.code ?? error.message })
    const options = { host: '127.0.0.1', port, method, path, headers, agent: agent ?? false }
    const request = http.request(options, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const { statusCode: status = 0, headers: given } = response
        settle({ status, headers: given, text: Buffer.concat(chunks).toString() })
      })
    })
    request.setTimeout(PATIENCE, () => request.destroy(new Error('no answer in time')))
    request.on('error', fail)
    request.end(body)
  })
}
