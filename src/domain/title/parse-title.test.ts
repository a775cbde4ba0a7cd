import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTitle } from './parse-title.ts'
import type { Title, TitleContext } from './title.ts'

const sport = { sport: true }
const rows: readonly (readonly [string, Partial<Title>, TitleContext?])[] = [
  ['ANGÈLE EN CONCERT', { tokens: ['angele'] }],
  ['U2: Achtung Baby Tour', { tokens: ['achtung', 'baby', 'u2'], head: ['u2'] }],
  ['[CANCELLED] Sub Rosa', { tokens: ['rosa', 'sub'], status: ['cancelled'] }],
  ['COMPLET – Orelsan', { tokens: ['orelsan'], status: ['soldOut'] }],
  ['Les Loutres (rescheduled from 4 May)', { tokens: ['loutres'], status: ['rescheduled'] }],
  ['Cancelled', { tokens: ['cancelled'], status: [] }],
  ['Dayglow with Courtship', { head: ['dayglow'], support: ['courtship'] }],
  ['An Evening with Léa Mori', { head: ['lea', 'mori'], support: [] }],
  ['Live Nation présente Angèle', { tokens: ['angele'] }],
  ['Bicep (DJ Set)', { tokens: ['bicep'] }],
  ['Honey Dijon at Nowadays', { tokens: ['dijon', 'honey'] }, { place: 'Nowadays' }],
  ["Le Sens de l'humour 2", { tokens: ['humour', 'sens'], sequence: 2 }],
  ['Maroon 5 + guests', { tokens: ['maroon'], sequence: 5 }],
  ['Malcolm X', { tokens: ['malcolm', 'x'], sequence: null }],
  ['Indochine 40 ans', { tokens: ['indochine'], sequence: null }],
  ['Nuit de la lecture – 10e édition', { tokens: ['lecture', 'nuit'], edition: 10 }],
  ['Nuit de la lecture 2026', { tokens: ['lecture', 'nuit'], edition: 2026 }],
  ['1984', { tokens: ['1984'] }],
  ['Poterie dès 6 ans', { tokens: ['poterie'], sequence: null }],
  ['Marathon 10 km', { tokens: ['10km', 'marathon'], sequence: null }],
  ['A Tribute to Queen Night', { tribute: true, tributeTo: ['queen'] }],
  ['The Smyths (Smiths tribute)', { tribute: true, tributeTo: ['smiths'] }],
  ['Zora chante Barbara', { tribute: true, tributeTo: ['barbara'] }],
  ['Bergen Side Story (Open Air)', { tribute: true }],
  ['Sub Rosa Locker', { kind: null, beside: ['locker'] }],
  ['Locker', { kind: null, beside: [] }],
  ['Amy (Film)', { formats: [800] }],
  ['Film noir', { formats: [] }],
  ['Museo Nacional de Historia', { tokens: ['history', 'museum'] }],
  ['Muzeum Narodowe', { tokens: ['museum', 'national'] }],
  ['Tribute to Queen', { tribute: true, tributeTo: ['queen'] }],
  ['Candlelight: Coldplay', { tribute: true, tributeTo: ['coldplay'] }],
  ['Carmen – visite guidée', { kind: 'sideEvent', tokens: ['carmen'] }],
  ['Festival X - Pass 2 jours', { kind: 'multiDayPass', tokens: ['festival', 'x'] }],
  ['Show + Parking', { kind: 'parking' }],
  ['Daytona VIP Tours', { kind: null }],
  ['Shuttle to Venus', { kind: null }],
  ['Shuttle to the airport', { kind: 'shuttle' }],
  ['Shuttle bus to Hellfest', { kind: 'shuttle' }],
  ['Shuttle to Hellfest', { kind: 'shuttle' }],
  ['Camping', { kind: null, tokens: ['camping'] }],
  ['La Flûte enchantée', { tokens: ['~la-flute-enchantee'] }],
  ['Die Zauberflöte', { tokens: ['~la-flute-enchantee'] }],
  ['Les Misérables – 14h', { tokens: ['miserables'], sessions: ['at:1400'] }],
  ['Sub Rosa [LATE]', { tokens: ['rosa', 'sub'], sessions: ['late'] }],
  ['Late Night Drive', { sessions: [] }],
  ['Film (VOSTFR)', { tokens: ['film'], versions: ['vo'] }],
  ['Festival Rio Loco - Day 2', { dayLabel: 'd:2', tokens: ['festival', 'loco', 'rio'] }],
  ['PSG – OM', { teams: ['paris saint germain', 'marseille'] }, sport],
  ['Ligue 1 : OM - Paris SG', { teams: ['marseille', 'paris saint germain'] }, sport],
  ['Boston Celtics at New York Knicks', { teams: ['new york knicks', 'boston celtics'] }, sport],
  ['!!!', { tokens: [], compact: '!!!' }],
  ['Sub Rosa (21 & Over)', { tokens: ['rosa', 'sub'] }],
  ['Sub Rosa (18+ event)', { tokens: ['rosa', 'sub'] }],
  ['Sub Rosa - Age restriction 18+', { tokens: ['rosa', 'sub'] }],
  ['Sub Rosa - Age recommendation: Ages 10 and over', { tokens: ['rosa', 'sub'] }],
  ['Sub Rosa - only children age 5 and over will be let in', { tokens: ['rosa', 'sub'] }],
  ['Free show: Sub Rosa', { tokens: ['rosa', 'sub'] }],
  ['Sub Rosa (Touring)', { tokens: ['rosa', 'sub'] }],
  ['Children of 2084', { tokens: ['children'] }],
  ['The Age of Rosa', { tokens: ['age', 'rosa'] }],
]

