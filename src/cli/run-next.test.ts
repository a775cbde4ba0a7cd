import { expect, test } from 'vitest'
import type { RunReport } from '../domain/feed.ts'
import { nextStep } from './run-next.ts'

const REPORT: RunReport = {
  runId: 1,
  feed: 'quay hall',
  state: 'failed',
  complete: false,
  failure: null,
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  withdrawn: 0,
  missing: null,
  missingDueAt: null,
  rejected: [],
  rejectedCount: 0,
  leftOut: 0,
  warnings: [],
  seconds: 1,
}
const FEED = { name: 'quay hall', options: {}, schedule: '0 4 * * *', state: 'active' } as const
const MAPPED = { ...FEED, options: { mapping: '{}' } }

const FORMAT = '--format FORMAT'
const MAPPING = "affiche feed update 'quay hall' --option mapping=FILE"
const LOCATION = '--location FILE_OR_URL'

test.each([
  ['missingSecret', 'Set it where'],
  ['missingFile', LOCATION],
  ['badLocation', LOCATION],
  ['forbidden', '--option header.NAME=env:VARIABLE'],
  ['status', '("status")'],
  ['unreachable', '("unreachable")'],
  ['timeout', '("timeout")'],
  ['cutOff', '("cutOff")'],
  ['empty', '("empty")'],
  ['internal', 'affiche doctor'],
] as const)('what failed on the way leads to no other format: %s', (failure, hint) => {
  // The words of the report say anything: an address, what a server answered.
  const warnings = ['there is no column "nothing in it is a listing"']
  const said = nextStep({ ...REPORT, failure, warnings }, MAPPED)
  expect(said).toContain(hint)
  expect(said).not.toMatch(/--format|mapping=FILE/)
})

test.each([
  ['otherFormat', MAPPED, FORMAT, MAPPING],
  ['otherFormat', FEED, FORMAT, MAPPING],
  ['html', FEED, FORMAT, MAPPING],
  ['noListing', FEED, FORMAT, MAPPING],
  ['noListing', MAPPED, MAPPING, FORMAT],
  ['mapping', MAPPED, MAPPING, FORMAT],
  ['mapping', FEED, MAPPING, FORMAT],
] as const)('what came and is not this feed: %s', (failure, feed, hint, other) => {
  const warnings = ['Shop answered 500 (down)']
  const said = nextStep({ ...REPORT, failure, warnings }, feed)
  expect(said).toContain(hint)
  expect(said).not.toContain(other)
})

const WAITS = 'Nothing: the next run waits'
test.each([
  ['a schedule waits by itself', FEED, WAITS],
  ['a feed that is paused', { ...FEED, state: 'paused' }, "affiche feed run 'quay hall'"],
  ['a feed without a schedule', { ...FEED, schedule: null }, "affiche feed run 'quay hall'"],
] as const)('a server that asks to be left alone: %s', (_, feed, says) => {
  expect(nextStep({ ...REPORT, failure: 'later' }, feed)).toContain(says)
})

test('what was interrupted is taken up by a schedule, or by hand', () => {
  const report = { ...REPORT, state: 'interrupted' } as const
  expect(nextStep(report, FEED)).toBeNull()
  const step = "To go on: affiche feed run 'quay hall'"
  expect(nextStep(report, { ...FEED, schedule: null })).toBe(step)
  expect(nextStep(report, { ...FEED, state: 'paused' })).toBe(step)
})

test('a run that read none of its records has a next step, one that read some has none', () => {
  const none = { ...REPORT, state: 'partial', read: 2, rejectedCount: 2 } as const
  expect(nextStep(none, FEED)).toBe("Look at why: affiche feed preview 'quay hall'.")
  expect(nextStep(none, MAPPED)).toContain(MAPPING)
  expect(nextStep({ ...none, read: 3 }, MAPPED)).toBeNull()
  expect(nextStep({ ...none, state: 'succeeded', read: 0, rejectedCount: 0 }, FEED)).toBeNull()
})
