import { API_BASE } from '#contract/api.ts'
import type { Keys } from '../../security/keys.ts'

/** How long an address is valid, in seconds. */
const LIFETIME = 60 * 60
/** The expiry of an address that is valid for as long as its file: beyond the year 2200. */
const NEVER = '9999999999'
const FILES = `${API_BASE}/files/`
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** The parameters `e` and `s` of an address: its expiry (seconds since 1970) and its signature. */
interface Claim {
  id: string
  e: unknown
  s: unknown
}

const signedText = (id: string, expiry: string) => `${id} ${expiry}`

/** Returns a newly signed address of an upload, valid for an hour, as `/utils/upload` answers it. */
export const fileAddress = (keys: Keys, id: string, now: Date): string =>
  addressUntil(keys, id, String(Math.floor(now.getTime() / 1000) + LIFETIME))

/** Returns the permanent address of a file that everybody may see, such as the office's logo. */
export const permanentAddress = (keys: Keys, id: string): string => addressUntil(keys, id, NEVER)

const addressUntil = (keys: Keys, id: string, expiry: string) =>
  `${FILES}${id}?e=${expiry}&s=${keys.sign(signedText(id, expiry))}`

/** Returns whether this office signed the address; an expired address counts as well. */
export function isSignedAddress(keys: Keys, { id, e, s }: Claim): boolean {
  if (typeof e !== 'string' || typeof s !== 'string') return false
  return UUID.test(id) && /^\d{1,12}$/.test(e) && keys.isSigned(signedText(id, e), s)
}

/** Returns the seconds until a signed address expires; 0 once it has expired. */
export const secondsUntilExpiry = ({ e }: Claim, now: Date): number =>
  Math.max(0, Number(e) - Math.floor(now.getTime() / 1000))

/**
 * Returns the id of the upload of an address, or null for an address that this office did not sign. Accepts an expired
 * address, so that a form that stayed open can still be sent, and an absolute one at `publicUrl`.
 */
export function uploadIdOfAddress(keys: Keys, publicUrl: string, address: string): string | null {
  if (!URL.canParse(address, publicUrl)) return null
  const url = new URL(address, publicUrl)
  if (url.origin !== new URL(publicUrl).origin || !url.pathname.startsWith(FILES)) return null
  const id = url.pathname.slice(FILES.length)
  return isSignedAddress(keys, { id, e: url.searchParams.get('e'), s: url.searchParams.get('s') }) ? id : null
}
