/** Halls that do not exist, in the columns that Overture publishes: the same for the same number. */

const TOWNS = [
  ['Paris', '75011', 48.86, 2.37],
  ['Lyon', '69003', 45.76, 4.85],
  ['Marseille', '13006', 43.29, 5.38],
  ['Toulouse', '31000', 43.6, 1.44],
  ['Nantes', '44000', 47.22, -1.55],
  ['Lille', '59800', 50.63, 3.06],
  ['Bordeaux', '33000', 44.84, -0.58],
  ['Rennes', '35000', 48.11, -1.68],
] as const
const KINDS = [
  'Salle',
  'Théâtre',
  'Café',
  'Le',
  'Espace',
  'Cinéma',
  'Musée',
  'Club',
  'Bar',
] as const
const SYLLABLES = [
  'bo',
  'ré',
  'al',
  'ma',
  'ti',
  'lu',
  'ne',
  'sol',
  'dra',
  'mi',
  'ro',
  'ven',
  'ka',
  'lys',
] as const

export interface OverturePlace {
  readonly id: string
  readonly names: { readonly primary: string }
  readonly addresses: readonly {
    readonly freeform: string
    readonly locality: string
    readonly postcode: string
    readonly country: string
  }[]
  readonly websites: readonly string[]
  readonly confidence: number
  readonly geometry: { readonly type: 'Point'; readonly coordinates: readonly [number, number] }
}

export function overturePlace(index: number): OverturePlace {
  const random = mixer(index)
  const pick = <Value>(from: readonly Value[]): Value => from[random() % from.length] as Value
  const [town, postcode, lat, lng] = pick(TOWNS)
  const word = Array.from({ length: 3 + (random() % 3) }, () => pick(SYLLABLES)).join('')
  const name = `${pick(KINDS)} ${word.charAt(0).toUpperCase()}${word.slice(1)}`
  const shift = () => (random() % 200_000) / 1_000_000 - 0.1
  return {
    id: `08f${index.toString(16).padStart(13, '0')}`,
    names: { primary: name },
    addresses: [
      {
        freeform: `${1 + (random() % 200)} rue ${pick(SYLLABLES)}${pick(SYLLABLES)}`,
        locality: town,
        postcode,
        country: 'FR',
      },
    ],
    websites: [`https://${word.normalize('NFD').replace(/[^a-z]/g, '')}${index}.example/`],
    confidence: 0.5 + (random() % 50) / 100,
    geometry: { type: 'Point', coordinates: [lng + shift(), lat + shift()] },
  }
}

/** Whole numbers that only the seed decides. */
function mixer(seed: number): () => number {
  let state = (seed + 1) * 2654435761
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    return (state ^ (state >>> 13)) >>> 0
  }
}
