/** A run of text that both have, that only the older one has, or only the newer one. */
export type Piece = { kind: 'same' | 'gone' | 'new'; text: string }

type Run = { kind: Piece['kind']; parts: string[] }

/** Beyond so many comparisons two texts count as different altogether: what they share would not be worth the wait. */
const MOST = 4_000_000

/** The lengths of the longest common rows of parts, from each pair of places to the ends. */
function commonLengths(before: string[], after: string[]): Uint16Array {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  return lengths
}

function compareMiddles(before: string[], after: string[]): Run[] {
  if (before.length * after.length > MOST) return [gone(before), added(after)]
  const lengths = commonLengths(before, after)
  const width = after.length + 1
  const runs: Run[] = []
  let [i, j] = [0, 0]
  while (i < before.length && j < after.length) {
    const [old, fresh] = [before[i] as string, after[j] as string]
    if (old === fresh) runs.push(same([old]))
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) runs.push(gone([old]))
    else runs.push(added([fresh]))
    const { kind } = runs.at(-1) as Run
    if (kind !== 'new') i++
    if (kind !== 'gone') j++
  }
  return [...runs, gone(before.slice(i)), added(after.slice(j))]
}

const same = (parts: string[]): Run => ({ kind: 'same', parts })
const gone = (parts: string[]): Run => ({ kind: 'gone', parts })
const added = (parts: string[]): Run => ({ kind: 'new', parts })

/** Puts neighbours of one kind together; between two texts that are alike, what is gone stands before what is new. */
function joined(runs: Run[]): Run[] {
  const result: Run[] = []
  let [lost, fresh]: [string[], string[]] = [[], []]
  const flush = () => {
    for (const run of [gone(lost), added(fresh)]) if (run.parts.length > 0) result.push(run)
    ;[lost, fresh] = [[], []]
  }
  for (const { kind, parts } of runs.filter((run) => run.parts.length > 0)) {
    if (kind === 'gone') lost.push(...parts)
    else if (kind === 'new') fresh.push(...parts)
    else {
      flush()
      const last = result.at(-1)
      if (last?.kind === 'same') last.parts.push(...parts)
      else result.push(same([...parts]))
    }
  }
  flush()
  return result
}

function compare(before: string[], after: string[]): Run[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return joined([
    same(before.slice(0, start)),
    ...compareMiddles(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    same(before.slice(before.length - end)),
  ])
}

const linesOf = (text: string): string[] => text.split(/(?<=\n)/)
const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

/** The difference of two texts: line by line first, and word by word where lines differ. */
export function wordDiff(before: string, after: string): Piece[] {
  const lines = compare(linesOf(before), linesOf(after))
  const runs = lines.flatMap((run, index): Run[] => {
    const next = lines[index + 1]
    if (run.kind === 'gone' && next?.kind === 'new')
      return compare(wordsOf(run.parts.join('')), wordsOf(next.parts.join('')))
    // It was compared with the lines in whose place it came.
    return run.kind === 'new' && lines[index - 1]?.kind === 'gone' ? [] : [run]
  })
  return joined(runs).map(({ kind, parts }) => ({ kind, text: parts.join('') }))
}
