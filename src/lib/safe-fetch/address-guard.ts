import ipaddr from 'ipaddr.js'

/** A connection that would have gone where it must not. */
export class RefusedAddressError extends Error {
  readonly host: string
  constructor(host: string, address: string, range: string) {
    super(
      host === address
        ? `${address} is not a public address (${range})`
        : `${host} leads to ${address}, which is not a public address (${range})`,
    )
    this.name = 'RefusedAddressError'
    this.host = host
  }
}

const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Why an address may not be connected to; null when it may. Everything that is not plainly of the
 * public internet is refused: loopback, private, link-local, and the ranges that carry an IPv4
 * address inside.
 */
export function refusal(address: string): string | null {
  if (!ipaddr.isValid(address)) return 'not an address'
  const parsed = ipaddr.process(address)
  const range = parsed.range()
  if (range !== 'unicast') return range
  // Only 2000::/3 was ever given out (RFC 4291 2.4); `::7f00:1` holds 127.0.0.1 as old programs wrote it.
  const isGivenOut = !(parsed instanceof ipaddr.IPv6) || parsed.match(GIVEN_OUT)
  return isGivenOut ? null : 'reserved'
}

/** `[::1]` as a URL has it, without its brackets; names in lower case without a final dot. */
export function bareHost(host: string): string {
  return host
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()
    .replace(/\.$/, '')
}
