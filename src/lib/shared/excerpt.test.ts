import { expect, test } from '@jest/globals'
import { excerpt, plainText, shorten } from './excerpt'

test('words are left of HTML', () => {
  expect(plainText('<p>Fiber <strong>&amp; copper</strong>,<br>&quot;tested&quot;</p>')).toBe(
    'Fiber & copper, "tested"',
  )
})

test('an entity is read once', () => {
  expect(plainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
})

test('the first paragraph that says something describes the page', () => {
  expect(excerpt('<h2>Who we are</h2><p> </p><p class="x">We <em>splice</em>.</p><p>More.</p>')).toBe('We splice.')
  expect(excerpt('<h2>Only a heading</h2>')).toBe('')
  expect(excerpt('Fiber &amp; <em>copper</em>.')).toBe('Fiber & copper.')
  expect(excerpt('<h2 id="x">Colours</h2><ul><li>Blue</li><li>Orange</li></ul>')).toBe('Blue Orange')
})

test('a long text is cut at a word', () => {
  expect(shorten('one two, three', 10)).toBe('one two…')
  expect(shorten('one two', 7)).toBe('one two')
  expect(excerpt(`<p>${'word '.repeat(60)}</p>`).length).toBeLessThanOrEqual(160)
})
