/** What a piece of JSON is; `error` is what cannot be in any. */
export type TokenKind = 'key' | 'string' | 'number' | 'word' | 'mark' | 'space' | 'error'
/** A piece of a text, and where it begins. */
export type Token = { kind: TokenKind; text: string; start: number }
/** What is wrong, and where, counted in characters from the beginning. */
export type TextProblem = { message: string; offset: number }
/** A text as JSON: its pieces, and either its value or what is wrong with it first. */
export type JsonText = {
  tokens: Token[]
  /** Where each key of the outermost object begins. */
  keys: Map<string, number>
} & ({ value: unknown; problem?: undefined } | { value?: undefined; problem: TextProblem })

const MOST_DEPTH = 64

const patterns: [kind: TokenKind, pattern: RegExp][] = [
  ['space', /[ \t\n\r]+/y],
  ['mark', /[{}[\],:]/y],

  ['string', /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y],
  ['number', /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y],
  ['word', /(?:true|false|null)(?!\w)/y],
  // A text that is not closed ends with its line, anything else with what may follow a value.
  ['error', /"[^\n]*|[^\s{}[\],:"]+|[^]/y],
]

function tokenAt(text: string, start: number): Token {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = start
    const found = pattern.exec(text)?.[0]
    if (found) return { kind, text: found, start }
  }
  return { kind: 'error', text: text.slice(start), start }
}

/** Cuts any text into pieces; put together again they are the text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let start = 0; start < text.length; start += tokens.at(-1)?.text.length ?? 1) tokens.push(tokenAt(text, start))
  let next: Token | undefined
  for (const token of tokens.toReversed()) {
    if (token.kind === 'space') continue
    if (token.kind === 'string' && next?.text === ':') token.kind = 'key'
    next = token
  }
  return tokens
}

class Refused extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message)
  }
}

/** Follows the pieces as JSON allows them, up to the first that does not fit. */
class Reader {
  readonly keys = new Map<string, number>()
  private at = 0
  constructor(
    private readonly pieces: Token[],
    private readonly end: number,
  ) {}

  all(): void {
    this.value(1)
    if (this.next) this.refuse('Nothing may follow the end of the configuration')
  }

  private get next(): Token | undefined {
    return this.pieces[this.at]
  }

  private refuse(message: string): never {
    const { next } = this
    if (next?.kind === 'error' && next.text.startsWith('"'))
      throw new Refused('This text is not closed, or has a character that has to be escaped', next.start)
    throw new Refused(next ? message : `${message}; the text ends here`, next?.start ?? this.end)
  }

  private take(text: string, message: string): void {
    if (this.next?.text !== text) this.refuse(message)
    this.at += 1
  }

  private value(depth: number): void {
    const { next } = this
    if (depth > MOST_DEPTH) this.refuse('This is nested too deeply')
    if (next?.text === '{') return this.members('}', depth)
    if (next?.text === '[') return this.members(']', depth)
    if (!next || !['string', 'number', 'word'].includes(next.kind))
      this.refuse('Expected a value: a text in double quotes, a number, true, false, null, { or [')
    this.at += 1
  }

  private member(close: string, depth: number): void {
    if (close === '}') {
      const { next } = this
      if (next?.kind !== 'key' && next?.kind !== 'string') this.refuse('Expected a key in double quotes')
      else if (depth === 1) this.keys.set(JSON.parse(next.text) as string, next.start)
      this.at += 1
      this.take(':', 'Expected a colon after the key')
    }
    this.value(depth + 1)
  }

  private members(close: string, depth: number): void {
    this.at += 1
    if (this.next?.text === close) {
      this.at += 1
      return
    }
    for (;;) {
      this.member(close, depth)
      if (this.next?.text === close) break
      this.take(',', `Expected a comma or ${close}`)
    }
    this.at += 1
  }
}

/** Reads a text as JSON: its value, or the first thing that is wrong. */
export function readJson(text: string): JsonText {
  const tokens = tokensOf(text)
  const pieces = tokens.filter(({ kind }) => kind !== 'space')
  const reader = new Reader(pieces, text.length)
  try {
    reader.all()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { tokens, keys: reader.keys, problem: { message: error.message, offset: error.offset } }
  }
  return { tokens, keys: reader.keys, value: JSON.parse(text) as unknown }
}

/** A place as people count it: both from one. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
