import { readFile } from 'node:fs/promises'

/**
 * What a process holds in memory, in MB; nothing where the system has no such table (outside Linux).
 * @param {number} pid
 * @returns {Promise<number | undefined>}
 */
export async function residentMegabytes(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  return kilobytes && Math.round(Number(kilobytes) / 1024)
}
