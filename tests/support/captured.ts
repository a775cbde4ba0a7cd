import { expect, test } from 'vitest'
import type { Connector } from '../../src/ingestion/connectors/connector.ts'
import { NotThisFormat } from '../../src/ingestion/connectors/connector.ts'
import {
  bodyOf,
  capturedFeeds,
  capturedFile,
  normaliseAll,
  readBody,
  SKIPPED,
} from './read-body.ts'
import { tellListing } from './tell-listing.ts'

export interface Capture {
  readonly file: string
  readonly options?: Record<string, string>
  readonly listings: number
  /** How many were rejected for each reason. */
  readonly rejected?: Record<string, number>
  readonly incomplete?: readonly string[]
  /** What was said beside the listings; the words of normalising only where given. */
  readonly warnings?: readonly string[]
  /** By id, some listings in a few words, held against the file by eye. */
  readonly became?: Record<string, string>
  /** Said instead of reading anything. */
  readonly refused?: string
}

/** Whole captured files through a connector and normalising. */
export function readsCaptured(connector: Connector, captures: readonly Capture[]): void {
  test.skipIf(!capturedFeeds).each(captures.map((capture) => [capture.file, capture] as const))(
    `captured %s${SKIPPED}`,
    async (file, capture) => {
      const body = bodyOf(capturedFile(file), { chunk: 65_536 })
      const reading = readBody(connector, body, capture.options ?? {})
      if (capture.refused !== undefined) {
        await expect(reading).rejects.toThrow(NotThisFormat)
        await expect(reading).rejects.toThrow(capture.refused)
        return
      }
      const read = await reading
      const { listings, rejected } = normaliseAll(read.natives, connector.format, capture.options)
      const reasons: Record<string, number> = {}
      for (const reason of [...read.rejected.map((one) => one.reason), ...rejected])
        reasons[reason] = (reasons[reason] ?? 0) + 1
      const told = Object.fromEntries(
        listings
          .filter(({ externalId }) => capture.became?.[externalId] !== undefined)
          .map((listing) => [listing.externalId, tellListing(listing)]),
      )
      expect({
        listings: listings.length,
        rejected: reasons,
        incomplete: read.incomplete,
        became: told,
      }).toEqual({
        listings: capture.listings,
        rejected: capture.rejected ?? {},
        incomplete: capture.incomplete ?? [],
        became: capture.became ?? {},
      })
      if (capture.warnings !== undefined)
        expect([...new Set(read.warnings)]).toEqual(capture.warnings)
    },
  )
}
