import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/**
 * How the mail server of an experiment takes mails: `accept`; `away`: nothing listens; `hang`: a connection is taken
 * and nothing said; `4xx` and `5xx`: refused for now, or for good.
 * @typedef {'accept' | 'away' | 'hang' | '4xx' | '5xx'} Behaviour
 */

const messageIdIn = (source) => /^message-id:\s*(<[^>]+>)/im.exec(source)?.[1] ?? ''

/**
 * An SMTP server of our own, which behaves as it is told.
 * @param {{ delay?: () => number }} [options] `delay`: milliseconds between a mail's last byte and its "250"
 */
export async function startMailServer({ delay = () => 0 } = {}) {
  /** @type {Behaviour} */
  let behaviour = 'accept'
  /** Every mail that was answered "250", in order. */
  const taken = []
  /** Message-IDs of mails that are here and not answered yet. */
  const inHand = new Set()
  const sockets = new Set()

  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onData(stream, session, done) {
      const chunks = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', async () => {
        const source = Buffer.concat(chunks).toString()
        const messageId = messageIdIn(source)
        if (behaviour === '4xx') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        if (behaviour === '5xx') return done(Object.assign(new Error('Not wanted here'), { responseCode: 550 }))
        inHand.add(messageId)
        await sleep(delay())
        inHand.delete(messageId)
        // What housekeeping mails is none of the experiments’.
        const isOurs = source.includes('@chaos.example')
        taken.push({ messageId, isOurs, at: Date.now(), from: session.hostNameAppearsAs })
        done()
      })
    },
  })
  smtp.on('error', () => undefined)
  await new Promise((resolve) => smtp.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port: inner } = smtp.server.address()

  // In front of it, so that it can be away or silent at the same address.
  const front = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    if (behaviour === 'hang') return
    const onward = net.connect(inner, '127.0.0.1')
    onward.on('error', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    onward.on('close', () => socket.destroy())
    socket.pipe(onward).pipe(socket)
  })
  const listen = (port) => new Promise((resolve) => front.listen(port, '127.0.0.1', () => resolve(undefined)))
  await listen(0)
  const { port } = front.address()
  const cutAll = () => sockets.forEach((socket) => socket.destroy())

  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    inHand,
    /** Changes how it behaves, for new connections; those that are open are cut. @param {Behaviour} next */
    behave: async (next) => {
      if (behaviour === 'away' && next !== 'away') await listen(port)
      if (behaviour !== 'away' && next === 'away') front.close()
      behaviour = next
      cutAll()
    },
    close: async () => {
      front.close()
      cutAll()
      await new Promise((resolve) => smtp.close(() => resolve(undefined)))
    },
  }
}
