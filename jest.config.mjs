const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
}

const shared = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data'],
  moduleNameMapper: {
    '^@payload-config$': '<rootDir>/payload.config.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.(css|scss)$': '<rootDir>/tests/jest/empty.mjs',
    '^next/font/local$': '<rootDir>/tests/jest/empty.mjs',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/jest/no-console-errors.ts'],
}

/** Unit and component tests, and tests of operations and endpoints against a real PostgreSQL. */
export default {
  testTimeout: 30_000,
  forceExit: true,
  maxWorkers: 2,
  // Each file loads the application anew, and what modules hold is not given back: a worker that has grown makes way for
  // a new one before it spends its time on collecting garbage.
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/tests/unit/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.int\\.test\\.ts$'],
      setupFiles: ['<rootDir>/tests/jest/environment.ts'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: '<rootDir>/tests/jest/jsdom-environment.mjs',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'integration',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.int.test.ts', '<rootDir>/tests/int/**/*.int.test.ts'],
      globalSetup: '<rootDir>/tests/jest/start-postgres.mjs',
      globalTeardown: '<rootDir>/tests/jest/stop-postgres.mjs',
      setupFiles: ['<rootDir>/tests/jest/environment.ts'],
    },
  ],
}
