import type { CounterChange, Refusal } from './counter-change.ts'
import {
  decrypt,
  decryptJson,
  encryptJson,
  type StoredChange,
  storedChange,
  storedChanges,
  writeChange,
} from './counter-store.ts'

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
      change: await decryptJson<CounterChange>(key, change),
      refusal: refusal && (await decryptJson<Refusal>(key, refusal)),
      isDecided,
    })),
  )
}

/** Returns the photo of a change, null for another change. */
export async function fileOf(key: CryptoKey, { id, change }: Pick<Waiting, 'id' | 'change'>): Promise<File | null> {
  const row = await storedChange(id)
  if (change.kind !== 'photo' || !row?.file) return null
  return new File([await decrypt(key, row.file)], change.fileName, { type: change.type })
}

export async function editChange(id: number, changes: Partial<StoredChange>): Promise<void> {
  const row = await storedChange(id)
  if (row) await writeChange({ ...row, ...changes })
}

export const refuse = async (key: CryptoKey, id: number, refusal: Refusal) =>
  editChange(id, { refusal: await encryptJson(key, refusal) })
