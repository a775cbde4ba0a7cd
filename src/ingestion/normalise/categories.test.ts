import { describe, expect, test } from 'vitest'
import { categoryNamed, categoryOf } from '../../domain/category.ts'
import { categoriesOf, categoryOfLabel, grainOf } from './categories.ts'
import { LABEL_WORDS, SCHEMA_ORG, TICKETMASTER } from './tables/categories.ts'
import { NAME_WORDS, WORDS_IN_NAME } from './tables/categories-in-names.ts'
import {
  LABEL_WORDS_ABROAD,
  NAME_WORDS_ABROAD,
  WORDS_IN_NAME_ABROAD,
} from './tables/categories-abroad.ts'

function nameOf(id: number | null): string | null {
  if (id === null) return null
  const { mainCategory, subCategory } = categoryOf(id)
  return subCategory === null ? mainCategory : `${mainCategory}/${subCategory}`
}

describe('categoryOfLabel', () => {
  test.each([
    ['music/rock', 'music/rock'],
    ['Music / Rock', 'music/rock'],
    ['theatre', 'theatre'],
    ['conference/littérature', 'conference/littérature'],
    ['ticketmaster:Music/Rock/Pop', 'music/rock'],
    ['ticketmaster:Music/Rock/Alternative Rock', 'music/rock'],
    ['ticketmaster:Music/Undefined/Undefined', 'music'],
    ['ticketmaster:Arts & Theatre/Theatre/Musical', 'theatre/musical'],
    ['ticketmaster:Arts & Theatre/Circus & Specialty Acts/Magic', 'theatre/magie'],
    ['ticketmaster:Sports/Hockey/NHL', 'sport/ice-hockey'],
    ['ticketmaster:Music/Hip-Hop/Rap/Urban', 'music/hip-hop'],
    ['ticketmaster:Undefined/Undefined/Undefined', null],
    ['schema.org:MusicEvent', 'music'],
    ['schema.org:SocialEvent', null],
    ['schema.org:TheaterEvent', 'theatre'],
    ['Concert', 'music'],
    ['Théâtre', 'theatre'],
    ['Humour / One-man-show', 'comedy/stand-up'],
    ['Spectacle jeune public', 'family/children-show'],
    ['Expo', 'exhibition'],
    ['Vernissage', 'exhibition/art'],
    ['Visite guidée', 'attraction/guided-tour'],
    ['Atelier', 'workshop'],
    ['Stage', 'workshop/class'],
    ['Conférence & Débat', 'conference/talk'],
    ['Brocante', 'food/market'],
    ['Fête', 'festival/local-fete'],
    ['Ciné', 'cinema'],
    ['Sport', 'sport'],
    ['Cirque', 'family/cirque'],
    ['Magie', 'theatre/magie'],
    ['Opéra', 'classical/opera'],
    ['Lecture', 'conference/littérature'],
    ['Rap & Hip-hop', 'music/hip-hop'],
    ['Musique classique', 'classical'],
    ['Musiques classiques', 'classical'],
    ['American Football', 'sport/american-football'],
    ['Fairs & Festivals', 'festival'],
    ['Field hockey', 'sport'],
    ['Golf', 'sport'],
    ['Table tennis', 'sport'],
    ['Mixed martial arts', 'sport/combat'],
    ['livemusic', 'music'],
    ['Pop', 'music/pop'],
    ['Pop-up', null],
    ['Revue', 'theatre/cabaret'],
    ['Revue de presse', null],
    ['job_fairs', 'conference/fair'],
    ['winetasting', 'food/tasting'],
    ['standupcomedy', 'comedy/stand-up'],
    ['comedyshow', 'comedy'],
    ['Musiques amplifiées ou électroniques', 'music/electro'],
    ['Musiques traditionnelles et du monde', 'music/folk'],
    ['Courts-métrages', 'cinema'],
    ['Conte', 'theatre'],
    ['Conte pour enfants', 'family/children-show'],
    ['Arts de la rue', 'theatre'],
    ['Cirque et arts de la rue', 'family/cirque'],
    ['Broadway Series', 'theatre/musical'],
    ['Soirées', 'nightlife/party'],
    ['Soirée DJ', 'nightlife/club-night'],
    ['Buchmesse', 'conference/fair'],
    // In France a mass.
    ['messe', null],
    // An evening of anything.
    ['soirée', null],
    ['soirée littéraire', null],
    ['Konzerte', 'music'],
    ['Conciertos', 'music'],
    ['Συναυλίες', 'music'],
    ['コンサート', 'music'],
    ['Konser', 'music'],
    ['Klassik', 'classical'],
    ['Música clásica', 'classical'],
    ['Muzyka klasyczna', 'classical'],
    ['Toneel', 'theatre'],
    ['Tiyatro', 'theatre'],
    ['Çocuk tiyatrosu', 'family/children-show'],
    ['Kinder & Familie', 'family'],
    ['Dla dzieci', 'family'],
    ['Barn', 'family'],
    ['Fußball', 'sport/football'],
    ['Piłka nożna', 'sport/football'],
    ['Koncert & festival', 'festival'],
    ['Tentoonstelling', 'exhibition'],
    ['Wystawy', 'exhibition'],
    ['フェスティバル', 'festival'],
    ['Dans', 'dance'],
    ['Dans la rue', null],
    ['Schlagzeug', null],
    ['Concierto', 'music'],
    ['Deportes', 'sport'],
    ['Teatro y musicales', 'theatre/musical'],
    ['Visitas guiadas', 'attraction/guided-tour'],
    ['Lucha libre', 'sport/combat'],
    ['Mostra', 'exhibition'],
    ['Spettacoli per bambini', 'family/children-show'],
    ['Schauspiel', 'theatre'],
    ['Fußball', 'sport/football'],
    ['Führungen', 'attraction/guided-tour'],
    ['Stadtführung', 'attraction/guided-tour'],
    ['Panto', 'theatre'],
    ['Tentoonstellingen', 'exhibition'],
    ['Koncerty', 'music'],
    ['Концерты', 'music'],
    ['Хоккей', 'sport/ice-hockey'],
    ['话剧歌剧', 'theatre'],
    ['儿童亲子', 'family'],
    ['音樂劇', 'theatre/musical'],
    ['ミュージカル', 'theatre/musical'],
    ['뮤지컬', 'theatre/musical'],
    ['dans la ville', null],
    ['Tour', 'attraction/guided-tour'],
    ['Walking tours', 'attraction/guided-tour'],
    ['pga tour', null],
    ['Tour de piste', null],
    ['', null],
  ])('%s is %s', (label, name) => {
    expect(nameOf(categoryOfLabel(label))).toBe(name)
  })
})

