import { finished } from 'node:stream/promises'

/** Rows arrive one by one; they are handed on in pieces of this size. */
const PIECE = 64 * 1024

/**
 * What both directions of COPY have in common: a statement that the client of `pg` runs, and the promise of its end.
 * COPY's text form is what pg_dump uses: every type reads back exactly what it wrote.
 */
class CopyQuery {
  /** @param {string} text */
  constructor(text) {
    this.text = text
    this.rows = 0
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
    })
    // Whoever runs the statement waits for it; until then a failure is nobody's yet.
    this.done.catch(() => {})
  }

  submit(connection) {
    connection.query(this.text)
  }

  handleCommandComplete({ text }) {
    this.rows = Number(/\d+$/.exec(text)?.[0] ?? 0)
  }

  handleError(error) {
    this.reject(error)
  }

  handleReadyForQuery() {
    this.resolve(this.rows)
  }

  handleRowDescription() {}
  handleDataRow() {}
  handleEmptyQuery() {}
  handlePortalSuspended() {}
}

class CopyOut extends CopyQuery {
  /** @param {string} text @param {import('node:stream').Writable} sink */
  constructor(text, sink) {
    super(text)
    this.sink = sink
    /** @type {Buffer[]} */
    this.pending = []
    this.size = 0
  }

  handleCopyData({ chunk }, connection) {
    // The parser uses its memory again.
    this.pending.push(Buffer.from(chunk))
    this.size += chunk.length
    if (this.size < PIECE || this.flush()) return
    connection.stream.pause()
    this.sink.once('drain', () => connection.stream.resume())
    // A disk that is full ends the sink: the rest of the rows is let through, and the failure is the sink's to tell.
    this.sink.once('close', () => connection.stream.resume())
  }

  flush() {
    const piece = Buffer.concat(this.pending)
    this.pending = []
    this.size = 0
    return piece.length === 0 || this.sink.destroyed || this.sink.write(piece)
  }

  handleReadyForQuery() {
    this.flush()
    super.handleReadyForQuery()
  }
}

class CopyIn extends CopyQuery {
  /** @param {string} text @param {AsyncIterable<Buffer>} source */
  constructor(text, source) {
    super(text)
    this.source = source
    this.hasFailed = false
  }

  handleCopyInResponse(connection) {
    void this.send(connection)
  }

  async send(connection) {
    try {
      for await (const piece of this.source) {
        if (this.hasFailed) return
        connection.sendCopyFromChunk(piece)
        while (connection.stream.writableNeedDrain && !this.hasFailed)
          await new Promise((resolve) => connection.stream.once('drain', resolve))
      }
      if (!this.hasFailed) connection.endCopyFrom()
    } catch (error) {
      this.reason = error
      connection.sendCopyFail('The source could not be read')
    }
  }

  handleError(error) {
    this.hasFailed = true
    super.handleError(this.reason ?? error)
  }

  handleCopyData() {}
}

/**
 * Runs `COPY … TO STDOUT` and writes what comes to `sink`, which it ends.
 * @param {import('pg').Client} client
 * @param {string} text
 * @param {import('node:stream').Writable} sink
 * @returns {Promise<number>} how many rows came
 */
export async function copyOut(client, text, sink) {
  const query = new CopyOut(text, sink)
  client.query(/** @type {never} */ (query))
  try {
    const rows = await query.done
    sink.end()
    await finished(sink)
    return rows
  } catch (error) {
    sink.destroy(error)
    throw error
  }
}

/**
 * Runs `COPY … FROM STDIN` with what `source` gives.
 * @param {import('pg').Client} client
 * @param {string} text
 * @param {AsyncIterable<Buffer>} source
 * @returns {Promise<number>} how many rows were stored
 */
export async function copyIn(client, text, source) {
  const query = new CopyIn(text, source)
  client.query(/** @type {never} */ (query))
  return query.done
}
