import { expect, test } from '@jest/globals'
import { csvRow } from './csv'

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a, b', '"a, b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1 913 555 0100', "'+1 913 555 0100"],
  ['-1+1', "'-1+1"],
  ['@cmd', "'@cmd"],
  ['  =1', "'  =1"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['%APPDATA%', "'%APPDATA%"],
  ['|calc', "'|calc"],
  ['10-50k', '10-50k'],
  ['-12.50', '-12.50'],
])('%j becomes %j', (value, written) => {
  expect(csvRow([value])).toBe(`${written}\r\n`)
})

test('a row is its values with commas between them', () => {
  expect(csvRow(['a', 'b,c', ''])).toBe('a,"b,c",\r\n')
})
