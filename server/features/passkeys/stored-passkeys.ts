import type { Db } from '../../db/connect.ts'

export const ownPasskeys = (db: Db, userId: string) => db.selectFrom('passkeys').where('user_id', '=', userId)

export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  return (await ownPasskeys(db, userId).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Returns how a browser finds a passkey. */
export const describePasskey = (row: { credential_id: Buffer; transports: string[] }) => ({
  id: row.credential_id.toString('base64url'),
  type: 'public-key' as const,
  transports: row.transports,
})
