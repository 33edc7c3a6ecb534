import { spawnSync } from 'node:child_process'

/** `npm run generate`: the types of the collections and the panel's import map, after a change of either. */
for (const command of ['generate:types', 'generate:importmap']) {
  const { status } = spawnSync(process.execPath, ['node_modules/payload/bin.js', command], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
