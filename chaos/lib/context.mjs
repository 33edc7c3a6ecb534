import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { startDatabase } from './database.mjs'
import { startMailServer } from './mail-server.mjs'
import { startSite, startWorker } from './site.mjs'

/**
 * What an experiment works with: a folder, a database and processes of its own. All of it ends and goes with `close`.
 * @param {string} folder where it may write
 * @param {string | undefined} template the folder of a seeded database
 */
export async function openContext(folder, template) {
  fs.mkdirSync(folder, { recursive: true })
  const postgres = path.join(folder, 'postgres')
  // With owner and mode: PostgreSQL looks at them.
  if (template) execFileSync('cp', ['-a', template, postgres])
  const ends = []
  const kept = async (starting, end) => {
    const started = await starting
    ends.push(() => end(started))
    return started
  }
  const database = await kept(startDatabase(postgres), (one) => one.close())
  const dataDir = path.join(folder, 'data')
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const shared = { dataDir, databaseUrl: database.url }

  return {
    folder,
    dataDir,
    database,
    sql: database.sql,
    /** @param {Partial<Parameters<typeof startSite>[0]>} [options] */
    startSite: (options = {}) =>
      kept(startSite({ ...shared, logFile: path.join(folder, 'app.log'), ...options }), (one) => one.kill()),
    /** @param {Partial<Parameters<typeof startWorker>[0]>} [options] */
    startWorker: (options = {}) =>
      kept(startWorker({ ...shared, logFile: path.join(folder, `worker-${ends.length}.log`), ...options }), (one) =>
        one.kill(),
      ),
    /** @param {Parameters<typeof startMailServer>[0]} [options] */
    startMailServer: (options) => kept(startMailServer(options), (one) => one.close()),
    /** Has something undone at the end. @param {() => unknown} end */
    atEnd: (end) => ends.push(end),
    close: async () => {
      for (let end = ends.pop(); end; end = ends.pop()) await Promise.resolve(end()).catch(() => undefined)
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** @typedef {Awaited<ReturnType<typeof openContext>>} Context */
