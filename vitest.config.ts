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

const shared = {
  setupFiles: ['tests/support/property-seed.ts'],
  // For what hangs, on a machine that has much else to do; no test measures time.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  pool: 'forks' as const,
  // Those that run side by side wait for servers most of their time.
  maxConcurrency: 12,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // They share a process, so that its tables are read once and not by each of two hundred files.
      { test: { ...shared, name: 'pure', include: PURE, isolate: false } },
      {
        test: {
          ...shared,
          name: 'rooms',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: PURE,
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
    ],
  },
})
