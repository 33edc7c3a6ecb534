/**
 * For `npm run restore`: gives an empty database the tables of a backup, by the migrations up to the one that the backup
 * names (its only argument), and those of the queue. Later migrations are for the next start.
 */
process.env.WORKER = 'off'

const { getPayload } = await import('payload')
const { default: config } = await import('@payload-config')
const { getQueue, stopQueue } = await import('@/jobs/queue')
const { migrations } = await import('@/migrations')

const last = migrations.findIndex(({ name }) => name === process.argv[2])
if (last < 0) {
  process.stderr.write('The migration of the backup is not one of this version.\n')
  process.exit(1)
}
const payload = await getPayload({ config })
await payload.db.migrate({ migrations: migrations.slice(0, last + 1) as never })
await getQueue()
await stopQueue(2_000)
await payload.destroy()
process.exit(0)

export {}
