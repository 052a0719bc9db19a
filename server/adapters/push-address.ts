import { faultOfAddress } from './webhooks.ts'

/** The push services of Chrome and those built on it, Firefox, Edge on Windows, and Safari. */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
]

/** Whatever WEBHOOK_ALLOW_PRIVATE says, because any user names an address. Tests have their receiver on this machine. */
export const pushAddresses = { allowPrivate: false }

/** Returns whether web push may go to an address: to a push service, by https at its port. `others` are those of PUSH_HOSTS. */
export function isPushAddress(address: string, others: readonly string[]): boolean {
  if (faultOfAddress(address, pushAddresses.allowPrivate)) return false
  if (pushAddresses.allowPrivate) return true
  const { hostname, port } = new URL(address)
  return port === '' && [...SERVICES, ...others].some((host) => isOf(host, hostname))
}

/** `*.` stands for any name below a host. */
const isOf = (host: string, hostname: string) =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
