import { pbkdf2 } from 'node:crypto'
import pLimit from 'p-limit'
import { processSingleton } from './process-singleton'

// One password costs 0.1 s of a thread. Two at once leave the other threads to the pages of everybody else.
const slots = processSingleton('password-slots', () => pLimit(2))

/** Runs work that hashes a password; at most two at once in this process. */
export const withPasswordSlot = <T>(work: () => Promise<T>): Promise<T> => slots(work)

/** Takes as long as checking a password takes, so that the time of an answer doesn't tell whether a user exists. */
export const hashForNobody = (password: string): Promise<void> =>
  // The figures are those of Payload's own hash (pbkdf2-sha256-v1).
  new Promise((resolve) => pbkdf2(password, 'nobody-has-this-salt', 600_000, 32, 'sha256', () => resolve()))
