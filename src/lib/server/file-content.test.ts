import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { corpus, type Sample } from '../../../fuzz/uploads/corpus'
import { RESUME_ENDINGS } from '@/collections/career-files/schema'
import { ACCEPTED_ENDINGS } from '@/collections/rfq-files/schema'
import { acceptedType, safeName } from './file-types'

let folder: string
let samples: Sample[]
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'file-content-'))
  samples = await corpus()
})
afterAll(() => rm(folder, { recursive: true }))

async function isTaken({ name, bytes }: Sample, endings: string): Promise<boolean> {
  const file = path.join(folder, 'upload.part')
  await writeFile(file, bytes)
  return (await acceptedType(file, safeName(name), endings)) !== undefined
}

describe('of the corpus of hostile files', () => {
  test.each([
    ['attachment', ACCEPTED_ENDINGS],
    ['resume', RESUME_ENDINGS],
  ] as const)('what should be taken as %s is, and nothing else', async (kind, endings) => {
    const wrong: string[] = []
    for (const sample of samples)
      if ((await isTaken(sample, endings)) !== sample.good.includes(kind)) wrong.push(sample.what)
    expect(wrong).toEqual([])
    expect(samples.filter(({ good }) => good.length === 0).length).toBeGreaterThan(30)
  })
})
