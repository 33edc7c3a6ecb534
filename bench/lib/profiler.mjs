import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A connection to the inspector of a Node process, by which its profiler is started and stopped. */
export async function openInspector(port) {
  const list = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
  const socket = new WebSocket(list[0].webSocketDebuggerUrl)
  await once(socket, 'open')
  const waiting = new Map()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(data)
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  let last = 0
  const send = (method, params = {}) =>
    new Promise((resolve) => {
      waiting.set(++last, resolve)
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  await send('Profiler.enable')
  return { send, close: () => socket.close() }
}

/**
 * Profiles a process while `work` goes on.
 * @param {Awaited<ReturnType<typeof openInspector>>} inspector
 */
export async function profileOf({ send }, work) {
  await send('Profiler.setSamplingInterval', { interval: 500 })
  await send('Profiler.start')
  await work()
  await sleep(0)
  return (await send('Profiler.stop')).profile
}

/**
 * Whose code a file is: a package, a folder of ours two levels deep, or a part of Node.
 * @param {string} file an address or a path, also one of a source map
 */
export function ownerOf(file) {
  if (!file) return 'Node itself'
  if (file.startsWith('node:')) return file
  const inPackages = file.split('/node_modules/').at(-1)
  if (inPackages !== file) {
    const [first, second] = inPackages.split('/')
    return first.startsWith('@') ? `${first}/${second}` : first
  }
  const own = /(?:^|\/)((?:src|bench|scripts)\/(?:[^/]+\/)?[^/]+)/.exec(file)?.[1]
  return own ?? (file.includes('/.next/') ? 'the bundle' : file.split('/').slice(-2).join('/'))
}

/** Where bundled code comes from, by the source maps of the build. */
function createOrigins() {
  const maps = new Map()
  const mapOf = async (file) =>
    readFile(`${file}.map`, 'utf8').then(
      (text) => new SourceMap(JSON.parse(text)),
      () => undefined,
    )
  return async ({ url, lineNumber, columnNumber }) => {
    if (!url.includes('/.next/')) return url
    const file = url.startsWith('file:') ? fileURLToPath(url) : url
    if (!maps.has(file)) maps.set(file, await mapOf(file))
    return decodeURI(maps.get(file)?.findEntry(lineNumber, columnNumber)?.originalSource ?? url).replaceAll('%40', '@')
  }
}

const NAMED = { '(garbage collector)': 'garbage collection', '(program)': 'Node itself', '(idle)': 'idle' }

/**
 * The time that each package spent in its own functions.
 * @param {{ nodes: { id: number, callFrame: { functionName: string, url: string, lineNumber: number, columnNumber: number } }[],
 *   samples: number[], timeDeltas: number[] }} profile
 * @returns {Promise<{ owner: string, milliseconds: number, part: number }[]>} the most first; `part` of the time that was not idle
 */
export async function selfTimes({ nodes, samples, timeDeltas }) {
  const originOf = createOrigins()
  const owners = new Map()
  for (const { id, callFrame } of nodes)
    owners.set(id, NAMED[callFrame.functionName] ?? ownerOf(await originOf(callFrame)))
  const sums = new Map()
  for (const [i, id] of samples.entries()) {
    const owner = owners.get(id)
    sums.set(owner, (sums.get(owner) ?? 0) + timeDeltas[i] / 1000)
  }
  sums.delete('idle')
  const all = [...sums.values()].reduce((sum, time) => sum + time, 0)
  return [...sums]
    .map(([owner, milliseconds]) => ({ owner, milliseconds, part: milliseconds / all }))
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
}
