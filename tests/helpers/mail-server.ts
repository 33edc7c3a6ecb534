import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server in this process. */
export type MailServer = {
  url: string
  /** The sources of the mails that it took, in order. */
  received: string[]
  behave: (how: 'accept' | 'refuse') => void
  close: () => Promise<void>
}

/** Starts a mail server on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  let behaviour: 'accept' | 'refuse' = 'accept'
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (behaviour === 'refuse') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        received.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (how) => {
      behaviour = how
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
