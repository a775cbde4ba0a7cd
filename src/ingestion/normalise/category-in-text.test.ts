import { expect, test } from 'vitest'
import { categoryNamed, categoryOf } from '../../domain/category.ts'
import { categoryInText } from './category-in-text.ts'
import { normaliseListing } from './normalise-listing.ts'
import { TEXT_WORDS } from './tables/text-words.ts'

const CONTEXT = {
  format: 'native',
  options: {},
  country: null,
  zone: 'Europe/Paris',
  currency: null,
  now: Date.parse('2026-01-15T12:00:00Z'),
  partial: false,
}

function told(text: string): string | null {
  const id = categoryInText(text)
  if (id === null) return null
  const { mainCategory, subCategory } = categoryOf(id)
  return subCategory === null ? mainCategory : `${mainCategory}/${subCategory}`
}

test.each([
  ['Concert des élèves de l’école', 'music'],
  ['Concert pop & rock de Loutres', 'music'],
  ['Concert de jazz avec les Loutres', 'music/jazz'],
  ['L’association vous invite au concert des Loutres', 'music'],
  ['Nous avons le plaisir de vous convier à l’exposition « Rives »', 'exhibition'],
  ['We invite you to a concert by The Otters', 'music'],
  ['Exposition-vente de jouets', 'exhibition'],
  ['L’exposition de l’automne', 'exhibition'],
  ['Exposition des photographies de Julian Pin', 'exhibition/photo'],
  ['Projection du film « Loutres »', 'cinema/screening'],
  ['Conférence de Julie Pin, naturaliste', 'conference/talk'],
  ['Lecture by Julie Pin', 'conference/talk'],
  ['Lecture musicale de textes de Julie Pin', 'conference/littérature'],
  ['Débat à l’occasion de la journée des rivières', 'conference/talk'],
  ['Atelier de vannerie pour tous', 'workshop'],
  ['Visite commentée de la mairie', 'attraction/guided-tour'],
  ['Konzert mit den Ottern', 'music'],
  ['Ausstellung zu hundert Jahren Hafen', 'exhibition'],
  ['25. 1. 2027 : Concert du duo Loutres', 'music'],
  ['Visite libre de la mairie', 'attraction/guided-tour'],
  ['Balade insolite autour de l’étang', 'attraction/nature'],
  ['Stage de vannerie pour tous', 'workshop/class'],
  ['Initiation à la vannerie', 'workshop'],
  ['Présentation du nouveau livre de Julie Pin', 'conference/littérature'],
  ['Soirée de présentation du dernier roman de Julie Pin', 'conference/littérature'],
  ['Julie Pin (chant, guitare), Jo Marsh (basse)', 'music'],
  ['Un soir d’hiver.\n\nJulie Pin : piano\nJo Marsh : chant, oud', 'music'],
  ['Avec Julie Pin au violon et Jo Marsh à l’accordéon', 'music'],
  ['Julie Pin – Gesang, Jo Marsh – Schlagzeug', 'music'],
  ['With Julie Pin on drums and Jo Marsh on trumpet', 'music'],
])('%s: %s', (text, category) => {
  expect(told(text)).toBe(category)
})

test.each([
  'Concert hall in the heart of the city',
  'Concerts, expositions, ateliers : une semaine de fête',
  'L’Atelier du Port présente sa dernière création',
  'Projections for the year ahead',
  'Un groupe né en 1999 d’un concert de quartier',
  'Les loutres aiment les expositions',
  'Formation de musiciens née à Vega',
  'Stage door confessions',
  'Julie Pin au piano, Jo Marsh au piano',
  'Atelier : piano, atelier : violon',
  'Kurs: Klavier, Kurs: Geige',
  'Un récit de Julie Pin, avec Jo Marsh au piano',
  'Le piano et la guitare de la maison sont à vendre',
  'Cours de piano - violon - guitare : inscriptions',
  'Instruments : orgue - piano – harpe',
  'Éveil musical (chant), puis pratique (piano, violon)',
  '',
])('%s: nothing', (text) => {
  expect(told(text)).toBeNull()
})

test('labels and name say it before the description, which changes no grain', () => {
  const read = (categories: readonly string[], name: string) => {
    const native = { id: '1', name, categories, start: '2026-12-05', description: 'Concert de X' }
    const result = normaliseListing(native, CONTEXT)
    return 'listing' in result && [result.listing.categories, result.listing.grain]
  }
  expect(read(['Théâtre'], 'x')).toEqual([[categoryNamed('theatre')], 'run'])
  expect(read([], 'Exposition Loutres')).toEqual([[categoryNamed('exhibition')], 'run'])
  expect(read(['x'], 'Loutres')).toEqual([[categoryNamed('music')], 'run'])
  expect(read(['Concert'], 'Loutres')).toEqual([[categoryNamed('music')], 'single'])
})

test('every row of the table names a category', () => {
  expect(TEXT_WORDS.filter(([name]) => categoryNamed(name) === undefined)).toEqual([])
})
