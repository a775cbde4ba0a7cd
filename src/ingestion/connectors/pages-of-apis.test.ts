import { describe, expect, test } from 'vitest'
import { lead } from '../../../tests/support/lead-pages.ts'
import { CONNECTOR_LIST } from './registry.ts'

const NOW = Date.UTC(2026, 10, 27)

function pagesOf(format: string, location: string) {
  const connector = CONNECTOR_LIST.find((one) => one.format === format)
  return connector?.pages?.(new URL(location), {}, NOW) ?? null
}

interface Api {
  readonly format: string
  readonly location: string
  /** What it answers, one page after another, and what is asked for behind the location's origin and path. */
  readonly answers: readonly object[]
  readonly asked: readonly string[]
}

const APIS: readonly Api[] = [
  {
    format: 'openagenda',
    location: 'https://api.example/v2/agendas/7/events?key=k',
    answers: [
      { total: 3, events: [{ uid: 1 }, { uid: 2 }], after: [5, 'b'] },
      { total: 3, events: [{ uid: 3 }], after: [6, 'c'] },
    ],
    asked: ['?key=k&size=100', '?key=k&size=100&after%5B%5D=5&after%5B%5D=b'],
  },
  {
    format: 'openagenda',
    location: 'https://api.example/v2/events?size=20',
    answers: [{ events: [{ uid: 1 }], after: null }],
    asked: ['?size=20'],
  },
  {
    format: 'predicthq',
    location: 'https://api.example/v1/events/?category=concerts',
    answers: [
      { count: 2, next: 'https://elsewhere.example/v1/events/?offset=1', results: [{ id: 'a' }] },
      { count: 2, next: null, results: [{ id: 'b' }] },
    ],
    asked: ['?category=concerts&limit=100', '?offset=1'],
  },
  {
    format: 'jambase',
    location: 'https://api.example/jb-api/v1/events',
    answers: [
      { pagination: { totalItems: 2 }, events: [{ identifier: 'a' }] },
      { pagination: { totalItems: 2 }, events: [{ identifier: 'b' }] },
    ],
    asked: ['?perPage=100&page=1', '?perPage=100&page=2'],
  },
  {
    format: 'seatgeek',
    location: 'https://api.example/2/events?per_page=1',
    answers: [
      { meta: { total: 2 }, events: [{ id: 1 }] },
      { meta: { total: 2 }, events: [{ id: 2 }] },
    ],
    asked: ['?per_page=1&page=1', '?per_page=1&page=2'],
  },
  {
    format: 'songkick',
    location: 'https://api.example/api/3.0/metro_areas/7/calendar.json',
    answers: [
      { resultsPage: { totalEntries: 2, results: { event: [{ id: 1 }] } } },
      { resultsPage: { totalEntries: 2, results: { event: [{ id: 2 }] } } },
    ],
    asked: ['?per_page=50&page=1', '?per_page=50&page=2'],
  },
]

describe('an API is led through page by page', () => {
  test.each(APIS)('$format, $location', ({ format, location, answers, asked }) => {
    const paging = pagesOf(format, location)
    const { origin, pathname } = new URL(location)
    expect(paging === null ? null : lead(paging, answers)).toEqual({
      asked: asked.map((query) => origin + pathname + query),
      broken: null,
    })
  })
})

test.each([
  ['openagenda', 'https://api.example/v2/agendas/7/events/export.json'],
  ['openagenda', 'https://api.example/files/agenda.json'],
  ['predicthq', 'https://api.example/files/events.json'],
  ['jambase', 'https://api.example/jb-api/v1/events/id/jambase:1'],
  ['jambase', 'https://api.example/events'],
  ['seatgeek', 'https://api.example/2/events/71'],
  ['songkick', 'https://api.example/api/3.0/venues/7.json'],
])('%s: what is at %s is read as it is', (format, location) => {
  expect(pagesOf(format, location)).toBeNull()
})
