import type { Outcome } from '../connector.ts'

/** `/agenda/88`, `../88`, `?id=88`. Without a sign before it (`88/show.html`) a path is of nobody knows which site. */
const PATH = /^(?:\.{0,2}\/(?!\/)|\?)\S*$/

/** A link that is a path leads on from the address of the feed, as in a page that is there. */
export function wholeLink(outcome: Outcome, address: string): Outcome {
  if (!('listing' in outcome) || !/^https?:/.test(address)) return outcome
  const { url } = outcome.listing
  if (typeof url !== 'string' || !PATH.test(url.trim())) return outcome
  const path = url.trim()
  const whole = URL.canParse(path, address) ? new URL(path, address).href : url
  const warnings = [...(outcome.warnings ?? []), LED_ON]
  return { ...outcome, listing: { ...outcome.listing, url: whole }, warnings }
}

const LED_ON =
  'url: a path, which leads on from the address of the feed; where its pages are elsewhere, a template says so ("https://…{url}")'
