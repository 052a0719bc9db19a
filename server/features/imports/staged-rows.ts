import type { Db, Tx } from '../../db/connect.ts'
import { chunksOf } from '../../db/rows.ts'
import type { Keys } from '../../security/keys.ts'
import type { Problems } from './check-rows.ts'
import type { Problem, StagedRow } from './import-plan.ts'

/** Rows that are encrypted together. */
const CHUNK = 100

/**
 * Encrypts the rows of an import chunk by chunk, with their errors. The rows contain Aadhaar numbers
 * (docs/decisions/0094).
 */
export async function stageRows(
  tx: Tx,
  keys: Keys,
  id: string,
  rows: readonly StagedRow[],
  problems: Problems,
): Promise<void> {
  await tx.deleteFrom('import_chunks').where('import_id', '=', id).execute()
  let number = 0
  for (const chunk of chunksOf(rows, CHUNK)) {
    await tx
      .insertInto('import_chunks')
      .values({
        import_id: id,
        number,
        ...keys.encrypt('import', `${id}/${number}`, JSON.stringify(chunk)),
        problems: JSON.stringify(problemsOf(chunk, problems)),
      })
      .execute()
    number += 1
  }
}

/** Replaces the errors of rows, without touching the rows. */
export async function storeProblems(tx: Tx, keys: Keys, id: string, problems: Problems): Promise<void> {
  let number = 0
  for await (const chunk of stagedRows(tx, keys, id)) {
    await tx
      .updateTable('import_chunks')
      .set({ problems: JSON.stringify(problemsOf(chunk, problems)) })
      .where('import_id', '=', id)
      .where('number', '=', number)
      .execute()
    number += 1
  }
}

const problemsOf = (chunk: readonly StagedRow[], problems: Problems) =>
  chunk.flatMap(({ row }) => {
    const found = problems.get(row)
    return found ? [{ row, problems: found }] : []
  })

/** The rows of an import in its chunks, each of which is read and decrypted when its turn comes. */
export const stagedRows = (db: Db, keys: Keys, id: string): AsyncIterable<readonly StagedRow[]> => ({
  async *[Symbol.asyncIterator]() {
    for (let number = 0; ; number += 1) {
      const chunk = await db
        .selectFrom('import_chunks')
        .select(['key_id', 'sealed'])
        .where('import_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst()
      if (!chunk) return
      yield JSON.parse(keys.decrypt('import', `${id}/${number}`, chunk)) as StagedRow[]
    }
  },
})

/** Returns what was wrong with the rows of an import when they were checked last. */
export async function stagedProblems(db: Db, id: string): Promise<Problems> {
  const chunks = await db
    .selectFrom('import_chunks')
    .select('problems')
    .where('import_id', '=', id)
    .orderBy('number')
    .execute()
  const all = chunks.flatMap(({ problems }) => problems as unknown as { row: number; problems: Problem[] }[])
  return new Map(all.map(({ row, problems }) => [row, problems]))
}
