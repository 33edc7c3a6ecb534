import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { freePort, Installation, type Run } from './installation'

/** One clear sentence and nothing that looks like a stack. */
async function expectOneSentence(run: Run, sentence: RegExp): Promise<void> {
  expect(await run.ended).toBe(1)
  expect(run.output()).toMatch(sentence)
  expect(run.output()).not.toMatch(/^\s+at |node:internal|Error:/m)
}

const secrets = { PAYLOAD_SECRET: 'x'.repeat(40), ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') }

test('a taken port is named', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const port = (blocker.address() as { port: number }).port
  const home = new Installation(port)
  await expectOneSentence(home.run(), new RegExp(`Port ${port} is (taken|in use|already)`, 'i'))
  blocker.close()
  await home.remove()
})

for (const port of ['abc', '0', '65536', '3.5'])
  test(`PORT=${port} is refused`, async () => {
    const home = new Installation(1)
    await expectOneSentence(home.run({ PORT: port }), /PORT/)
    await home.remove()
  })

test('a database that does not answer is named', async () => {
  const home = new Installation(await freePort())
  await expectOneSentence(
    home.run({ ...secrets, DATABASE_URL: 'postgres://patchbay:wrong@127.0.0.1:1/none' }),
    /The database of DATABASE_URL cannot be used: nothing answers there\./,
  )
  await home.remove()
})

test('with DATABASE_URL every missing or wrong variable is named at once', async () => {
  const home = new Installation(await freePort())
  const run = home.run({
    DATABASE_URL: 'postgres://x@127.0.0.1:1/x',
    PAYLOAD_SECRET: 'short',
    SMTP_URL: 'mail.example',
  })
  expect(await run.ended).toBe(1)
  expect(run.output()).toContain('PAYLOAD_SECRET: must be at least 32 characters long')
  expect(run.output()).toContain('ENCRYPTION_KEY: is missing')
  expect(run.output()).toContain('SMTP_URL: must be an address that begins with smtp:// or smtps://')
  await home.remove()
})

test('a full disk is named', async () => {
  test.skip(process.getuid?.() !== 0, 'only root can make a small disk')
  const home = new Installation(await freePort())
  await mkdir(home.folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', home.folder])
  try {
    await expectOneSentence(home.run(), /(no room|full|space)/i)
  } finally {
    execFileSync('umount', ['-l', home.folder])
    await home.remove()
  }
})
