import { chunksOf } from '../../chunks-of.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Keys } from '../../keys.ts'
import type { Problems, StagedRow } from './check-rows.ts'
import type { Problem } from './import-plan.ts'

/** Rows that are encrypted together. */
const CHUNK = 500

/** Encrypts the rows of an import, with what is wrong with them. The rows hold Aadhaar numbers (docs/decisions/0094). */
export async function stageRows(tx: Tx, keys: Keys, id: string, rows: readonly StagedRow[], problems: Problems) {
  await tx.deleteFrom('import_chunks').where('import_id', '=', id).execute()
  for (const [number, chunk] of [...chunksOf(rows, CHUNK)].entries()) {
    const { keyId, bytes } = keys.seal('import', `${id}/${number}`, JSON.stringify(chunk))
    await tx
      .insertInto('import_chunks')
      .values({
        import_id: id,
        number,
        key_id: keyId,
        sealed: bytes,
        problems: JSON.stringify(problemsOf(chunk, problems)),
      })
      .execute()
  }
}

/** Stores anew what is wrong with which rows, without touching them. */
export async function storeProblems(tx: Tx, id: string, rows: readonly StagedRow[], problems: Problems): Promise<void> {
  for (const [number, chunk] of [...chunksOf(rows, CHUNK)].entries()) {
    await tx
      .updateTable('import_chunks')
      .set({ problems: JSON.stringify(problemsOf(chunk, problems)) })
      .where('import_id', '=', id)
      .where('number', '=', number)
      .execute()
  }
}

const problemsOf = (chunk: readonly StagedRow[], problems: Problems) =>
  chunk.flatMap(({ row }) => {
    const found = problems.get(row)
    return found ? [{ row, problems: found }] : []
  })

/** Decrypts the rows of an import, and returns what was wrong with them when they were checked last. */
export async function readStagedRows(
  db: Db,
  keys: Keys,
  id: string,
): Promise<{ rows: StagedRow[]; problems: Problems }> {
  const chunks = db.selectFrom('import_chunks').selectAll().where('import_id', '=', id)
  const rows: StagedRow[] = []
  const bad = new Map<number, Problem[]>()
  // One by one: a chunk is there three times while it is decrypted.
  for (let number = 0; ; number += 1) {
    const chunk = await chunks.where('number', '=', number).executeTakeFirst()
    if (!chunk) return { rows, problems: bad }
    const { key_id, sealed, problems } = chunk
    rows.push(...JSON.parse(keys.open('import', `${id}/${number}`, { keyId: key_id, bytes: sealed })))
    for (const one of problems as unknown as { row: number; problems: Problem[] }[]) bad.set(one.row, one.problems)
  }
}
