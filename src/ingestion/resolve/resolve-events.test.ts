import { describe, expect, it } from 'vitest'
import type { Decision, DecisionBody } from '../../domain/decision.ts'
import { UNTOLD_PLACE } from '../../domain/listing.ts'
import type { Listing } from '../../domain/listing.ts'
import type { Candidate } from './candidate.ts'
import { explode } from './explode.ts'
import { matchFeatures } from './features.ts'
import { judge } from './judge.ts'
import { noEventBecause } from '../../domain/no-event.ts'
import { resolveEvents } from './resolve-events.ts'
import { toUnits } from './unit.ts'
import type { Unit } from './unit.ts'

const AROUND = { isOnly: () => false, hasTwin: () => false, placesApart: () => false }

function listing(name: string, start: string, more: Partial<Listing> = {}): Listing {
  const stamp = { at: Date.parse(start), offset: 60 }
  return {
    externalId: 'x',
    name,
    nameMarkers: [],
    url: '',
    language: null,
    timing: {
      zone: 'Europe/Paris',
      precision: 'minute',
      start: stamp,
      end: null,
      endApproximate: false,
      sessions: [{ start: stamp, end: null, availability: 'unknown', cancelled: false }],
      sessionsComplete: true,
      doors: null,
      previousStart: null,
    },
    status: 'scheduled',
    availability: 'unknown',
    statusSince: null,
    saleFrom: null,
    saleUntil: null,
    description: '',
    image: null,
    categories: [100],
    grain: 'single',
    kind: 'admission',
    performers: [],
    place: null,
    online: false,
    offers: [],
    rating: null,
    reviews: [],
    ...more,
  }
}

let births = 0
function birth(
  partnerId: number,
  externalId: string,
  one: Listing,
  placeId: number | null = 7,
): Candidate {
  births += 1
  const features = matchFeatures(one, {
    partnerId,
    externalId,
    sessionAt: null,
    placeId,
    room: null,
    performerIds: [],
  })
  const key = `${partnerId}:${externalId}`
  return { birthId: births, key, features, withdrawn: false, thereSince: 0, missingSince: null }
}

function decision(id: number, what: DecisionBody, revokes: number | null = null): Decision {
  return { id, at: 0, by: 'op', why: '', revokes, what }
}

describe('which births are one event', () => {
  const a = birth(1, 'a', listing('Angèle', '2026-12-05T19:00Z'))
  const b = birth(2, 'b', listing('ANGELE', '2026-12-05T19:00Z'))
  const c = birth(3, 'c', listing('Autre chose', '2026-12-05T19:00Z'))

  it('same place, minute and title', () => {
    expect(resolveEvents([c, b, a], []).clusters).toEqual([[a.birthId, b.birthId], [c.birthId]])
  })

  it('obeys the operator, the later word first, until it is taken back', () => {
    const apart = decision(1, { kind: 'cannotLink', listings: ['1:a', '2:b'] })
    const together = decision(2, { kind: 'mustLink', listings: ['1:a', '3:c'] })
    const alone = [[a.birthId], [b.birthId], [c.birthId]]
    expect(resolveEvents([a, b, c], [apart]).clusters).toEqual(alone)
    expect(resolveEvents([a, b, c], [apart, together]).clusters).toEqual([
      [a.birthId, c.birthId],
      [b.birthId],
    ])
    const revoke = decision(3, { kind: 'revoke' }, 1)
    expect(resolveEvents([a, b], [apart, revoke]).clusters).toEqual([[a.birthId, b.birthId]])
  })
})

describe('what a person is asked', () => {
  it('comes with the likeliest pair first, then by numbers', () => {
    const told = (partner: number, name: string, hall: number) =>
      birth(partner, `doubt-${partner}-${name}`, listing(name, '2026-12-05T19:00Z'), hall)
    const pairs = [
      [told(1, 'Zork Blum Quux', 101), told(2, 'Zork Blum Vlim', 101)],
      [told(1, 'Snarf', 102), told(2, 'Snarf Gleep', 102)],
      [told(1, 'Krell Dwoon', 103), told(2, 'Krell Dwoom', 104)],
      [told(1, 'Zwerp Blum Quux', 105), told(2, 'Zwerp Blum Vlim', 105)],
    ].flat()
    const { review } = resolveEvents(pairs, [])
    expect(review.length).toBeGreaterThan(1)
    const order = review.toSorted((x, y) => y.score - x.score || x.a - y.a || x.b - y.b)
    expect(review).toEqual(order)
    expect(resolveEvents(pairs.toReversed(), []).review).toEqual(order)
  })
})

describe('a night that may be written as the next day’s 00:00', () => {
  it.each([
    ['22:00', true],
    ['21:59', undefined],
    ['04:59', true],
    ['05:00', undefined],
  ])('begins at %s: %s', (clock, late) => {
    const one = listing('Nuit', `2026-12-05T${clock}:00+01:00`)
    expect(birth(1, 'night', one).features.late).toBe(late)
  })
})

