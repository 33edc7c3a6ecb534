import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { statedAccess } from './tests/lint/stated-access.mjs'

/** One `no-restricted-imports` per kind of file: who may import whom (docs/architecture.md). */
const mayNotImport = (files, ignores, patterns) => ({
  files,
  ignores,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      // A type leaves nothing behind in the bundle.
      { patterns: patterns.map(([group, message]) => ({ group, message, allowTypeImports: true })) },
    ],
  },
})

const onlyServer = [
  [['payload', 'payload/*', '@payload-config', '**/payload.config'], 'This runs in the browser: no payload here.'],
  [
    ['@/lib/server/*', '**/lib/server/*', '@/jobs/*', '@/seed/*', '@/emails/*'],
    'This runs in the browser: no server code.',
  ],
  [['**/operations', '**/endpoints', '**/hooks'], 'A component reads from its props and writes by a documented call.'],
]
const noEndpoints = [['**/endpoints'], 'Only payload.config.ts mounts endpoints; call the operation.']
const noPlugin = [['@/plugins/*', '**/plugins/**'], 'The core does not know the portal; payload.config.ts adds it.']
const noNext = [['next/*', 'server-only'], 'The CLI, jobs and tests load this without Next.']

export default [
  {
    ignores: [
      '.next/',
      '.data/',
      'next-env.d.ts',
      'src/migrations/',
      'src/payload-types.ts',
      'src/app/(payload)/admin/importMap.js',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always'],
      // Site, account area and panel are three documents: a link from one to another loads the page.
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-location-assign-relative-destination': 'off',
      // Pictures come from the media library in their sizes already.
      '@next/next/no-img-element': 'off',
      'import/no-anonymous-default-export': 'off',
    },
  },
  { files: ['src/seed/content/**', 'src/plugins/portal/seed/content/**'], rules: { 'max-lines': 'off' } },
  { files: ['scripts/**', 'bench/**', 'tests/**', 'fuzz/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { patchbay: { rules: { 'stated-access': statedAccess } } },
    rules: { 'patchbay/stated-access': 'error' },
  },
  mayNotImport(
    ['src/**/schema.ts'],
    [],
    [
      [
        [
          'payload',
          'payload/*',
          '@payload-config',
          '@/lib/server/*',
          '@/components/*',
          '@/app/**',
          '@/jobs/*',
          '@/emails/*',
          '**/operations',
        ],
        'A schema runs in the browser too: zod, lib/shared and other schemas only.',
      ],
    ],
  ),
  mayNotImport(['src/components/**'], ['src/components/admin/**'], onlyServer),
  mayNotImport(['src/lib/client/**', 'src/lib/shared/**'], [], onlyServer),
  mayNotImport(
    ['src/**/operations.ts'],
    ['src/plugins/**'],
    [noEndpoints, noPlugin, noNext, [['@/components/*', '@/app/**'], 'An operation knows no screens.']],
  ),
  mayNotImport(
    ['src/**/endpoints.ts'],
    [],
    [
      noNext,
      [
        ['@/components/*', '@/app/**', '@/jobs/*', '@/emails/*'],
        'An endpoint parses, asks permission and calls an operation.',
      ],
    ],
  ),
  mayNotImport(
    ['src/collections/**/index.ts', 'src/globals/**/index.ts'],
    [],
    [
      noEndpoints,
      noPlugin,
      noNext,
      [
        ['**/operations', '@/jobs/*', '@/emails/*'],
        'A collection has access, fields and hooks; operations come on top.',
      ],
    ],
  ),
  mayNotImport(['src/app/**'], [], [noEndpoints]),
  mayNotImport(
    ['src/access/**', 'src/fields/**', 'src/lib/server/**', 'src/jobs/**', 'src/emails/**', 'src/seed/**'],
    ['src/lib/server/public-request.ts'],
    [noEndpoints, noPlugin, noNext],
  ),
]
