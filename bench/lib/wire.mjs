/**
 * What clients of PostgreSQL say and what they are answered, read off the wire: enough of the protocol (version 3) to
 * know each statement with its values and the rows that came back.
 * @typedef {{ text: string, name?: string, values: (string | null)[], rows: (string | null)[][] }} Statement
 */

/** Cuts a stream into messages; the first message of a client has no type. */
function messages(onMessage, isTyped) {
  let rest = Buffer.alloc(0)
  let typed = isTyped
  return (chunk) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (;;) {
      const head = typed ? 1 : 0
      if (rest.length < head + 4) return
      const length = rest.readInt32BE(head) + head
      if (rest.length < length) return
      onMessage(typed ? String.fromCharCode(rest[0]) : '', rest.subarray(head + 4, length))
      typed = true
      rest = rest.subarray(length)
    }
  }
}

function textAt(body, start) {
  const end = body.indexOf(0, start)
  return [body.toString('utf8', start, end), end + 1]
}

/** Values with their lengths in front of them; -1 is null. */
function valuesAt(body, start) {
  let at = start + 2
  return Array.from({ length: body.readInt16BE(start) }, () => {
    const length = body.readInt32BE(at)
    at += 4
    if (length < 0) return null
    at += length
    return body.toString('utf8', at - length, at)
  })
}

function readBind(body) {
  const [, afterPortal] = textAt(body, 0)
  const [name, at] = textAt(body, afterPortal)
  const formats = body.readInt16BE(at)
  return { name, values: valuesAt(body, at + 2 + formats * 2) }
}

/**
 * Listens to one connection.
 * @param {(statement: Statement) => void} onStatement called when a statement begins; its rows come later
 */
export function listenToConnection(onStatement) {
  const prepared = new Map()
  let current
  let application = ''
  let isBusy = false
  const begin = (statement) => {
    isBusy = true
    current = { rows: [], ...statement }
    onStatement(current)
  }
  const fromClient = messages((type, body) => {
    if (type === '') application = /application_name\0([^\0]*)/.exec(body.toString())?.[1] ?? ''
    if (type === 'Q') begin({ text: textAt(body, 0)[0], values: [] })
    if (type === 'P') {
      const [name, at] = textAt(body, 0)
      prepared.set(name, textAt(body, at)[0])
    }
    if (type === 'B') {
      const { name, values } = readBind(body)
      begin({ text: prepared.get(name) ?? '', ...(name && { name }), values })
    }
  }, false)
  const fromServer = messages((type, body) => {
    if (type === 'D') current?.rows.push(valuesAt(body, 0))
    if (type === 'Z') isBusy = false
  }, true)
  return { fromClient, fromServer, application: () => application, isBusy: () => isBusy }
}
