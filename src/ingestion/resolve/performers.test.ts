import { describe, expect, it } from 'vitest'
import type { ListingPerformer } from '../../domain/listing.ts'
import { choosePerformer, isPerformerName, performerName, performerNameKey } from './performers.ts'
import type { PerformerCandidate } from './performers.ts'

function performer(name: string, sameAs: readonly string[] = []): ListingPerformer {
  return { externalId: null, name, role: 'headliner', description: null, image: null, sameAs }
}

function known(
  name: string,
  keys: readonly string[] = [],
  aliases: readonly string[] = [],
): PerformerCandidate {
  return { id: 1, name, aliases, keys }
}

describe('performers', () => {
  it.each<readonly [string, ListingPerformer, PerformerCandidate, number | null]>([
    ['case and accents', performer('ANGÈLE'), known('Angele'), 1],
    ['article', performer('The Cure'), known('Cure'), 1],
    ['ampersand', performer('Simon & Garfunkel'), known('Simon and Garfunkel'), 1],
    ['qualifier of the night', performer('Bicep (DJ Set)'), known('Bicep'), 1],
    [
      'one id, other names',
      performer('Prince', ['musicbrainz:1']),
      known('The Artist', ['musicbrainz:1']),
      1,
    ],
    [
      'homonyms with ids',
      performer('Nirvana', ['musicbrainz:1']),
      known('Nirvana', ['musicbrainz:2']),
      null,
    ],
    ['common words only', performer('The Band'), known('Band'), null],
    ['half of a duo', performer('Simon'), known('Simon & Garfunkel'), null],
    ['variant of an act', performer('Billy Cobham Quintet'), known('Billy Cobham'), null],
    ['alias', performer('Puff Daddy'), known('Diddy', [], ['Puff Daddy']), 1],
    ['two names of signs', performer('!!!'), known('???'), null],
  ])('%s', (_, one, candidate, id) => {
    expect(choosePerformer(one, [candidate]).performerId).toBe(id)
  })

  it.each<readonly [reasons: string, score: number, ListingPerformer, PerformerCandidate]>([
    ['ID', 10, performer('Prince', ['musicbrainz:1']), known('The Artist', ['musicbrainz:1'])],
    ['V_ID', -8, performer('Prince', ['musicbrainz:1']), known('The Artist', ['musicbrainz:2'])],
    ['N_RARE', 5, performer('Zebulonia'), known('Zebulonia')],
    ['N_COMMON', 2, performer('The Band'), known('Band')],
    ['N_ALIAS', 6, performer('Puff Daddy'), known('Diddy', [], ['Puff Daddy'])],
    // Eight letters, of which two changed places; seven are too few, and two letters that are others are another name.
    ['N_LIKE', 2.5, performer('Zebuloni'), known('Zebuloin')],
    ['', 0, performer('Zebulon'), known('Zebulno')],
    ['', 0, performer('Zebuloni'), known('Zebulpna')],
  ])('%s is worth %d', (reasons, score, told, candidate) => {
    const found = choosePerformer(told, [candidate])
    expect(found).toMatchObject({
      score,
      reasons: reasons.split(' ').filter((code) => code !== ''),
    })
    const billed = choosePerformer(told, [candidate], new Set([1]))
    expect(billed.score).toBe(score + 2)
  })

  it('a name of common words needs to play there already', () => {
    const candidates = [known('Band'), { ...known('Band'), id: 2 }]
    expect(choosePerformer(performer('The Band'), candidates, new Set([2])).performerId).toBe(2)
    const other = { ...known('Drum'), id: 3 }
    expect(choosePerformer(performer('The Band'), [other], new Set([3])).performerId).toBeNull()
  })

  it('names of any script have keys of their own', () => {
    const keys = ['Би-2', '요조', 'אסף', '!!!', '-M-', 'Simon', 'Simon & Garfunkel'].map(
      performerNameKey,
    )
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain('')
  })

  it('variants share a root', () => {
    const roots = [
      'Nick Cave',
      'Nick Cave & The Bad Seeds',
      'Nick Cave & Friends',
      'Nick Cave Trio',
    ]
    expect(new Set(roots.map((name) => performerName(name).root))).toEqual(new Set(['nick cave']))
    expect(performerName('Earth, Wind & Fire').root).toBe('earth wind and fire')
  })

  it.each(['Special Guests', 'TBA', '+ more', 'Artistes divers', ''])('%s is nobody', (name) => {
    expect(isPerformerName(name)).toBe(false)
  })
})
