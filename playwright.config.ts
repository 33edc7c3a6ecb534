import { defineConfig } from '@playwright/test'
import { BASE_URL } from './tests/e2e/address'

const isRoot = process.getuid?.() === 0

/** Tests of the built site in a real Chromium. `npm test -- e2e` builds first and finds the browser. */
export default defineConfig({
  testDir: './tests/e2e',
  // A build machine keeps nothing; a person wants to look at the trace.
  outputDir: process.env.CI && process.env.DATA_DIR ? `${process.env.DATA_DIR}/test-results` : 'test-results',
  // One server, one database: the tests of a file run in order, two files at a time.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A build machine repeats a test once before it calls the whole run failed; the report names what needed that.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: BASE_URL,
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      // In the locale of a bare build machine the browser keeps no letter beyond ASCII in the name of a file.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH || undefined,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: /processes\// },
    // These start and kill servers of their own; they run when the others are done.
    { name: 'installation', testMatch: /processes\/.*\.setup\.ts/, dependencies: ['site'] },
    { name: 'processes', testMatch: /processes\/.*\.spec\.ts/, dependencies: ['installation'] },
  ],
  webServer: {
    command: 'node tests/e2e/serve.mjs',
    url: `${BASE_URL}/readyz`,
    timeout: 120_000,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
