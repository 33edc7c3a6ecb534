import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { formPost, jsonPost, multipart, pdf } from './lib/forms.mjs'
import { ask } from './lib/http.mjs'
import { after, atRate, inTurns } from './lib/load.mjs'

const MB = 1024 * 1024
const DISK_MEGABYTES = 16
const LEFT_MEGABYTES = 1
const UPLOADS = 60

/** Uploads of 3 MB: every other alone, every other with a quote request. */
function uploadOf(id) {
  if (id % 2) return formPost(id, { bytes: 3 * MB })
  const { headers, body } = multipart({ kind: 'document' }, [{ field: 'file', name: 'yard.pdf', bytes: pdf(3 * MB) }])
  return { method: 'POST', path: '/api/rfq-files', headers, body }
}

function smallDisk(folder, atEnd) {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', folder])
  atEnd(() => execFileSync('umount', ['-l', folder]))
}

/** Writes until only so much is left. */
function fill(file) {
  const { bavail, bsize } = fs.statfsSync(path.dirname(file))
  fs.writeFileSync(file, Buffer.alloc(bavail * bsize - LEFT_MEGABYTES * MB))
}

export const fullDisk = {
  name: 'full-disk',
  promise: 'uploads on a full disk: 507 or 503, no orphan; pages and posts without files go on',
  /** @param {import('./lib/context.mjs').Context} context */
  async run({ startMailServer, startSite, dataDir, sql, atEnd }) {
    try {
      smallDisk(dataDir, atEnd)
    } catch {
      return { figures: { skipped: 'only root can make a small disk' }, kept: true, skipped: true }
    }
    const mail = await startMailServer()
    const site = await startSite({ env: { SMTP_URL: mail.url } })
    const ballast = path.join(dataDir, 'ballast')
    fill(ballast)
    const [others, uploads] = [[], []]
    let sent = 0
    let isOver = false
    const beside = atRate(site.port, {
      perSecond: 20,
      isOver: () => isOver,
      next: (() => {
        let count = 0
        return () => (count++ % 2 ? { path: '/' } : jsonPost(10_000 + count))
      })(),
      onAnswer: ({ status }) => others.push(status),
    })
    await inTurns(site.port, {
      connections: 6,
      next: () => (sent < UPLOADS ? uploadOf(sent++) : undefined),
      onAnswer: ({ status, error }) => uploads.push(status || error),
    })
    isOver = true
    await beside
    const rows = await sql('select file_id, request_id from rfq_files')
    const folder = path.join(dataDir, 'uploads')
    const files = fs.existsSync(folder) ? fs.readdirSync(folder) : []
    const known = new Set(rows.map((row) => row.file_id))
    fs.rmSync(ballast)
    const afterwards = []
    const isTried = after(5)
    do afterwards.push((await ask(site.port, uploadOf(0))).status)
    while (afterwards.at(-1) !== 201 && !isTried())
    const figures = {
      uploads: uploads.length,
      'refused with 507 or 503': uploads.filter((status) => status === 507 || status === 503).length,
      'answered otherwise': uploads.filter((status) => ![507, 503].includes(status)).join(', ') || 0,
      'files without row': files.filter((name) => !known.has(name)).length,
      'rows without file': rows.filter((row) => !files.includes(row.file_id)).length,
      'pages and posts beside': others.length,
      'of them failed': others.filter((status) => status !== 200 && status !== 201).length,
      'upload once there is room': afterwards.at(-1) ?? 0,
    }
    const kept =
      figures['refused with 507 or 503'] === UPLOADS &&
      figures['files without row'] === 0 &&
      figures['rows without file'] === 0 &&
      figures['of them failed'] === 0 &&
      others.length > 10 &&
      afterwards.at(-1) === 201
    return { figures, kept }
  },
}
