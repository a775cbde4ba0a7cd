import type { NativeListing } from '../../../domain/native-listing.ts'
import { foldName } from '../../../lib/fold-name.ts'
import { textFromHtml } from '../../../lib/html-text.ts'
import { isObject, textOf } from '../json-value.ts'
import { typesOf } from './graph.ts'

/** What a page calls the site that it is of, folded; '' where it says nothing of it. */
function siteIn(values: readonly unknown[]): string {
  const tops = values.flatMap((value) => (isObject(value) ? (value['@graph'] ?? value) : value))
  const site = tops.flat().find((one) => isObject(one) && typesOf(one).includes('WebSite'))
  return isObject(site) ? foldName(textFromHtml(textOf(site['name']) ?? '')) : ''
}

const BEFORE_SITE = /^(.*\S)\s+[-–—|·]\s+(\S.*)$/su

/**
 * `Les Loutres — Salle Vega` on a page of Salle Vega: site builders write what the window is called as the event's name. Ids
 * that are made of it stay what they are.
 */
export function withoutSiteNames<T extends { readonly listing: Pick<NativeListing, 'name'> }>(
  events: readonly T[],
  values: readonly unknown[],
): readonly T[] {
  const site = siteIn(values)
  return site === '' ? events : events.map((event) => withoutSite(event, site))
}

function withoutSite<T extends { readonly listing: Pick<NativeListing, 'name'> }>(
  event: T,
  site: string,
): T {
  const name = textFromHtml(textOf(event.listing.name) ?? '').trim()
  const [, own, behind = ''] = BEFORE_SITE.exec(name) ?? []
  if (own === undefined || foldName(behind) !== site) return event
  return { ...event, listing: { ...event.listing, name: own } }
}
