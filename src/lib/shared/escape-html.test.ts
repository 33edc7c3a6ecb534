import { expect, test } from '@jest/globals'
import { escapeHtml } from './escape-html'

test('every character with a meaning in HTML is escaped, each time it occurs', () => {
  expect(escapeHtml(`<a b="c" d='e'>&</a>`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;&lt;/a&gt;')
})

test('what is escaped already is taken as text', () => {
  expect(escapeHtml('&lt;')).toBe('&amp;lt;')
})

test('other characters stay', () => {
  expect(escapeHtml('Zoë – 10 € 😀\n')).toBe('Zoë – 10 € 😀\n')
})
