import { describe, expect, test } from '@jest/globals'
import { wordsOf } from './words'

describe('the words of a search', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['   ', []],
    ['fiber', ['fiber']],
    ['  fiber   optic ', ['fiber', 'optic']],
    ['TIA/EIA', ['TIA', 'EIA']],
    ['WiFi-6, 24/7!', ['WiFi', '6', '24', '7']],
    ['a:* & !b | (c)', ['a', 'b', 'c']],
    [`"it's" \\ '`, ['it', 's']],
    ['99.99%', ['99', '99']],
    ['fi\u0000ber', ['fi', 'ber']],
    ['\ud800 \ue000 🎉', []],
    ['Café crème', ['Café', 'crème']],
    ['cafe\u0301', ['café']],
    ['光ファイバー', ['光ファイバー']],
  ])('of %j are %j', (query, words) => {
    expect(wordsOf(query)).toEqual(words)
  })
})
