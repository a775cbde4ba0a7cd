import { existsSync, readFileSync } from 'node:fs'
import type { Listing } from '../../src/domain/listing.ts'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import type { Body, Connector, Item, PageItem } from '../../src/ingestion/connectors/connector.ts'
import { withCount } from '../../src/ingestion/reading/sums-told.ts'
import { normaliseListing } from '../../src/ingestion/normalise/normalise-listing.ts'

export const NOW = Date.parse('2026-01-15T12:00:00Z')

export function bodyOf(
  content: string | Buffer,
  { address = 'feed', contentType = null as string | null, chunk = 7001 } = {},
): Body {
  const bytes = Buffer.from(content)
  return {
    address,
    contentType,
    async *chunks() {
      for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
    },
  }
}

export interface BodyRead {
  readonly records: readonly Extract<Item, { kind: 'record' }>[]
  readonly natives: readonly NativeListing[]
  readonly rejected: readonly { line: number; id: string | null; reason: string }[]
  readonly warnings: readonly string[]
  readonly incomplete: readonly string[]
  readonly pages: readonly PageItem[]
}

/** Everything a connector has to say of a body. */
export async function readBody(
  connector: Connector,
  body: Body,
  options: Record<string, string> = {},
): Promise<BodyRead> {
  const records: Extract<Item, { kind: 'record' }>[] = []
  const natives: NativeListing[] = []
  const rejected: { line: number; id: string | null; reason: string }[] = []
  const warnings: string[] = []
  const incomplete: string[] = []
  const pages: PageItem[] = []
  for await (const item of connector.records(body, options, NOW)) {
    if (item.kind === 'warning')
      warnings.push(item.count === undefined ? item.text : withCount(item.text, item.count))
    else if (item.kind === 'incomplete') incomplete.push(item.reason)
    else if (item.kind === 'page') pages.push(item)
    else if (item.kind === 'rejected')
      rejected.push({ line: item.line, id: item.id, reason: item.reason })
    else {
      records.push(item)
      for (const outcome of item.read()) {
        if ('listing' in outcome) {
          natives.push(outcome.listing)
          warnings.push(...(outcome.warnings ?? []))
        } else {
          const reason = 'rejected' in outcome ? outcome.rejected : 'removed'
          rejected.push({ line: item.line, id: outcome.id, reason })
        }
      }
    }
  }
  return { records, natives, rejected, warnings, incomplete, pages }
}

/** The natives of a body in our terms; whatever date, so that captured files never grow too old. */
export function normaliseAll(
  natives: readonly NativeListing[],
  format: string,
  options: Record<string, string> = {},
) {
  const listings: Listing[] = []
  const rejected: string[] = []
  const warnings: string[] = []
  const context = {
    format,
    options: { earliest: '1900-01-01', latest: '2200-01-01', ...options },
    country: null,
    zone: null,
    currency: null,
    now: NOW,
    partial: false,
  }
  for (const native of natives) {
    const result = normaliseListing(native, context)
    if ('rejected' in result) rejected.push(result.rejected)
    else {
      listings.push(result.listing)
      warnings.push(...result.warnings)
    }
  }
  return { listings, rejected, warnings }
}

const FEEDS = new URL('../../../shared/feeds/', import.meta.url)

/** Captured feeds are not part of the project: tests over them are skipped, and say so, where they are absent. */
export const capturedFeeds = existsSync(FEEDS)
export const SKIPPED = capturedFeeds ? '' : ' (skipped: ../shared/feeds is not here)'

export function capturedFile(path: string): Buffer {
  return readFileSync(new URL(path, FEEDS))
}
