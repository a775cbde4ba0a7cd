import { describe, expect, it, test } from 'vitest'
import { merged } from '../../../../tests/support/merged.ts'
import { aListing, aSession } from '../../../../tests/support/sample-listing.ts'
import { UNTOLD_PLACE } from '../../../domain/listing.ts'
import type { ListingPerformer } from '../../../domain/listing.ts'
import { tidyName } from './name.ts'

const BOREALE = { ...UNTOLD_PLACE, name: 'Salle Boréale', city: 'Lyon', country: 'FR' }

function performer(name: string): ListingPerformer {
  return { externalId: null, name, role: 'headliner', description: null, image: null, sameAs: [] }
}

describe('the name', () => {
  test.each([
    ['a plain one stays', 'Les Loutres', 'Les Loutres'],
    ['venue after an at sign', 'Les Loutres @ Salle Boréale', 'Les Loutres'],
    ['venue after a dash', 'Les Loutres - SALLE BOREALE', 'Les Loutres'],
    ['venue and town', 'Les Loutres | Salle Boréale, Lyon', 'Les Loutres'],
    ['town alone may be part of the title', 'Un Américain - Lyon', 'Un Américain - Lyon'],
    ['another hall', 'Les Loutres @ La Cave', 'Les Loutres @ La Cave'],
    ['nothing else to say', 'Concert @ Salle Boréale', 'Concert @ Salle Boréale'],
    ['shouted', 'LES LOUTRES EN CONCERT', 'Les Loutres en Concert'],
    ['shouted, with a venue', 'LES LOUTRES - SALLE BORÉALE', 'Les Loutres'],
    ['one word in capitals may be a name', 'INDOCHINE', 'INDOCHINE'],
    ['signs', '!!!', '!!!'],
    ['figures', '1984', '1984'],
    ['markup that is none', 'R&B <Live> "x" $& $1', 'R&B <Live> "x" $& $1'],
  ])('%s', (_, given, name) => {
    expect(merged([{ listing: { name: given, place: BOREALE } }]).name).toBe(name)
  })

  test.each([
    ['Les Loutres - 5 décembre 2026 à 20h30', 'Les Loutres'],
    ['Les Loutres, le samedi 5 décembre 2026', 'Les Loutres'],
    ['Les Loutres (05/12/2026)', 'Les Loutres'],
    ['Les Loutres 5/12/26', 'Les Loutres'],
    ['2026-12-05 Les Loutres', 'Les Loutres'],
    ['Saturday, December 5th, 2026 @ 8pm: Les Loutres', 'Les Loutres'],
    ['Samstag, 5. Dezember 2026, 20 Uhr – Les Loutres', 'Les Loutres'],
    ['Les Loutres - 5 décembre 2026 @ Salle Boréale', 'Les Loutres'],
    // Another day, a year alone, a day of every year, nothing else to say.
    ['Les Loutres - 6 décembre 2026', 'Les Loutres - 6 décembre 2026'],
    ['Les Loutres - 5 octobre 2026', 'Les Loutres - 5 octobre 2026'],
    ['Les Loutres 2026', 'Les Loutres 2026'],
    ['Fête du 5 décembre', 'Fête du 5 décembre'],
    ['5 décembre 2026', '5 décembre 2026'],
    // More of it is told, or what is before it leads to it.
    ['Bal du 5 décembre 2026', 'Bal du 5 décembre 2026'],
    ['Gala vom 5. Dezember 2026', 'Gala vom 5. Dezember 2026'],
    ['Exhibition from 5 December 2026', 'Exhibition from 5 December 2026'],
    ['Les Loutres, les 4 et 5 décembre 2026', 'Les Loutres, les 4 et 5 décembre 2026'],
    ['Les Loutres 4-5 décembre 2026', 'Les Loutres 4-5 décembre 2026'],
    ['5 décembre 2026 au 6 janvier : Les Loutres', '5 décembre 2026 au 6 janvier : Les Loutres'],
  ])('without its day: %s', (given, name) => {
    expect(merged([{ listing: { name: given, place: BOREALE } }]).name).toBe(name)
  })

  test('the day of a run, or of one show of several, stays', () => {
    const name = 'Les Loutres - 5 décembre 2026'
    const run = aListing({ name, start: '2026-12-05 20:30', timing: { precision: 'range' } })
    const days = ['2026-12-05 20:30', '2026-12-06 20:30'].map((start) => aSession(start))
    const several = aListing({ name, start: '2026-12-05 20:30', timing: { sessions: days } })
    expect([run, several].map(tidyName)).toEqual([name, name])
  })

  it('spells a shouted name as the performers are spelled', () => {
    const listing = { name: 'LÉA MCCOY CHANTE BRASSENS', performers: [performer('Léa McCoy')] }
    expect(merged([{ listing }]).name).toBe('Léa McCoy Chante Brassens')
  })

  test.each([
    [
      'the most trusted of two',
      ['agenda', 'Loutres (Les)'],
      ['primary', 'Les Loutres'],
      'Les Loutres',
    ],
    [
      'not the shouted one',
      ['primary', 'LES LOUTRES (+ PREMIÈRE PARTIE)'],
      ['primary', 'Les Loutres - Tournée'],
      'Les Loutres - Tournée',
    ],
  ] as const)('of two: %s', (_, one, two, name: string) => {
    const [trust, first] = one
    const [other, second] = two
    const members = [
      { trust, listing: { name: first } },
      { trust: other, listing: { name: second } },
    ]
    expect(merged(members).name).toBe(name)
    expect(merged(members).provenance['name']).toEqual([
      [first as string, second].indexOf(name) + 1,
    ])
  })

  it('is the one in the middle of many', () => {
    const names = [
      'Les Loutres',
      'Les Loutres en concert',
      'Soirée rock: Les Loutres et leurs amis',
    ]
    expect(merged(names.map((name) => ({ listing: { name } }))).name).not.toBe(names[2])
  })

  it('is a live listing’s, however trusted a withdrawn one is', () => {
    const event = merged([
      { trust: 'organiser', withdrawnSince: 1, listing: { name: 'Ancien titre' } },
      { trust: 'resale', listing: { name: 'Nouveau titre' } },
    ])
    expect(event.name).toBe('Nouveau titre')
  })
})
