import { expect, test } from 'vitest'
import { osmId } from './osm-id.ts'

test.each<[string, Record<string, unknown>, Record<string, unknown>, string | null]>([
  ['overpass turbo', { id: 'way/123' }, { '@id': 'way/123' }, 'osm-w123'],
  ['osmium with ids of its own', { id: 'n55' }, {}, 'osm-n55'],
  ['osmium, the area of a way', { id: 'a246' }, {}, 'osm-w123'],
  ['osmium, the area of a relation', { id: 'a247' }, {}, 'osm-r123'],
  ['osmium with attributes', {}, { '@type': 'way', '@id': 123 }, 'osm-w123'],
  ['QuickOSM', {}, { full_id: 'r9', osm_id: '9', osm_type: 'relation' }, 'osm-r9'],
  ['Nominatim', {}, { place_id: 4, osm_type: 'node', osm_id: 99 }, 'osm-n99'],
  ['osmtogeojson without its flat form', {}, { type: 'way', id: 7 }, 'osm-w7'],
  ['a number of nobody knows what', { id: 7 }, { type: 'multipolygon' }, '7'],
  ['an id as we write it', { id: 'osm-w123' }, {}, 'osm-w123'],
  ['an id of one’s own', { id: 'hall-7' }, {}, 'hall-7'],
  ['none', { id: '' }, { amenity: 'theatre' }, null],
])('%s', (_, feature, tags, id) => {
  expect(osmId(feature, tags)).toBe(id)
})
