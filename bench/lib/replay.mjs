import { randomUUID } from 'node:crypto'

/** What may be another one in the next call: ids of the rows that were made, and what was drawn at random. */
const TOKEN = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\d{7,10}/g

/** A value as texts and references to what is known of the call so far. */
function templateOf(value, known) {
  const parts = []
  let at = 0
  for (const { 0: token, index } of value.matchAll(TOKEN)) {
    if (!known.has(token)) {
      if (!token.includes('-')) continue
      known.set(token, { kind: 'uuid', key: token })
    }
    parts.push(value.slice(at, index), known.get(token))
    at = index + token.length
  }
  return parts.length > 0 ? [...parts, value.slice(at)] : value
}

/**
 * Makes of the statements of one call a plan by which it can be made again: what was drawn at random is drawn anew, and an
 * id that came from an earlier statement comes from the answer to it again.
 * @param {(import('./wire.mjs').Statement & { connection: number })[]} statements with ids of seven digits or more
 * @param {string} [number] the number in the body of the call
 */
export function planReplay(statements, number) {
  const known = new Map(number ? [[number, { kind: 'number' }]] : [])
  return statements.map(({ text, name, values, rows, connection }, index) => {
    const templates = values.map((value) => (value === null ? null : templateOf(value, known)))
    rows.forEach((row, r) =>
      row.forEach((cell, c) => {
        const [token] = cell?.match(TOKEN) ?? []
        if (token && token === cell && !known.has(token)) known.set(token, { kind: 'cell', index, r, c })
      }),
    )
    return { text, ...(name && { name }), values: templates, connection }
  })
}

function fill(template, { number, uuids, results }) {
  if (template === null || typeof template === 'string') return template
  const valueOf = (part) => {
    if (typeof part === 'string') return part
    if (part.kind === 'number') return number
    if (part.kind === 'cell') return results[part.index]?.[part.r]?.[part.c] ?? ''
    if (!uuids.has(part.key)) uuids.set(part.key, randomUUID())
    return uuids.get(part.key)
  }
  return template.map(valueOf).join('')
}

/** Values stay as they came: what turns them into JavaScript would be time that nobody needs. */
const AS_TEXT = { getTypeParser: () => (value) => value }

/**
 * Makes a call again, on one connection while it holds a transaction.
 * @param {import('pg').Pool} pool
 * @param {ReturnType<typeof planReplay>} plan
 * @param {string} [number]
 * @returns {Promise<string[][][]>} the rows of each statement
 */
export async function replay(pool, plan, number) {
  const state = { number, uuids: new Map(), results: [] }
  let held
  try {
    for (const { text, name, values, connection } of plan) {
      if (/^begin/i.test(text)) held = { client: await pool.connect(), connection }
      const on = held?.connection === connection ? held.client : pool
      const query = { text, name, values: values.map((value) => fill(value, state)), rowMode: 'array', types: AS_TEXT }
      state.results.push((await on.query(query)).rows)
      if (/^(commit|rollback)/i.test(text)) held = held?.client.release()
    }
  } catch (error) {
    held?.client.release(error)
    throw error
  }
  return state.results
}

/** A statement in one line, for a list of what a call sends. */
export const inShort = ({ text }) => text.replace(/\s+/g, ' ').trim().slice(0, 120)
