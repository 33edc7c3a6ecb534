import { parseArgs } from 'node:util'
import type { Person } from './people'

/** What was asked for on the command line. */
export type Choices = { requests: number; seed: number; only?: string; as?: Person; uploadsOnly: boolean }

/** Reads `--requests`, `--seed`, `--only <part of a route>`, `--as <person>` and `--uploads`. */
export function readChoices(args: string[]): Choices {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string' },
      only: { type: 'string' },
      as: { type: 'string' },
      uploads: { type: 'boolean', default: false },
    },
  })
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
  const requests = Number(values.requests)
  if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed))
    throw new Error('--requests and --seed are whole numbers')
  return { requests, seed, only: values.only, as: values.as as Person | undefined, uploadsOnly: values.uploads }
}
