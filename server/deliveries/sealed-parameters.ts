import type { Keys, Sealed } from '../keys.ts'

interface SealedRow {
  id: string
  key_id: number
  sealed: Buffer
}

/** Sealed, for they hold one-time links and names. The purpose is that of the mails from which deliveries were made. */
export const sealParameters = (keys: Keys, id: string, parameters: string): Sealed => keys.seal('mail', id, parameters)

export const openParameters = (keys: Keys, { id, key_id, sealed }: SealedRow): string =>
  keys.open('mail', id, { keyId: key_id, bytes: sealed })

/** True for a delivery that was sent so long ago that its parameters are gone (server/jobs/cleanup.ts). */
export const isCleared = ({ sealed }: { sealed: Buffer }): boolean => sealed.length === 0
