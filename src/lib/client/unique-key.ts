/** A key that no other call has, for the `Idempotency-Key` header. */
export function uniqueKey(): string {
  // `randomUUID` exists on secure pages only; a site on a plain http address has the bytes.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Gives each content its key: the same while a call is tried again with the same content, a new one when the content
 * has changed or `forget` was called after a success.
 */
export function createCallKeys(): { keyFor: (content: string) => string; forget: () => void } {
  let last: { content: string; key: string } | undefined
  return {
    keyFor: (content) => {
      if (last?.content !== content) last = { content, key: uniqueKey() }
      return last.key
    },
    forget: () => {
      last = undefined
    },
  }
}
