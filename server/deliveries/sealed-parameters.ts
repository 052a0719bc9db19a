import type { Keys, Sealed } from '../keys.ts'

interface SealedRow {
  id: string
  key_id: number
  sealed: Buffer
}

/**
 * Encrypts the parameters of a delivery, which hold one-time links and names. The purpose keeps the
 * name that older mails were encrypted with.
 */
export const sealParameters = (keys: Keys, id: string, parameters: string): Sealed => keys.seal('mail', id, parameters)

export const openParameters = (keys: Keys, { id, key_id, sealed }: SealedRow): string =>
  keys.open('mail', id, { keyId: key_id, bytes: sealed })

/** Returns whether the parameters of a sent delivery were cleared (server/jobs/cleanup.ts). */
export const isCleared = ({ sealed }: { sealed: Buffer }): boolean => sealed.length === 0