describe('taking a title apart', () => {
  it('reads a name that it remembers anew where its hall, town, acts or sport are others', () => {
    const contexts: readonly TitleContext[] = [
      {},
      { place: 'Le Vega' },
      { place: 'Rosa' },
      { city: 'Rosa' },
      { city: 'Rosa', performers: ['Sub Rosa'] },
      { city: 'Rosa', performers: ['Sub Rosa', 'Vega'] },
      sport,
    ]
    const read = () => contexts.map((context) => parseTitle('Vega - Sub Rosa', context))
    const once = read()
    expect(once.map(({ tokens }) => tokens.join(' '))).toEqual([
      'rosa sub vega',
      'rosa sub',
      'sub vega',
      'sub vega',
      'rosa sub vega',
      'rosa sub vega',
      'rosa sub vega',
    ])
    expect(once.map(({ teams }) => teams !== null)).toEqual(contexts.map((one) => one === sport))
    expect(read().every((title, index) => title === once[index])).toBe(true)
  })

  for (const [name, expected, context] of rows) {
    it(name, () => expect(parseTitle(name, context)).toMatchObject(expected))
  }

  it('never throws, keeps some word wherever there is one, and its head is part of it', () => {
    const piece = fc.constantFrom(
      'Angèle',
      ' - ',
      ': ',
      '(',
      ')',
      '[LATE]',
      ' + ',
      'with',
      '2',
      'II',
      'VIP',
      'tour',
      '"',
      '@',
      'tribute to',
      '14h',
      '12 juin',
      'Pass 2 jours',
      'présente',
      '!!!',
      'vs',
      'vol. 3',
      'の',
    )
    const title = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' ')),
    )
    fc.assert(
      fc.property(title, fc.string(), fc.boolean(), (name, place, isSport) => {
        const parsed = parseTitle(name, { place, sport: isSport })
        expect(parseTitle(name, { place, sport: isSport })).toEqual(parsed)
        if (/[\p{L}\p{N}]/u.test(parsed.compact)) expect(parsed.tokens).not.toEqual([])
        const all = [...parsed.tokens]
        for (const word of parsed.head) {
          expect(all).toContain(word)
          all.splice(all.indexOf(word), 1)
        }
      }),
      { numRuns: 500 },
    )
  })
})
