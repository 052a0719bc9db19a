import { COMPANY } from '#contract/aadhaar.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Keys } from './keys.ts'

export type VaultField = 'sellerAadharNo' | 'buyerAadharNo' | 'aadharNumber' | 'panNumber'

/** Encrypts numbers, each bound to its owner and field, and stores them in the vault by one statement; a company has none. */
export async function storeInVault(
  tx: Tx,
  keys: Keys,
  ...all: readonly { owner: string; numbers: Partial<Record<VaultField, string>> }[]
): Promise<void> {
  const rows = all.flatMap(({ owner, numbers }) =>
    Object.entries(numbers)
      .filter(([, text]) => text !== COMPANY)
      .map(([field, text]) => ({ owner_id: owner, field, ...keys.encrypt('vault', `${owner}/${field}`, text) })),
  )
  if (rows.length === 0) return
  await tx
    .insertInto('vault')
    .values(rows)
    .onConflict((at) =>
      at.columns(['owner_id', 'field']).doUpdateSet(({ ref }) => ({
        key_id: ref('excluded.key_id'),
        sealed: ref('excluded.sealed'),
      })),
    )
    .execute()
}

/** Deletes the number of one field, or all numbers of an owner. */
export async function deleteFromVault(tx: Tx, owner: string, field?: VaultField): Promise<void> {
  const all = tx.deleteFrom('vault').where('owner_id', '=', owner)
  await (field === undefined ? all : all.where('field', '=', field)).execute()
}

/** Returns the full number, or null. Only for a reveal that is recorded. */
export async function readFromVault(db: Db, keys: Keys, owner: string, field: VaultField): Promise<string | null> {
  const row = await db
    .selectFrom('vault')
    .select(['key_id', 'sealed'])
    .where('owner_id', '=', owner)
    .where('field', '=', field)
    .executeTakeFirst()
  return row ? keys.decrypt('vault', `${owner}/${field}`, row) : null
}
