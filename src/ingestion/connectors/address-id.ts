/** What is added to a link to count who follows it, or to know a visitor again: other at every read, and never which event. */
const COUNTED =
  /(?<=[?&])(?:utm_\w+|fbclid|gclid|gclsrc|dclid|msclkid|yclid|igshid|mc_[ce]id|_ga|_gl|phpsessid|jsessionid|aspsessionid\w*)=[^&#]*(?:&|(?=#|$))/gi
/** Eventbrite's lists each add their own to the links of the same events. */
const AFFILIATE = /(?<=^https?:\/\/(?:[\w-]+\.)*eventbrite\.[^#]*[?&])aff=[^&#]*(?:&|(?=#|$))/i
const SESSION = /;jsessionid=[^?#/]*/gi
const NOTHING_ASKED = /[?&](?=#|$)/

/** The id of what is known by its address alone. */
export function addressId(address: string): string {
  const plain = address.replace(SESSION, '').replace(COUNTED, '').replace(AFFILIATE, '')
  return plain === address ? address : plain.replace(NOTHING_ASKED, '')
}
