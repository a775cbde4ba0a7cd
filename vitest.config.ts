import { defineConfig } from 'vitest/config'

/** Tests of functions that keep nothing: no database, no server, no settings. */
const PURE = [
  'lib',
  'domain',
  'contract',
  'serving',
  'ingestion/births',
  'ingestion/connectors',
  'ingestion/enrich',
  'ingestion/merge',
  'ingestion/normalise',
  'ingestion/reading',
  'ingestion/resolve',
].map((folder) => `src/${folder}/**/*.test.ts`)

/** Makes modules anew to fill an operator's words into their tables. */
const CHANGES_TABLES = ['tests/matching/operator-edits.test.ts']

const shared = {
  setupFiles: ['tests/support/own-environment.ts', 'tests/support/property-seed.ts'],
  // For what hangs, on a machine that has much else to do; no test measures time.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  pool: 'forks' as const,
  // Files share a process, so that its modules and tables are loaded once and not by each of four hundred.
  isolate: false,
  // Those that run side by side wait for servers most of their time.
  maxConcurrency: 12,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'pure', include: PURE } },
      { test: { ...shared, name: 'tables', include: CHANGES_TABLES, isolate: true } },
      {
        test: {
          ...shared,
          name: 'rooms',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...PURE, ...CHANGES_TABLES],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
    ],
  },
})
