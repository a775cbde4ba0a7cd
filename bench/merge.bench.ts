import process from 'node:process'
import type { Member } from '../src/domain/event.ts'
import { NO_RATES } from '../src/domain/rates.ts'
import { mergeEvent } from '../src/ingestion/merge/merge-event.ts'
import { aMember, aSession, paris } from '../tests/support/sample-listing.ts'

/** Nanoseconds of processor time that one call of mergeEvent takes: `npx tsx bench/merge.bench.ts`. */

const NOW = Date.parse('2026-11-20T09:00:00Z')
const ROUND_CALLS = 20_000
const ROUNDS = 7

function concert(birthId: number, name: string): Member {
  return aMember({
    birthId,
    performerIds: [100, 101],
    listing: {
      name,
      availability: 'available',
      description: 'Un soir de fête avec Les Loutres et leurs invités. '.repeat(6),
      image: { url: 'https://billets.example/a.jpg', width: 1200, height: 800, generic: false },
      categories: [101],
      place: {
        externalId: 'v-1',
        name: 'Salle Boréale',
        room: null,
        street: '12 quai des Brumes',
        postalCode: '75019',
        city: 'Paris',
        country: 'FR',
        lat: 48.89,
        lng: 2.38,
        directoryId: null,
        image: null,
      },
      offers: [
        { name: 'Plein tarif', price: 25, fees: 1.8, availability: 'available' },
        {
          name: 'Tarif réduit',
          kind: 'concession',
          price: 18,
          fees: 1.8,
          availability: 'available',
        },
      ],
      rating: { average: 4.3, count: 120 },
    },
  })
}

function run(birthId: number, sessions: number): Member {
  const first = paris('2026-12-01 20:30').at
  const dates = Array.from({ length: sessions }, (_, day) =>
    aSession({ at: first + day * 86_400_000, offset: 60 }, { availability: 'available' }),
  )
  return aMember({ birthId, listing: { grain: 'run', categories: [202], sessions: dates } })
}

const CASES: readonly (readonly [name: string, members: readonly Member[]])[] = [
  ['1 member', [concert(1, 'Les Loutres')]],
  ['2 members', [concert(1, 'Les Loutres'), concert(2, 'LES LOUTRES EN CONCERT')]],
  [
    '3 members',
    [
      concert(1, 'Les Loutres'),
      concert(2, 'LES LOUTRES EN CONCERT'),
      concert(3, 'Les Loutres - Tournée'),
    ],
  ],
  ['1 run of 60 dates', [run(1, 60)]],
]

for (const [name, members] of CASES) {
  const input = {
    id: 1,
    members,
    pins: [],
    rates: NO_RATES,
    now: NOW,
    trend: { day: Math.floor(NOW / 86_400_000), signals: null },
  }
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = process.cpuUsage()
    for (let call = 0; call < ROUND_CALLS; call++) mergeEvent(input)
    rounds.push((process.cpuUsage(began).user / ROUND_CALLS) * 1000)
  }
  rounds.sort((a, b) => a - b)
  console.log(
    `${name.padEnd(20)} ${Math.round(rounds[Math.floor(ROUNDS / 2)]!)} ns a call (median of ${ROUNDS})`,
  )
}
