import { describe, expect, test } from '@jest/globals'
import { holdsUsername, isCommonPassword, passwordStrength } from './password-rules'

describe('a common password', () => {
  test.each([
    ['password'],
    ['Password1'],
    ['P@ssw0rd!'],
    ['qwertyuiop'],
    ['12345678'],
    ['87654321'],
    ['aaaaaaaa'],
    ['abababab'],
    ['abcdefgh'],
    ['Summer2026!'],
    ['dragon123'],
    ['letmein!!'],
    ['monkeymonkey'],
    ['prairieline1'],
  ])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })
  test.each([
    ['correct horse battery'],
    ['prairie test 2026'],
    ['kT9#vLq2'],
    ['forty acres of grain'],
    ['dragon-8473-tower'],
    ['x7dragon91822'],
    ['日本語のパスワード'],
  ])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})

test.each([
  ['ada.winter-2026', 'ada.winter', true],
  ['my ADA.WINTER key', 'ada.winter', true],
  ['a different one', 'ada.winter', false],
  ['anything', '', false],
])('%j holds the username %j: %s', (password, username, holds) => {
  expect(holdsUsername(password, username)).toBe(holds)
})

describe('the strength', () => {
  test.each([
    ['', 0, 'Too short'],
    ['seven77', 0, 'Too short'],
    ['x'.repeat(129), 0, 'Too long'],
    ['password1', 0, 'Easy to guess'],
    ['ada.winter!', 0, 'Easy to guess'],
    ['grxmplot', 1, 'Fair'],
    ['grxm-plot-91', 2, 'Good'],
    ['forty acres of grain', 3, 'Strong'],
  ])('of %j is %d', (password, level, label) => {
    expect(passwordStrength(password, 'ada.winter')).toMatchObject({ level, label })
  })
  test('never falls when a good password grows', () => {
    const levels = ['grxmplot', 'grxmplotzk', 'grxmplotzkvv', 'grxmplotzkvv uth'].map(
      (one) => passwordStrength(one, '').level,
    )
    expect([...levels].sort()).toEqual(levels)
  })
})
