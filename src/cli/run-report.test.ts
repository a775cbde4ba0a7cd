import { expect, test } from 'vitest'
import type { RunReport } from '../domain/feed.ts'
import { reportJson, reportText } from './run-report.ts'

const NOW = Date.parse('2026-12-05T10:00:00Z')
const SOUND: RunReport = {
  runId: 7,
  feed: 'quay',
  state: 'succeeded',
  complete: true,
  failure: null,
  read: 9,
  created: 1,
  updated: 2,
  unchanged: 6,
  withdrawn: 4,
  missing: 0,
  missingDueAt: null,
  rejected: [],
  rejectedCount: 0,
  leftOut: 0,
  warnings: [],
  seconds: 1.26,
}
const FEED = { name: 'quay', options: {}, schedule: '0 4 * * *', state: 'active' } as const
const COUNTS = 'new 1, changed 2, same 6, missing 0, withdrawn 4, rejected 0'
const HELD_NEXT =
  'Look at the feed. If the partner really dropped these listings: affiche feed release quay, then affiche feed run quay'

test.each<[string, Partial<RunReport>, readonly string[]]>([
  ['went well', {}, ['Run 7 of quay succeeded (9 records read in 1.3 s).', COUNTS]],
  [
    'looked for nothing, and left some out',
    { read: 1, missing: null, leftOut: 3 },
    [
      'Run 7 of quay succeeded (1 record read in 1.3 s).',
      'new 1, changed 2, same 6, withdrawn 4, rejected 0, left out 3',
    ],
  ],
  [
    'lacks a listing, which goes later',
    { missing: 1, missingDueAt: NOW + 60_000 },
    [
      'Run 7 of quay succeeded (9 records read in 1.3 s).',
      COUNTS.replace('missing 0', 'missing 1'),
      '1 listing that it had is missing now: a complete run from 2026-12-05 10:01 UTC on withdraws what is still missing then.',
    ],
  ],
  [
    'lacks some, which go next time',
    { missing: 2, missingDueAt: NOW },
    [
      'Run 7 of quay succeeded (9 records read in 1.3 s).',
      COUNTS.replace('missing 0', 'missing 2'),
      '2 listings that it had are missing now: the next complete run withdraws what is still missing then.',
    ],
  ],
  [
    'is held for what it lacks',
    { state: 'held', missing: 2, missingDueAt: NOW, warnings: ['Nothing was withdrawn: too many'] },
    [
      'Run 7 of quay is held: more would vanish than the brake lets pass, so nothing was withdrawn (9 records read in 1.3 s).',
      COUNTS.replace('missing 0', 'missing 2'),
      'warning: Nothing was withdrawn: too many',
      '',
      HELD_NEXT,
    ],
  ],
  [
    'rejected some',
    {
      state: 'partial',
      rejected: [{ line: 3, id: 'x', reason: 'no start' }],
      rejectedCount: 4,
      warnings: ['one', 'two'],
    },
    [
      'Run 7 of quay succeeded in part: what could be read is applied (9 records read in 1.3 s).',
      COUNTS.replace('rejected 0', 'rejected 4'),
      '',
      'line  id  rejected because',
      '----  --  ----------------',
      '   3  x   no start',
      '… and 3 more (--json shows them)',
      'warning: one',
      'warning: two',
    ],
  ],
  [
    'rejected all',
    { state: 'partial', read: 4, rejectedCount: 4, missing: null },
    [
      'Run 7 of quay could read none of its records: what was known before stays as it is (4 records read in 1.3 s).',
      'new 1, changed 2, same 6, withdrawn 4, rejected 4',
      '',
      'Look at why: affiche feed preview quay.',
    ],
  ],
  [
    'failed',
    { state: 'failed', failure: 'timeout', missing: null },
    [
      'Run 7 of quay failed: nothing was changed by what could not be read (9 records read in 1.3 s).',
      COUNTS.replace('missing 0, ', ''),
      '',
      'Try again later, and ask the partner if it lasts. More: docs/fetching.md ("timeout").',
    ],
  ],
  [
    'was cut off',
    { state: 'interrupted' },
    [
      'Run 7 of quay was interrupted: what had been applied stays (9 records read in 1.3 s).',
      COUNTS,
    ],
  ],
])('a run that %s is told in these words', (_, more, lines) => {
  expect(reportText({ ...SOUND, ...more }, FEED, NOW).split('\n')).toEqual(lines)
})

test('scripts are told of instants as such, and of all else as it is', () => {
  expect(reportJson({ ...SOUND, missingDueAt: NOW })).toEqual({
    ...SOUND,
    missingDueAt: '2026-12-05T10:00:00.000Z',
  })
  expect(reportJson(SOUND)).toEqual(SOUND)
})
