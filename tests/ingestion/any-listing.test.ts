import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assembleDocument, performerHead, placeHead } from '../../src/contract/document.ts'
import { documentXml } from '../../src/contract/document-xml.ts'
import type { DirectoryPlace } from '../../src/domain/place.ts'
import type { Performer } from '../../src/domain/performer.ts'
import { anyNative } from '../support/arbitrary-native.ts'
import { catalogue } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'
import { jsonFaults, xmlFaults } from '../support/validate-documents.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

test('any listing the native format allows gives documents that fit the contract', async () => {
  const partners = [await world.partner('One'), await world.partner('Two')]
  let round = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyNative, { minLength: 20, maxLength: 60 }), async (listings) => {
      round += 1
      const partner = partners[round % 2]!
      world.clock.advance(3_600_000)
      const report = await world.take(partner, `feed ${partner.name}`, listings)
      expect(['succeeded', 'partial', 'held']).toContain(report.state)
      expect(report.read).toBe(listings.length)
      const { created, updated, unchanged, rejectedCount } = report
      expect(created + updated + unchanged + rejectedCount).toBe(listings.length)
      await expectFittingDocuments()
    }),
    { numRuns: 12 },
  )
  expect((await world.events()).length).toBeGreaterThan(20)
})

async function expectFittingDocuments(): Promise<void> {
  const { database } = world.test
  const performers = await database.query<{
    id: number
    data: Omit<Performer, 'id'>
    fragments: string[]
  }>(
    `select p.id, p.data, (select coalesce(json_agg(e.fragment), '[]') from event_performers l
       join events e on e.id = l.event_id where l.performer_id = p.id) as fragments
     from performers p`,
  )
  for (const { id, data, fragments } of performers.rows) {
    expectFit('performer', performerHead({ ...data, id }), fragments)
  }
  const places = await database.query<{ data: DirectoryPlace; fragments: string[] }>(
    `select d.data, (select coalesce(json_agg(e.fragment), '[]') from events e
       where e.directory_place_id = d.id) as fragments
     from directory_places d`,
  )
  for (const { data, fragments } of places.rows) expectFit('place', placeHead(data), fragments)
  const all = [...(await world.fragments()).values()]
  const nobody = {
    image: null,
    width: null,
    height: null,
    square: null,
    rectangle: null,
    web: null,
  }
  expectFit('performer', performerHead({ id: 1, name: '', description: null, images: nobody }), all)
}

function expectFit(kind: 'performer' | 'place', head: object, fragments: string[]): void {
  const json = assembleDocument(head, fragments, 'https://affiche.example')
  expect(jsonFaults(kind, JSON.parse(json))).toEqual([])
  expect(xmlFaults(documentXml(kind, json))).toEqual([])
}
