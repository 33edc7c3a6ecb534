import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { palette, strandColors } from './palette'

/** The colours of a theme in the style sheet, by their names. */
function tokensOf(theme: 'light' | 'dark'): Record<string, string> {
  const [, block = ''] =
    new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(readFileSync('src/styles/tokens.css', 'utf8')) ?? []
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]))
}

test('has the colours of the style sheet', () => {
  const { paper, line, ink, inkMuted } = palette.light
  expect(tokensOf('light')).toMatchObject({ paper, line, ink, 'ink-muted': inkMuted })
  expect(tokensOf('dark')).toMatchObject(palette.dark)
})

test('has the strand colours of the style sheet', () => {
  const strands = Object.entries(strandColors).map(([name, value]) => [`strand-${name}`, value])
  expect(tokensOf('light')).toMatchObject(Object.fromEntries(strands))
})
