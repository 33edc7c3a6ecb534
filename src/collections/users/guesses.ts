import type { PayloadRequest } from 'payload'
import { addressOf, consume } from '@/lib/server/rate-limit'

// Guesses are counted for an account from one address, for an account from everywhere, and for an address. The second is
// so high that no stranger locks anybody out by chance, and so low that guessing is hopeless.
const perPair = { name: 'login-pair', points: 10, seconds: 900 }
const perAccount = { name: 'login-account', points: 300, seconds: 3600 }

/** The guesses of an address, whichever accounts they are for. */
export const guessesPerAddress = { name: 'login-address', points: 60, seconds: 900 }

/**
 * Counts a guess of the password of an account, wherever it is made.
 * @param account the name under which it is guessed
 * @throws HttpError 429 after too many
 */
export async function countGuess(req: PayloadRequest, account: string): Promise<void> {
  await consume(req, perPair, `${account} ${addressOf(req)}`)
  await consume(req, perAccount, account)
}
