import { rename } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { freePort, Installation, stop, TEMPLATE } from './installation'

test('a first start makes an installation, which the other tests begin with a copy of', async () => {
  const home = new Installation(await freePort())
  const run = await home.start()
  expect(await stop(run)).toBe(0)
  await rename(home.folder, TEMPLATE)
})
