import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assembleDocument, performerHead } from '../src/contract/document.ts'
import { documentXml } from '../src/contract/document-xml.ts'
import { NO_RATES } from '../src/domain/rates.ts'
import { mergeEvent } from '../src/ingestion/merge/merge-event.ts'
import { AROUND, anyMembers } from './support/arbitrary-listing.ts'
import { SAMPLE_PERFORMER, SAMPLE_SURROUNDINGS } from './support/sample-event.ts'
import { fragmentOf } from './support/presented.ts'
import { jsonFaults, xmlFaults } from './support/validate-documents.ts'

test('whatever listings say, the documents of their event fit the contract', () => {
  const anyNow = fc.integer({ min: -1200, max: 1200 }).map((hours) => AROUND + hours * 3_600_000)
  fc.assert(
    fc.property(anyMembers, anyNow, (members, now) => {
      const trend = { day: Math.floor(now / 86_400_000), signals: null }
      const event = mergeEvent({ id: 10, members, pins: [], rates: NO_RATES, now, trend })
      const performers = event.performerIds.map((id) => ({ ...SAMPLE_PERFORMER, id }))
      const around = { ...SAMPLE_SURROUNDINGS, performers }
      const fragment = fragmentOf(event, around)
      const head = performerHead(SAMPLE_PERFORMER)
      const json = assembleDocument(head, [fragment], 'https://events.example')
      expect(jsonFaults('performer', JSON.parse(json))).toEqual([])
      expect(xmlFaults(documentXml('performer', json))).toEqual([])
    }),
    { numRuns: 300 },
  )
})
