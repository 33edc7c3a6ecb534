import { describe, expect, test } from '@jest/globals'
import { asEditable, readable, tidy } from './html-text'

test('stored HTML is edited with a line for each block, and without the anchors that follow from the headings', () => {
  expect(asEditable('<h2 id="a-b">A b</h2><p>One <b>two</b></p><ul><li>x</li><li>y</li></ul><hr><p>z</p>')).toBe(
    '<h2>A b</h2>\n<p>One <b>two</b></p>\n<ul>\n<li>x</li>\n<li>y</li>\n</ul>\n<hr>\n<p>z</p>',
  )
})

test('what is to be read of HTML is its words, a line for each block', () => {
  expect(
    readable(
      '<h2 id="a">A &amp; b</h2>\n<p>One<br><strong>two</strong></p><ul><li>x</li></ul><table><tr><td>1</td><td>2</td></tr></table>',
    ),
  ).toBe('A & b\nOne\ntwo\n• x\n1 | 2')
})

describe('what the visual editor writes', () => {
  test.each([
    [
      '<p dir="ltr"><span style="white-space: pre-wrap;">One </span><b><strong class="x" style="white-space: pre-wrap;">two</strong></b></p>',
      '<p>One <strong>two</strong></p>',
    ],
    ['<h2 id="a" dir="ltr"><i><em>A</em></i></h2><p>b</p>', '<h2><em>A</em></h2>\n<p>b</p>'],
    ['<ul><li value="1"><a href="/x" class="y">x</a></li></ul>', '<ul>\n<li><a href="/x">x</a></li>\n</ul>'],
    [
      '<p><span style="text-decoration: underline;">u</span></p>',
      '<p><span style="text-decoration: underline;">u</span></p>',
    ],
    ['<ol start="3"><li value="3">c</li></ol>', '<ol start="3">\n<li>c</li>\n</ol>'],
  ])('%s is told as somebody would have written it', (written, told) => {
    expect(tidy(written)).toBe(told)
  })
})