describe('grain', () => {
  const nights = ['2026-06-12T19:00Z', '2026-06-13T19:00Z'].map((text) => ({
    start: { at: Date.parse(text), offset: 120 },
    end: null,
    availability: 'unknown' as const,
    cancelled: text.includes('-13'),
  }))
  const single = listing('Deux soirs', '2026-06-12T19:00Z')
  const timing = { ...single.timing, sessions: nights }

  it('a SINGLE with several sessions is one listing a night, a RUN is never cut', () => {
    const cut = explode({ ...single, timing })
    expect(cut.map((night) => night.sessionAt)).toEqual(nights.map((night) => night.start.at))
    expect(cut[1]?.listing.timing.start).toEqual(nights[1]?.start)
    expect(cut.map((night) => night.listing.status)).toEqual(['scheduled', 'cancelled'])
    expect(explode({ ...single, timing, grain: 'run' })).toHaveLength(1)
    expect(explode({ ...single, timing, kind: 'multiDayPass' })).toHaveLength(1)
  })

  it('extras are never events', () => {
    expect(noEventBecause({ ...single, kind: 'parking' })).toBe('parking')
    expect(noEventBecause({ ...single, kind: 'stream' })).toBeNull()
  })
})

describe('who holds it', () => {
  const holder = { name: 'Loutres & Cie', site: 'loutres.example', licences: ['LR211234'] }
  const told = (organizer: Partial<typeof holder> | null, more: Partial<Listing> = {}) =>
    listing('Angèle', '2026-12-05T19:00Z', {
      ...(organizer === null
        ? {}
        : { organizer: { name: null, site: null, licences: [], ...organizer } }),
      ...more,
    })
  const isSaid = (x: Candidate, y: Candidate) =>
    judge(...(toUnits([x, y], () => false) as [Unit, Unit]), AROUND).reasons.includes('ORG')

  it.each<[string, Partial<typeof holder> | null, Partial<typeof holder> | null, boolean]>([
    ['a licence in common', { licences: ['LR211234'] }, holder, true],
    ['a site in common', { name: 'Other', site: 'loutres.example' }, holder, true],
    ['a name in common', { name: 'LOUTRES & CIE' }, holder, true],
    ['nothing in common', { name: 'Other', site: 'x.example' }, holder, false],
    ['not told', null, holder, false],
  ])('%s', (_, a, b, said) => {
    expect(isSaid(birth(1, 'h', told(a)), birth(2, 'h', told(b)))).toBe(said)
    expect(isSaid(birth(2, 'h', told(b)), birth(1, 'h', told(a)))).toBe(said)
  })

  it('says nothing between two listings of one seller, nor where it is the hall itself', () => {
    expect(isSaid(birth(1, 'h', told(holder)), birth(1, 'i', told(holder)))).toBe(false)
    const place = { ...UNTOLD_PLACE, name: 'Loutres & Cie', city: 'Paris' }
    const own = () => birth(1, 'h', told({ name: holder.name }, { place }))
    expect(isSaid(own(), birth(2, 'h', told({ name: holder.name }, { place })))).toBe(false)
  })

  it('finds one event that two sellers tell of online, but never joins other titles', () => {
    const online = (partner: number, name: string, organizer: object) =>
      birth(
        partner,
        'o',
        { ...listing(name, '2026-12-05T19:00Z', { online: true }), ...organizer } as Listing,
        null,
      )
    const a = online(1, 'Zork Blum', { organizer: holder })
    const b = online(2, 'Zork Blum', { organizer: holder })
    const c = online(3, 'Zork Quux', { organizer: holder })
    const d = online(4, 'Zork Blum', {})
    expect(resolveEvents([a, b, c, d], []).clusters).toEqual([
      [a.birthId, b.birthId],
      [c.birthId],
      [d.birthId],
    ])
  })
})

describe('a hall with very many shows a week', () => {
  const hall = (day: (index: number) => number) =>
    Array.from({ length: 450 }, (_, index) =>
      birth(1, `many-${index}`, listing(`Zork${index} Blum`, `2026-12-0${day(index)}T19:00Z`)),
    )
  const asked = birth(2, 'asked', listing('Zork3 Blum', '2026-12-04T19:00Z'))
  const joined = ({ clusters }: ReturnType<typeof resolveEvents>) =>
    clusters.filter((ids) => ids.length > 1).length

  it('is compared day by day', () => {
    const found = resolveEvents(
      [
        ...hall((index) => 3 + (index % 6)),
        birth(1, 'x', listing('Zork3 Blum', '2026-12-04T19:00Z')),
        asked,
      ],
      [],
    )
    expect(joined(found)).toBe(1)
    expect(found.warnings).toEqual([])
  })

  it('is not compared, and says so, where they are all of one day', () => {
    const found = resolveEvents([...hall(() => 4), asked], [])
    expect(joined(found)).toBe(0)
    expect(found.warnings).toHaveLength(1)
  })
})
