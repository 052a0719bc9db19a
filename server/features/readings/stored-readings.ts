import { v7 as newId } from 'uuid'
import type { ProofReading, Reading } from '#contract/readings/reading.ts'
import type { PaperKind } from '#contract/readings/reading-values.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'

/** The columns of a reading that `openReading` needs. */
export const readingColumns = [
  'readings.id as reading_id',
  'readings.kind as read_kind',
  'readings.certainty as read_certainty',
  'readings.key_id as reading_key_id',
  'readings.sealed as reading_sealed',
] as const

export interface ReadingRow {
  reading_id: string
  read_kind: string | null
  read_certainty: number
  reading_key_id: number
  reading_sealed: Buffer
}

/** The reading of what is no paper, or is not read. */
export const NOTHING = { kind: null, certainty: 0, fields: [] } satisfies Reading

/** Decrypts a reading. */
export function openReading({ keys }: Pick<Context, 'keys'>, row: ReadingRow): Reading {
  const sealed = { key_id: row.reading_key_id, sealed: row.reading_sealed }
  const read = JSON.parse(keys.decrypt('reading', row.reading_id, sealed)) as Pick<Reading, 'fields' | 'number'>
  return { kind: row.read_kind as PaperKind | null, certainty: row.read_certainty, ...read }
}

/** Stores the reading of a file, encrypted, and of a proof how it agrees with its payment; twice the same file stores one. */
export async function storeReading(
  tx: Tx,
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  file: { attachment_id: string } | { upload_id: string },
  { kind, certainty, fields, number }: Reading,
  agrees?: ProofReading['agrees'],
): Promise<void> {
  const id = newId()
  await tx
    .insertInto('readings')
    .values({
      id,
      ...file,
      kind,
      certainty,
      ...keys.encrypt('reading', id, JSON.stringify({ fields, number })),
      read_at: now.toISOString(),
      ...(agrees && {
        agrees_utr: agrees.utr,
        agrees_amount: agrees.amount,
        agrees_day: agrees.day,
        agrees_payee: agrees.payee,
      }),
    })
    .onConflict((on) => on.doNothing())
    .execute()
}
