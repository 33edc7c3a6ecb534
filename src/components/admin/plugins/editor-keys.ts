const INDENT = '  '

/** Types a text over a range, so that undo takes it back. */
function type(area: HTMLTextAreaElement, text: string, start: number, end: number): void {
  area.setSelectionRange(start, end)
  // The only way that the browser's undo knows of; where it is missing, the text is set.
  const isTyped = text ? document.execCommand?.('insertText', false, text) : document.execCommand?.('delete')
  if (isTyped) return
  area.setRangeText(text, start, end, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1

/** Moves the lines of the selection in, or out. */
export function indent(area: HTMLTextAreaElement, isOut: boolean): void {
  const { value, selectionStart, selectionEnd } = area
  if (!isOut && selectionStart === selectionEnd) return type(area, INDENT, selectionStart, selectionEnd)
  const begin = lineStart(value, selectionStart)
  const lines = value.slice(begin, selectionEnd).split('\n')
  const moved = lines.map((line) => (isOut ? line.replace(/^ {1,2}/, '') : INDENT + line)).join('\n')
  if (moved === lines.join('\n')) return
  type(area, moved, begin, selectionEnd)
  const first = moved.split('\n')[0]?.length ?? 0
  const shift = first - (lines[0]?.length ?? 0)
  area.setSelectionRange(Math.max(begin, selectionStart + shift), begin + moved.length)
}

/** Begins a new line as far in as the one before, and one step further after an opening bracket. */
export function breakLine(area: HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = area
  const before = value.slice(lineStart(value, selectionStart), selectionStart)
  const deeper = /[{[]\s*$/.test(before) ? INDENT : ''
  type(area, `\n${/^ */.exec(before)?.[0] ?? ''}${deeper}`, selectionStart, selectionEnd)
}
