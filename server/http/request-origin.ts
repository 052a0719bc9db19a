import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Returns the network of an address, by which limits count: an IPv4 address itself, also when written
 * as IPv6, and the /64 of an IPv6 address, which one customer gets. Any other text is returned
 * unchanged.
 */
export function networkOfAddress(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const half = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${half.join(':')}::/64`
}
