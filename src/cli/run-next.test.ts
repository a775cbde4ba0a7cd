import { expect, test } from 'vitest'
import type { RunReport } from '../domain/feed.ts'
import { nextStep } from './run-next.ts'

const REPORT: RunReport = {
  runId: 1,
  feed: 'quay hall',
  state: 'failed',
  complete: false,
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  withdrawn: 0,
  rejected: [],
  rejectedCount: 0,
  warnings: [],
  seconds: 1,
}
const FEED = { name: 'quay hall', options: {} }
const MAPPED = { ...FEED, options: { mapping: '{}' } }

const FORMAT = '--format FORMAT'
const MAPPING = "affiche feed update 'quay hall' --option mapping=FILE"
const FETCHING = 'docs/fetching.md says of each failure'

test.each([
  ['The option query.key refers to the environment variable KEY, which is not set.', 'Set it'],
  ['There is no file or folder /feeds/quay.csv.', '--location FILE_OR_URL'],
  ['The location is not a valid web address.', '--location FILE_OR_URL'],
  ['https://quay.example/feed answered 403 (Forbidden).', '--option header.NAME=env:VARIABLE'],
  ['https://quay.example/feed answered 500 (Internal Server Error).', FETCHING],
  ['https://quay.example/feed cannot be reached (ECONNREFUSED).', FETCHING],
  ['https://quay.example/feed did not answer in time (TimeoutError).', FETCHING],
  ['https://quay.example/feed was cut off: the end of it is missing.', FETCHING],
  ['/feeds/quay.csv is empty: not even an empty list.', FETCHING],
])('what failed on the way leads to no other format: %s', (warning, hint) => {
  const said = nextStep({ ...REPORT, warnings: [warning] }, MAPPED)
  expect(said).toContain(hint)
  expect(said).not.toMatch(/--format|mapping=FILE/)
})

test.each([
  ['a web page or XML document, where rows are expected', MAPPED, FORMAT, MAPPING],
  ['text that is no JSON', FEED, FORMAT, MAPPING],
  ['text that is no JSON; it begins: Shop answered 500 (down)', FEED, FORMAT, MAPPING],
  ['https://quay.example/ is a web page, where this format expects data.', FEED, FORMAT, MAPPING],
  ['The feed was not read: nothing in it is a listing', FEED, FORMAT, MAPPING],
  ['The feed was not read: nothing in it is a listing', MAPPED, MAPPING, FORMAT],
  ['there is no column "ref"; did you mean réf?', MAPPED, MAPPING, FORMAT],
  ['no element <event> is in it; there are: show', MAPPED, MAPPING, FORMAT],
  ['the mapping cannot be used: "nmae" is unknown', MAPPED, MAPPING, FORMAT],
  ['the feed has no mapping; give it with --option mapping=FILE', FEED, MAPPING, FORMAT],
])('what came and is not this feed: %s', (warning, feed, hint, other) => {
  const said = nextStep({ ...REPORT, warnings: [warning] }, feed)
  expect(said).toContain(hint)
  expect(said).not.toContain(other)
})

test('a run that read none of its records has a next step, one that read some has none', () => {
  const none = { ...REPORT, state: 'partial', read: 2, rejectedCount: 2 } as const
  expect(nextStep(none, FEED)).toBe("Look at why: affiche feed preview 'quay hall'.")
  expect(nextStep(none, MAPPED)).toContain(MAPPING)
  expect(nextStep({ ...none, read: 3 }, MAPPED)).toBeNull()
  expect(nextStep({ ...none, state: 'succeeded', read: 0, rejectedCount: 0 }, FEED)).toBeNull()
})
