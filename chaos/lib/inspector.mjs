import http from 'node:http'
import { until } from './until.mjs'

const listTargets = (port) =>
  new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: '/json/list', agent: false }, (response) => {
        let text = ''
        response.on('data', (chunk) => (text += chunk))
        response.on('end', () => resolve(JSON.parse(text)))
      })
      .on('error', reject)
  })

/**
 * Looks into a process that was started with `--inspect=127.0.0.1:port`.
 * @param {number} port
 */
export async function openInspector(port) {
  const [target] = await until(() => listTargets(port), { seconds: 20, what: 'The inspector' })
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('The inspector cannot be reached'))
  })
  const waiting = new Map()
  let count = 0
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data)
    waiting.get(id)?.(result)
    waiting.delete(id)
  }
  const call = (method, params = {}) =>
    new Promise((resolve) => {
      waiting.set(++count, resolve)
      socket.send(JSON.stringify({ id: count, method, params }))
    })
  const expression = 'JSON.stringify({ ...process.memoryUsage(), resources: process.getActiveResourcesInfo().length })'
  return {
    /** What is in use once all garbage is collected. @returns {Promise<{ rss: number, heapUsed: number, external: number, resources: number }>} */
    settled: async () => {
      // The second finds what the finalisers of the first let go.
      await call('HeapProfiler.collectGarbage')
      await call('HeapProfiler.collectGarbage')
      return JSON.parse((await call('Runtime.evaluate', { expression })).result.value)
    },
    close: () => socket.close(),
  }
}
