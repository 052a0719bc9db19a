import type { Db, Tx } from './db/connect.ts'
import type { Keys } from './keys.ts'

export type VaultField = 'sellerAadharNo' | 'buyerAadharNo' | 'aadharNumber' | 'panNumber'

/** Encrypts a number, bound to its owner's row, and stores it in the vault. */
export async function storeInVault(tx: Tx, keys: Keys, owner: string, field: VaultField, text: string): Promise<void> {
  const { keyId, bytes } = keys.seal('vault', `${owner}/${field}`, text)
  await tx
    .insertInto('vault')
    .values({ owner_id: owner, field, key_id: keyId, sealed: bytes })
    .onConflict((at) => at.columns(['owner_id', 'field']).doUpdateSet({ key_id: keyId, sealed: bytes }))
    .execute()
}

/** Deletes the numbers of an owner. */
export async function deleteFromVault(tx: Tx, owner: string): Promise<void> {
  await tx.deleteFrom('vault').where('owner_id', '=', owner).execute()
}

/** Returns the full number, or null. Only for a reveal that is recorded. */
export async function readFromVault(db: Db, keys: Keys, owner: string, field: VaultField): Promise<string | null> {
  const row = await db
    .selectFrom('vault')
    .select(['key_id', 'sealed'])
    .where('owner_id', '=', owner)
    .where('field', '=', field)
    .executeTakeFirst()
  return row ? keys.open('vault', `${owner}/${field}`, { keyId: row.key_id, bytes: row.sealed }) : null
}
