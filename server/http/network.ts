import ipaddr from 'ipaddr.js'

/**
 * Who an address stands for, as limits count it: an IPv4 address itself, also where it is written as IPv6, and of IPv6
 * the /64 that one customer is given. What is no address stands for itself.
 */
export function networkOfAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const half = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${half.join(':')}::/64`
}
