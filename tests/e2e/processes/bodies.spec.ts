import { readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { freePort, Installation, stop, type Run } from './installation'

const MB = 1024 * 1024
let home: Installation
let run: Run
test.beforeAll(async () => {
  home = new Installation(await freePort())
  run = await home.start()
})
test.afterAll(async () => {
  await stop(run)
  await home.remove()
})

/** Resident memory of the server, in megabytes. */
async function residentMemory(): Promise<number> {
  const status = await readFile(`/proc/${await home.appPid()}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Sends a body without saying how long it is, until it is all sent or the server hangs up. */
function sendEndless(route: string, megabytes: number, type: string): Promise<number> {
  return new Promise((resolve) => {
    const request = httpRequest(home.url(route), { method: 'POST', headers: { 'content-type': type } })
    let status = 0
    let sent = 0
    const chunk = Buffer.alloc(MB / 4, 0x20)
    request.on('response', (response) => {
      status = response.statusCode ?? 0
      response.resume()
    })
    request.on('error', () => resolve(status))
    request.on('close', () => resolve(status))
    const write = () => {
      while (sent < megabytes * MB) {
        sent += chunk.length
        if (!request.write(chunk)) return void request.once('drain', write)
      }
      request.end()
    }
    write()
  })
}

test('100 MB are refused with 413, announced or not, and memory is back where it was', async () => {
  test.skip(process.platform !== 'linux', 'reads the process table')
  await sendEndless('/api/rfq-requests', 2, 'application/json')
  const before = await residentMemory()
  for (let i = 0; i < 5; i++) {
    expect(await sendEndless('/api/rfq-requests', 100, 'application/json')).toBe(413)
    expect(await sendEndless('/api/login', 100, 'application/json')).toBe(413)
  }
  const announced = await new Promise<number | undefined>((resolve) => {
    const request = httpRequest(home.url('/api/rfq-requests'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(100 * MB) },
    })
    request.on('response', (response) => resolve(response.statusCode))
    request.on('error', () => resolve(undefined))
    request.flushHeaders()
  })
  expect(announced).toBe(413)
  await expect.poll(async () => (await residentMemory()) - before, { timeout: 30_000 }).toBeLessThan(80)
})

test('a body that stops coming is cut, and others are served meanwhile', async () => {
  const socket = connect(home.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /api/rfq-requests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"',
  )
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  expect((await fetch(home.url('/'))).status).toBe(200)
  await Promise.race([once(socket, 'close'), once(socket, 'end')])
  expect(text).toContain('408')
})

test('a caller cannot choose its address', async () => {
  const login = (headers: Record<string, string>) =>
    fetch(home.url('/api/login'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username: 'guessed', password: 'wrong' }),
    })
  const { Installation: Other } = await import('./installation')
  const limited = new Other(await freePort())
  const other = await limited.start({ RATE_LIMIT_FACTOR: '0.1' })
  const tries: number[] = []
  for (let i = 0; i < 3; i++) {
    const answer = await fetch(limited.url('/api/login'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${i}`,
        'x-patchbay-address': `10.1.0.${i}`,
      },
      body: JSON.stringify({ username: 'guessed', password: 'wrong' }),
    })
    tries.push(answer.status)
  }
  expect(tries).toEqual([401, 429, 429])
  expect((await login({})).status).toBe(401)
  await stop(other)
  await limited.remove()
})
