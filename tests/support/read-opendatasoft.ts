import { bodyOf, readBody } from './read-body.ts'
import { opendatasoft } from '../../src/ingestion/connectors/opendatasoft/opendatasoft.ts'

export function read(value: unknown, options: Record<string, string> = {}) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return readBody(opendatasoft, bodyOf(text), options)
}

export const MIRRORED = {
  uid: '71',
  title_fr: 'Les Loutres',
  title_en: 'The Otters',
  description_fr: 'Un concert.',
  longdescription_fr: '<p>Trois <b>loutres</b>.</p>',
  canonicalurl: 'https://openagenda.com/boreal/events/les-loutres',
  timings: '[{"begin":"2026-12-05T20:00:00+01:00","end":"2026-12-05T22:00:00+01:00"}]',
  status: '{"id":1,"label":{"fr":"Programmé"}}',
  attendancemode: '{"id":1}',
  originalimage: 'https://cdn.example.org/a.full.jpg',
  image: 'https://cdn.example.org/a.base.jpg',
  keywords_fr: 'concert;jazz',
  conditions_fr: '12/15',
  location_uid: '9',
  location_name: 'Salle Boréale',
  location_address: '3 rue des Pins 31000 Toulouse',
  location_postalcode: '31000',
  location_city: 'Toulouse',
  location_countrycode: 'FR',
  location_coordinates: [43.6, 1.44],
}

export const PARIS = {
  uid: '8',
  title: 'Triduum',
  placename: 'Église Boréale,Paris',
  address: '13, rue des Pins, 75004 Paris',
  city: 'Paris',
  city_district: 'Paris 4e Arrondissement',
  latlon: [48.85, 2.35],
  date_start: '2026-03-29',
  date_end: '2026-03-30',
  timetable: '2026-03-29T21:30:00 2026-03-29T00:00:00;2026-03-30T07:00:00 2026-03-30T07:30:00',
  pricing_info: 'De 6 à 25',
  tags: 'festival,danse,paris',
  free_text: '## Jeudi\n\n18h',
  link: 'http://openagenda.com/event/triduum',
  lang: 'fr',
}

export const QUE_FAIRE = {
  id: '25306',
  title: 'Ciné-club',
  lead_text: 'Un film.',
  description: '<p>Un film <b>rare</b>.</p>',
  url: 'https://www.paris.example/evenements/25306',
  address_name: 'Bibliothèque Boréale',
  address_street: '1 rue des Pins',
  address_zipcode: '75020',
  address_city: 'Paris',
  lat_lon: { lon: 2.41, lat: 48.85 },
  price_type: 'gratuit',
  price_detail: null,
  tags: ['Ecrans'],
  locale: 'fr',
}
