import { readdirSync, readFileSync } from 'node:fs'

/** Resident memory of a process in megabytes; 0 when it is gone. */
export function residentMegabytes(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Files, pipes and connections that a process holds. */
export function openHandles(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}