test.each<[readonly string[], string, readonly string[]]>([
  [['music/rock', 'Music'], '', ['music/rock']],
  [['ticketmaster:Undefined'], 'Les Loutres', ['other']],
  [[], 'Concert de Noël', ['music']],
  [[], 'Les Loutres en concert', ['music']],
  [[], 'Léa Mori Jazz Trio', ['music/jazz']],
  [[], 'Léa Mori Quartet', ['music']],
  [[], '« Loutres » exposition de Léa Mori', ['exhibition']],
  [[], 'Visite du festival', ['attraction/guided-tour']],
  [[], 'Concertation publique', ['other']],
  [[], 'Église des Pins - visite libre', ['attraction/guided-tour']],
  [[], 'Stadtführung bei Nacht', ['attraction/guided-tour']],
  [[], '16e salon du livre', ['conference/littérature']],
  [[], 'Randonnée des Pins', ['attraction/nature']],
  [[], 'Stage de danse', ['workshop/class']],
  [[], 'Stage Door Otters', ['other']],
  [[], 'Spectacle « Les Loutres »', ['theatre']],
  [[], 'Spectacle pyrotechnique', ['other']],
  [[], 'Théâtre : Les Loutres', ['theatre']],
  [[], 'Théâtre des Pins, portes ouvertes', ['other']],
  [[], 'Sortie champignons', ['attraction/nature']],
  [[], 'Marché hebdomadaire', ['food/market']],
  [[], 'Bourse aux jouets', ['food/market']],
  [[], 'Salon bio et bien-être', ['conference/fair']],
  [[], 'Salon Vega', ['other']],
  [[], 'Koncert Les Loutres', ['music']],
  [[], 'Les Loutres in concerto', ['music']],
  [[], 'Wystawa: Les Loutres', ['exhibition']],
  [[], 'Marathon des Pins', ['sport/running']],
  [[], 'Marathon de lecture', ['other']],
  [[], 'Horror movie marathon', ['other']],
  [['theatre'], 'Les Loutres en concert', ['theatre']],
  [['other', 'theatre'], '', ['theatre']],
  [['theatre', 'comedy'], '', ['theatre', 'comedy']],
])('labels %j of "%s" are %j', (labels, name, categories) => {
  expect(categoriesOf(labels, name).map(nameOf)).toEqual(categories)
})

