import ipaddr from 'ipaddr.js'

/** Whether an address is one of the proxies that are believed. `trusted`: addresses and networks (10.0.0.0/8). */
export function createProxyTrust(trusted: readonly string[]): (address: string) => boolean {
  const networks = trusted.map((text) => ipaddr.parseCIDR(text.includes('/') ? text : single(text)))
  return (address) => {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return networks.some(
      ([base, bits]) => base.kind() === parsed.kind() && parsed.match(base, bits),
    )
  }
}

function single(address: string): string {
  return `${address}/${ipaddr.parse(address).kind() === 'ipv6' ? 128 : 32}`
}

/** Who called: the hop nearest to us that is no trusted proxy. Each proxy adds the address it was called from. */
export function callerAddress(
  peer: string,
  forwardedFor: string,
  isTrusted: (address: string) => boolean,
): string {
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  let caller = peer
  while (isTrusted(caller)) {
    const hop = hops.pop()
    if (hop === undefined || hop === '') return caller
    caller = hop
  }
  return caller
}

/** What one caller holds: an IPv4 address, or a whole /64 of IPv6, of which a household has 2^64. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
