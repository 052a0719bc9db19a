import { API_BASE } from '#contract/api.ts'
import type { Keys } from '../security/keys.ts'

/** Where mails of notifications are turned off without sign-in. */
export const UNSUBSCRIBE = `${API_BASE}/notification/unsubscribe`

const signedText = (userId: string) => `unsubscribe ${userId}`

/** Returns the path by which a user turns off the mails of notifications; it does not end, since old mails are kept. */
export const unsubscribePath = (keys: Keys, userId: string): string =>
  `${UNSUBSCRIBE}?u=${userId}&s=${keys.sign(signedText(userId))}`

/** Returns the user of a path that this office signed, or null. */
export const userOfPath = (keys: Keys, { u, s }: { u?: unknown; s?: unknown }): string | null =>
  typeof u === 'string' && typeof s === 'string' && keys.isSigned(signedText(u), s) ? u : null
