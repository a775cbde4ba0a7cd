import type { ToldName } from '../ingestion/decisions/tell-name.ts'
import type { Answer } from './answer.ts'
import { shown } from './decision-words.ts'
import { placeText } from './place-text.ts'
import { textTable } from './table.ts'

/** More listings than this are in --json. */
const LISTINGS_SHOWN = 5

/** What a place or a performer is made of. */
export function nameAnswer(of: 'place' | 'performer', told: ToldName): Answer {
  const { id, joined, tellings } = told
  const leads =
    joined.length === 0
      ? ''
      : `, to which ${joined.join(', ')} lead${joined.length === 1 ? 's' : ''}`
  const rows = looksAlike(tellings).map(({ cells, listings }) => [
    ...cells,
    listings.slice(0, LISTINGS_SHOWN).map(shown).join(', ') +
      (listings.length > LISTINGS_SHOWN ? ` and ${listings.length - LISTINGS_SHOWN} more` : ''),
  ])
  const table = textTable(['partner', 'name', of === 'place' ? 'address' : 'ids', 'listings'], rows)
  const text = [
    `The ${of} ${id}${leads}`,
    rows.length === 0 ? 'No listing means it now.' : table,
    `To take listings out of it: affiche ${of} split ${id} LISTING…`,
  ].join('\n\n')
  return { json: told, text }
}

/** One row for tellings that differ in nothing that is shown (in a picture, say). */
function looksAlike(tellings: ToldName['tellings']) {
  const rows = new Map<string, { readonly cells: string[]; readonly listings: string[] }>()
  for (const { partner, words, listings } of tellings) {
    const about =
      'street' in words
        ? placeText(words)
        : [words.externalId, ...words.sameAs].filter(Boolean).join(', ')
    const cells = [partner, words.name, about]
    const key = JSON.stringify(cells)
    const row = rows.get(key) ?? { cells, listings: [] }
    row.listings.push(...listings)
    rows.set(key, row)
  }
  return [...rows.values()]
}
