/** What leads to a link and says nothing else: `Details:`, `Plus d'infos :`. */
const LEAD = /^[\p{L} .'’…-]{0,40}:?$/u

/**
 * A description without a last line that is the listing's own address, told apart as its link: calendars of Meetup, Last.fm and
 * others put it there for programs that show no link.
 */
export function withoutOwnLink(description: string, url: string | null): string {
  if (url === null || !description.endsWith(url)) return description
  const before = description.slice(0, -url.length)
  const at = before.lastIndexOf('\n') + 1
  const lead = before.slice(at).trim()
  const isLead = lead === '' || (lead.endsWith(':') && LEAD.test(lead))
  return isLead ? before.slice(0, at).trimEnd() : description
}
