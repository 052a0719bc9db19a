import type { CounterChange, Refusal } from './counter-change.ts'
import { type StoredChange, sealJson, storedChange, storedChanges, unseal, unsealJson, writeChange } from './vault.ts'

/** A change of the outbox. */
export interface Waiting {
  id: number
  change: CounterChange
  /** Why it was not taken; null while it waits. */
  refusal: Refusal | null
  isDecided: boolean
}

/** Returns the changes that wait, in the order in which they are sent. */
export async function readOutbox(key: CryptoKey): Promise<Waiting[]> {
  const rows = await storedChanges()
  return Promise.all(
    rows.map(async ({ id = 0, change, refusal, isDecided }) => ({
      id,
      change: await unsealJson<CounterChange>(key, change),
      refusal: refusal && (await unsealJson<Refusal>(key, refusal)),
      isDecided,
    })),
  )
}

/** Returns the photo of a change, null for another change. */
export async function fileOf(key: CryptoKey, { id, change }: Pick<Waiting, 'id' | 'change'>): Promise<File | null> {
  const row = await storedChange(id)
  if (change.kind !== 'photo' || !row?.file) return null
  return new File([await unseal(key, row.file)], change.fileName, { type: change.type })
}

export async function editChange(id: number, changes: Partial<StoredChange>): Promise<void> {
  const row = await storedChange(id)
  if (row) await writeChange({ ...row, ...changes })
}

export const refuse = async (key: CryptoKey, id: number, refusal: Refusal) =>
  editChange(id, { refusal: await sealJson(key, refusal) })