test.each([
  ['Football', 'US', 'sport/american-football'],
  ['college football', 'CA', 'sport/american-football'],
  ['Football (soccer)', 'US', 'sport/football'],
  ['Soccer', 'US', 'sport/football'],
  ['sport/football', 'US', 'sport/football'],
  ['Football', 'GB', 'sport/football'],
  ['Football', null, 'sport/football'],
])('%s in %s is %s', (label, country, category) => {
  expect(categoriesOf([label], '', country).map(nameOf)).toEqual([category])
})

test.each([
  ['theatre', 'run'],
  ['comedy/stand-up', 'run'],
  ['cinema', 'run'],
  ['exhibition', 'run'],
  ['attraction', 'run'],
  ['workshop', 'run'],
  ['classical/opera', 'run'],
  ['classical', 'single'],
  ['music/rock', 'single'],
  ['sport', 'single'],
  ['festival', 'single'],
  ['conference', 'single'],
  ['nightlife', 'single'],
])('%s is of grain %s', (name, grain) => {
  expect(grainOf([categoryNamed(name)!])).toBe(grain)
})

test('every row of the tables names a category', () => {
  const names = [
    ...Object.values(TICKETMASTER),
    ...Object.values(SCHEMA_ORG).filter((name) => name !== null),
    ...[LABEL_WORDS, LABEL_WORDS_ABROAD, NAME_WORDS, NAME_WORDS_ABROAD]
      .flat()
      .map(([name]) => name),
    ...[WORDS_IN_NAME, WORDS_IN_NAME_ABROAD].flat().map(([name]) => name),
  ]
  expect(names.filter((name) => categoryNamed(name) === undefined)).toEqual([])
})

test.each([
  ['Concierto de otoño', 'music'],
  ['Exposición “Las nutrias”', 'exhibition'],
  ['Nutria, el musical', 'theatre/musical'],
  ['音乐剧《水獭》', 'theatre/musical'],
  ['舞剧《水獭》', 'dance'],
  ['A musical evening', 'other'],
  ['Soirée musicale avec Julian', 'music'],
  ['Grand match d’improvisation', 'comedy/improv'],
  ['Marché nocturne', 'food/market'],
  ['MARCHÉ NOCTURNE', 'food/market'],
  ['Marche nocturne aux lampions', 'other'],
])('a name without labels in any tongue: %s is %s', (name, category) => {
  expect(categoriesOf([], name).map(nameOf)).toEqual([category])
})

test.each([
  ['Orgelkonzert in der Vega', 'classical'],
  ['Benefizkonzert: Die Otter', 'music'],
  ['Otter-Konzert', 'music'],
  ['Puppentheater: Der Dachs', 'family/children-show'],
  ['Kabarett: Der Dachs', 'comedy'],
  ['Großer Flohmarkt am Fluss', 'food/market'],
  ['Vega Farmers Market', 'food/market'],
  ['Foredrag: Oddere', 'conference/talk'],
  ['Konzerthaus Vega', 'other'],
])('a name alone tells a kind: %s', (name, category) => {
  expect(categoriesOf([], name)).toEqual([categoryNamed(category)])
})
