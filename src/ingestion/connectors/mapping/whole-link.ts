import type { Outcome } from '../connector.ts'

/** `/agenda/88`, `agenda/88.html`, `?id=88`: a path, and neither a host without its scheme nor a word. */
const PATH =
  /^(?:\.{0,2}\/(?!\/)|\?)\S*$|^[\w%.~-]+(?:\/[\w%.~-]+)*(?:\/|\.(?:html?|php|aspx?))(?:[?#]\S*)?$/i
const HOST_FIRST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/|$)/i

/** A link that is a path leads on from the address of the feed, as in a page that is there. */
export function wholeLink(outcome: Outcome, address: string): Outcome {
  if (!('listing' in outcome) || !/^https?:/.test(address)) return outcome
  const { url } = outcome.listing
  if (typeof url !== 'string' || !PATH.test(url.trim())) return outcome
  const path = url.trim()
  // `x.example/show.html`; `show.html` is a page.
  if (HOST_FIRST.test(path) && path.includes('/') && !/^[./?]/.test(path)) return outcome
  const whole = URL.canParse(path, address) ? new URL(path, address).href : url
  const warnings = [...(outcome.warnings ?? []), LED_ON]
  return { ...outcome, listing: { ...outcome.listing, url: whole }, warnings }
}

const LED_ON =
  'url: a path, which leads on from the address of the feed; where its pages are elsewhere, a template says so ("https://…{url}")'
