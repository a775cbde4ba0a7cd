import type { Random } from '../random.ts'

/**
 * The generator's own words, gathered apart from the matcher's tables: some it knows, most it does not. What sellers
 * add to titles is here too; about a third of it (`HELD_OUT`) is in none of the matcher's lists.
 */
const SYLLABLES =
  'ba bel bran cal cor dan del dor el fal fer gan gil har hel il jor kal kel lan lor mal mar mel mir nal nor ol pal per quen ral rin ros sal sen sil tal tor ul val ver vin wel xan yor zan'.split(
    ' ',
  )
const ENDS = 'a an e eau el en er es et i ia iel in is on or os u y'.split(' ')
const FIRST =
  'Alma Basile Clara Dario Elsa Fanny Gaspard Hana Ilan Jeanne Karim Lucie Malik Nora Oscar Pia Quentin Rosa Samir Théo Ursule Victor Wanda Yann Zoé Anaïs Émile Chloé Noé'.split(
    ' ',
  )
const NOUNS =
  'Orage Verger Horloge Lanterne Comptoir Falaise Marée Écluse Tisane Boussole Carrousel Ruche Fougère Galet Péniche Sémaphore Tambour Violette Grenier Passerelle Harbour Lantern Meadow Copper Thunder Paper Velvet Anchor Gravel Feather Canyon Mirror Ember Willow Cobalt Static Orchard Tunnel Pilot Satellite'.split(
    ' ',
  )
const ADJECTIVES =
  'oublié lointain fragile électrique immobile sauvage tranquille bancal Silent Broken Electric Hollow Distant Crooked Golden Northern'.split(
    ' ',
  )
const PLACES =
  'Comptoir Entrepôt Verrière Manufacture Passage Escale Fabrique Loge Grange Halle Salle Théâtre Espace Palais Cabaret Docks Forge Minoterie'.split(
    ' ',
  )
export const TOWNS: readonly (readonly [
  name: string,
  postalCode: string,
  lat: number,
  lng: number,
])[] = [
  ['Lyon', '69003', 45.764, 4.8357],
  ['Nantes', '44000', 47.2184, -1.5536],
  ['Toulouse', '31000', 43.6047, 1.4442],
  ['Bordeaux', '33000', 44.8378, -0.5792],
  ['Lille', '59000', 50.6292, 3.0573],
  ['Rennes', '35000', 48.1173, -1.6778],
  ['Paris', '75011', 48.8566, 2.3522],
  ['Grenoble', '38000', 45.1885, 5.7245],
]
const STREETS =
  'rue des Tanneurs|avenue Jean-Jaurès|boulevard du Canal|place du Puits|quai de la Loire|rue Victor-Hugo|chemin des Vignes|allée des Ormes|cours Mirabelle|rue de la Soie'.split(
    '|',
  )

export function word(random: Random): string {
  const count = 1 + random.below(2)
  const body = Array.from({ length: count }, () => random.pick(SYLLABLES)).join('')
  const text = body + random.pick(ENDS)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function actName(random: Random): string {
  const kind = random.below(10)
  if (kind < 4) return `${random.pick(FIRST)} ${word(random)}`
  if (kind < 6) return word(random)
  if (kind < 8)
    return `${random.chance(0.4) ? 'The ' : ''}${random.pick(ADJECTIVES)} ${random.pick(NOUNS)}s`
  if (kind < 9) return `${random.pick(NOUNS)} ${word(random)}`
  return `${random.pick(FIRST)} ${word(random)} & ${random.pick(FIRST)} ${word(random)}`
}

export function workName(random: Random): string {
  const noun = random.pick(NOUNS)
  const kind = random.below(6)
  if (kind === 0) return `Le ${noun} de ${word(random)}`
  if (kind === 1) return `${noun} et ${random.pick(NOUNS)}`
  if (kind === 2) return `La Nuit du ${noun} ${random.pick(ADJECTIVES)}`
  if (kind === 3) return `${random.pick(FIRST)} et le ${noun}`
  if (kind === 4) return `Un ${noun} ${random.pick(ADJECTIVES)} à ${word(random)}`
  return `${word(random)}, ${noun} ${random.pick(ADJECTIVES)}`
}

export function placeTitle(random: Random): string {
  return random.chance(0.7)
    ? `${random.chance(0.5) ? 'Le ' : ''}${random.pick(PLACES)} ${word(random)}`
    : word(random)
}

export function streetName(random: Random): string {
  return `${1 + random.below(120)} ${random.pick(STREETS)}`
}

export function tourName(random: Random): string {
  return `${random.pick(ADJECTIVES)} ${random.pick(NOUNS)} ${random.pick(['Tour', 'Tournée', 'World Tour', 'Tour 2026'])}`
}

/** What sellers add: in the matcher's lists. */
export const KNOWN = {
  before: ['COMPLET – ', 'Concert ', '[ANNULÉ] ', 'Nouvelle date : '],
  after: [
    ' en concert',
    ' - Live',
    ' (Live)',
    ' tickets',
    ' en tournée',
    ' - dernières places',
    ' | Billets',
    ' - Concert',
  ],
  upsell: [' - Parking', ' - VIP Package', ' – Meet & Greet', ' + Hôtel'],
}
/** What sellers add that the matcher was never told of. */
export const HELD_OUT = {
  before: ['Immanquable : ', 'ÉVÉNEMENT - '],
  after: [' - Salle assise', ' (report du printemps)', ' – places limitées'],
  upsell: [' - Loge Prestige', ' – Accès coulisses'],
}

/** A slip of the fingers: two letters changed places, one twice, or one missing. */
export function typo(text: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, text.length - 2))
  const kind = random.below(3)
  if (kind === 0)
    return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
  if (kind === 1) return text.slice(0, at) + (text[at] ?? '') + text.slice(at)
  return text.slice(0, at) + text.slice(at + 1)
}
