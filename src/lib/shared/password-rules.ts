import { commonPasswords } from './common-passwords'

/** Shortest and longest password, in characters. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** How much a common word may carry around it and still be the same guess: `Summer2026!` is `summer`. */
const PADDING = 5
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
]
const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const words = new Set(commonPasswords)

const plain = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => LOOKALIKES[sign] ?? sign)

const isRun = (text: string): boolean => {
  const backwards = [...text].reverse().join('')
  return RUNS.some((run) => run.repeat(2).includes(text) || run.repeat(2).includes(backwards))
}

/** Whether a word is what it is made of, give or take some figures and signs round it. */
function isPaddedWord(text: string): boolean {
  const core = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return core.length >= 4 && text.length - core.length <= PADDING && (words.has(core) || isRun(core))
}

/**
 * Whether a password is among the first that anybody guesses: a common one, as it stands, with letters swapped for signs
 * or with a few figures round it; a row of keys; one or two characters or one word over and over.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  if (new Set(text).size <= 2 || isRun(text) || /^(.{1,8}?)\1+$/.test(text)) return true
  const bare = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return [text, plain(text), plain(bare)].some((one) => words.has(one) || isPaddedWord(one))
}

/** Whether a password has the account's own name in it, which is what a stranger knows of it. */
export const holdsUsername = (password: string, username: string): boolean =>
  username.length >= 3 && password.toLowerCase().includes(username.toLowerCase())

/** How a password would stand: `level` 0 (refused) to 3, and one sentence that helps. */
export type PasswordStrength = { level: 0 | 1 | 2 | 3; label: string; hint: string }

/** Judges a password as it is typed; what is refused here is refused by the server. */
export function passwordStrength(password: string, username: string): PasswordStrength {
  if (password.length < PASSWORD_MIN)
    return { level: 0, label: 'Too short', hint: `Use at least ${PASSWORD_MIN} characters.` }
  if (password.length > PASSWORD_MAX)
    return { level: 0, label: 'Too long', hint: `Use at most ${PASSWORD_MAX} characters.` }
  if (isCommonPassword(password))
    return { level: 0, label: 'Easy to guess', hint: 'This is one of the first that anybody tries.' }
  if (holdsUsername(password, username))
    return { level: 0, label: 'Easy to guess', hint: 'Leave your username out of it.' }
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length
  const score = password.length + 2 * (kinds - 1) + (new Set(password).size < 6 ? -6 : 0)
  if (score < 13) return { level: 1, label: 'Fair', hint: 'A few words in a row are stronger and easier to keep.' }
  if (score < 18) return { level: 2, label: 'Good', hint: 'Longer is stronger still.' }
  return { level: 3, label: 'Strong', hint: 'Use it nowhere else.' }
}
