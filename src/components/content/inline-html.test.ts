import { expect, test } from '@jest/globals'
import { hasBlocks, inlineHtml } from './inline-html'

test.each([
  ['<p>One</p><p>Two</p>', 'One<br>Two'],
  ['One <strong>two</strong>', 'One <strong>two</strong>'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One<br>Two'],
  ['<h2 id="x">One</h2><hr>Two', 'One<br>Two'],
  ['<p></p>', ''],
  ['<pre>One</pre>', '<pre>One</pre>'],
])('%s stands in a heading as %s', (html, inline) => {
  expect(inlineHtml(html)).toBe(inline)
})

test.each([
  ['<p>One</p>', true],
  ['<H2>One</H2>', true],
  ['One<hr>', true],
  ['<strong>One</strong>', false],
  ['1 < p', false],
])('whether %s has blocks: %j', (html, has) => {
  expect(hasBlocks(html)).toBe(has)
})
