import type { Encrypted, Keys } from '../security/keys.ts'

/**
 * Encrypts the parameters of a delivery, which hold one-time links and names. The purpose keeps the
 * name that older mails were encrypted with.
 */
export const encryptParameters = (keys: Keys, id: string, parameters: string): Encrypted =>
  keys.encrypt('mail', id, parameters)

export const decryptParameters = (keys: Keys, row: Encrypted & { id: string }): string =>
  keys.decrypt('mail', row.id, row)

/** Returns whether the parameters of a sent delivery were cleared (server/jobs/cleanup.ts). */
export const isCleared = ({ sealed }: { sealed: Buffer }): boolean => sealed.length === 0
