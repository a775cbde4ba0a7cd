import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyDirectoryPlace,
  anyEvent,
  anyPerformer,
  type AnyEvent,
} from '../../tests/support/arbitrary-event.ts'
import {
  SAMPLE_DIRECTORY_PLACE,
  SAMPLE_EVENT,
  SAMPLE_PERFORMER,
  SAMPLE_SURROUNDINGS,
} from '../../tests/support/sample-event.ts'
import { fragmentOf } from '../../tests/support/presented.ts'
import { readDocumentXml } from '../../tests/support/read-document-xml.ts'
import { jsonFaults, xmlFaults } from '../../tests/support/validate-documents.ts'
import { PUBLIC_URL_MARK } from '../domain/public-url.ts'
import { assembleDocument, performerHead, placeHead } from './document.ts'
import { documentXml } from './document-xml.ts'
import type { DocumentKind } from './schemas/records.ts'

const PUBLIC_URL = 'https://events.example'

const fragmentOfAny = ({ event, ...around }: AnyEvent) => fragmentOf(event, around)

function expectToFit(kind: DocumentKind, json: string): void {
  const document: unknown = JSON.parse(json)
  expect(jsonFaults(kind, document)).toEqual([])
  expect(json).not.toContain(PUBLIC_URL_MARK)
  expect(JSON.stringify(document)).toBe(json)
  const xml = documentXml(kind, json)
  expect(xmlFaults(xml)).toEqual([])
  expect(readDocumentXml(kind, xml)).toEqual(document)
}

describe('whatever an event holds, its documents fit the contract in both forms', () => {
  test('performer', () => {
    fc.assert(
      fc.property(anyPerformer, fc.array(anyEvent, { maxLength: 2 }), (performer, events) => {
        const json = assembleDocument(
          performerHead(performer),
          events.map(fragmentOfAny),
          PUBLIC_URL,
        )
        expectToFit('performer', json)
      }),
    )
  })

  test('place', () => {
    fc.assert(
      fc.property(anyDirectoryPlace, fc.array(anyEvent, { maxLength: 2 }), (place, events) => {
        expectToFit(
          'place',
          assembleDocument(placeHead(place), events.map(fragmentOfAny), PUBLIC_URL),
        )
      }),
    )
  })
})

describe('assembleDocument', () => {
  test('a document without events has an empty list', () => {
    expect(assembleDocument({ id: 1 }, [], PUBLIC_URL)).toBe('{"id":1,"events":[]}')
  })

  test('our own addresses get the public one, whatever characters it has', () => {
    const fragment = JSON.stringify({ icon: `${PUBLIC_URL_MARK}/icons/music.svg` })
    const json = assembleDocument({}, [fragment, fragment], 'https://a.example/$&"/')
    const icon = 'https://a.example/$&"/icons/music.svg'
    expect(JSON.parse(json)).toEqual({ events: [{ icon }, { icon }] })
  })
})

test('a performer of 1,000 events is assembled and turned into XML in one pass', () => {
  const [one] = fc.sample(anyEvent, { numRuns: 1, seed: 7 })
  const [performer] = fc.sample(anyPerformer, { numRuns: 1, seed: 7 })
  const fragments = Array.from({ length: 1000 }, () => fragmentOfAny(one!))
  const json = assembleDocument(performerHead(performer!), fragments, PUBLIC_URL)
  const xml = documentXml('performer', json)
  expect(xml.match(/<event>/g)).toHaveLength(1000)
})

describe('the XSD is strict', () => {
  const json = assembleDocument(
    performerHead(SAMPLE_PERFORMER),
    [fragmentOf(SAMPLE_EVENT, SAMPLE_SURROUNDINGS)],
    PUBLIC_URL,
  )
  const xml = documentXml('performer', json)

  test('what the service writes fits', () => {
    expect(xmlFaults(xml)).toEqual([])
  })

  test.each([
    ['an id that is no integer', '<id>1001</id>', '<id>1001.5</id>'],
    ['a missing element', '<hasGoodDeal>true</hasGoodDeal>', ''],
    ['an exponent', '<lowestPrice>19.99</lowestPrice>', '<lowestPrice>1e1</lowestPrice>'],
    ['null as a word', '<notAvailableAt xsi:nil="true"/>', '<notAvailableAt>null</notAvailableAt>'],
    ['null where none may be', '<name>Les Loutres</name>', '<name xsi:nil="true"/>'],
    ['a date of another shape', '2026-12-05 20:00:00.000 +0100', '2026-12-05T20:00:00+01:00'],
    ['a foreign item', '<source>', '<source><x/>'],
  ])('%s does not', (_, from, to) => {
    expect(xml).toContain(from)
    expect(xmlFaults(xml.replace(from, to))).not.toEqual([])
  })
})

test('names in XML: items in the singular, wrappers for 0, 1 and 2 items alike', () => {
  const json = assembleDocument(
    placeHead(SAMPLE_DIRECTORY_PLACE),
    [fragmentOf({ ...SAMPLE_EVENT, commentaries: [] }, SAMPLE_SURROUNDINGS)],
    PUBLIC_URL,
  )
  const xml = documentXml('place', json)
  for (const piece of [
    '<place xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><id>osm-w4100235</id>',
    '<events><event><id>1001</id>',
    '<periods><period><open><day>5</day><time>1900</time></open>',
    '<sources><source>',
    '<availableDates><availableDate>',
    '<categories><category><id>100</id>',
    '<subCategory xsi:nil="true"/>',
    '</category><category><id>101</id>',
    '<commentaries></commentaries>',
    '<performers><performer><id>12</id>',
    '<link>https://billets.example/loutres?a=1&amp;b=2</link>',
    '<photoRef xsi:nil="true"/>',
  ]) {
    expect(xml).toContain(piece)
  }
})
