import { expect, test } from '@jest/globals'
import { hasBlocks, inlineHtml, plainText } from './inline-html'

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

test.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['One<br>two <strong>th</strong>ree', 'One two three'],
  ['R&amp;D &lt;1&gt; &quot;x&quot; &#39;y&#39;&nbsp;z &amp;lt;', 'R&D <1> "x" \'y\' z &lt;'],
])('%s without its marks is %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})
