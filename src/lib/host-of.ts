/** What needs no more than to be cut out: neither numbers, nor capitals, nor other letters than the English. */
const PLAIN_HOST = /^https?:\/\/((?!xn--)[a-z0-9]+(?:[.-](?!xn--)[a-z0-9]+)*\.[a-z]{2,})\//

/** The host of a web address, with its port where it names one; '' where the address is none. */
export function hostOf(address: string): string {
  const plain = PLAIN_HOST.exec(address)?.[1]
  if (plain !== undefined) return plain
  return URL.canParse(address) ? new URL(address).host : ''
}
