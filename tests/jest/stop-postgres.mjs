import { rm } from 'node:fs/promises'

export default async function stop() {
  await globalThis.__database?.stop()
  await rm(globalThis.__folder, { recursive: true, force: true })
}
