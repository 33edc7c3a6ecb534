import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A port that nobody listens on right now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

/**
 * Starts the built site on the loopback address, with an embedded database in `dataDir`, and waits until it can be used.
 * @returns {Promise<{ url: string, milliseconds: number, stop: () => Promise<void> }>}
 */
export async function startServer(dataDir, port) {
  const started = Date.now()
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(port), RATE_LIMIT_FACTOR: '100000' }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The site did not start')
    await sleep(20)
  }
  const milliseconds = Date.now() - started
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url, milliseconds, stop }
}

async function processOf(dataDir) {
  const { app } = JSON.parse(await readFile(`${dataDir}/lock`, 'utf8'))
  const environment = await readFile(`/proc/${app.pid}/environ`, 'utf8')
  const status = await readFile(`/proc/${app.pid}/status`, 'utf8')
  return {
    databaseUrl: environment
      .split('\0')
      .find((line) => line.startsWith('DATABASE_URL='))
      ?.slice('DATABASE_URL='.length),
    megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
  }
}

/** Starts the built site twice in a folder of its own, and leaves it running. Needs Linux: it reads the process table. */
export async function startSite(dataDir, ends) {
  const port = await freePort()
  const first = await startServer(dataDir, port)
  await first.stop()
  const second = await startServer(dataDir, port)
  ends.push(second.stop)
  const { databaseUrl, megabytes } = await processOf(dataDir)
  return {
    url: (route) => second.url + route,
    databaseUrl,
    starts: { first: first.milliseconds, second: second.milliseconds, idleMegabytes: megabytes },
  }
}
