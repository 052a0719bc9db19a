import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { importEndpoints as calls } from '#contract/imports/import.ts'
import type { TextName } from '#contract/texts/translate.ts'
import type { Deps } from '../../context/deps.ts'
import { inTransaction } from '../../db/transaction.ts'
import { changesBetween, record } from '../../history/history.ts'
import { conflict } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { countWithoutCells } from './check-import.ts'
import { checkRows, isWithoutCells, type Problems } from './check-rows.ts'
import { getChecked, lockImports } from './get-import.ts'
import { planOf } from './plans.ts'
import { stagedProblems, stagedRows, storeProblems } from './staged-rows.ts'

/**
 * `POST /import/commit/{id}`: checks the rows once more and writes the good ones in one transaction, also when the caller goes
 * away. 409 with bad rows that are not to be left out, for rows that have become impossible since they were shown, while
 * another import runs, and for one that is carried out; then nothing is written.
 */
export async function commitImport(
  deps: Deps,
  request: RequestContext<typeof calls.commit>,
): Promise<{ made: number; skipped: number }> {
  const { db } = deps.database
  const { id, ...asked } = request.input satisfies Input<typeof calls.commit>
  const found = await getChecked(db, request, id)
  const { values, problems, wereBad } = await checkAgain(deps, request, found, asked)
  const skipped = leftOut(problems, asked).length
  /** Reports the progress of the commit on a separate connection: the transaction shows nothing before its end. */
  const written = async (progress: number) => {
    await db
      .updateTable('imports')
      .set({ progress, progress_at: deps.clock.now().toISOString() })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => request.log.warn({ err: error }, 'the progress of an import could not be stored'))
  }
  return inTransaction(db, async (tx) => {
    await lockImports(tx)
    const { version } = await getChecked(tx, request, id)
    if (version !== found.version) throw conflict('imports.changedMeanwhile')
    await written(0)
    // A row may have become good since it was shown: the report must not call it skipped.
    if (wereBad) await storeProblems(tx, deps.keys, id, asked.withoutCells ? problems : wholeRows(problems))
    const made = await planOf(found.kind).write(tx, request, values, id, written)
    const outcome = { made: values.length, skipped }
    await tx
      .updateTable('imports')
      .set({
        ...outcome,
        bad: skipped,
        state: 'done',
        made_ids: made,
        finished_at: deps.clock.now().toISOString(),
        progress: values.length,
      })
      .where('id', '=', id)
      .execute()
    await record(tx, request, {
      subject: 'import',
      id,
      action: 'carried out',
      changes: changesBetween({}, { kind: found.kind, made: outcome.made, skipped: outcome.skipped }),
    })
    // Otherwise connections keep plans for nearly empty tables for a minute: a list of vehicles takes seconds.
    await sql`analyze cases, vehicles, vehicle_expiries`.execute(tx)
    return outcome
  })
}

/**
 * Checks the rows once more, and refuses by 409 what cannot be written. Returns the values of the good rows, and the
 * bad rows.
 */
async function checkAgain(
  deps: Deps,
  request: RequestContext<typeof calls.commit>,
  { id, kind, version }: Awaited<ReturnType<typeof getChecked>>,
  asked: LeftOut,
): Promise<{ values: unknown[]; problems: Problems; wereBad: boolean }> {
  const { db } = deps.database
  const known = await stagedProblems(db, id)
  const values: unknown[] = []
  const problems = await checkRows(db, kind, stagedRows(db, deps.keys, id), (value) => values.push(value), asked)
  const refusal = refusalOf(problems, known, asked)
  if (!refusal) return { values, problems, wereBad: known.size > 0 }
  await inTransaction(db, async (tx) => {
    await lockImports(tx)
    if ((await getChecked(tx, request, id)).version !== version) return
    await storeProblems(tx, deps.keys, id, problems)
    await tx
      .updateTable('imports')
      .set({ bad: problems.size, without_cells: countWithoutCells(problems) })
      .where('id', '=', id)
      .execute()
  })
  throw conflict(refusal)
}

/** Which bad rows are not written, and which are written without the cells that are wrong. */
type LeftOut = Pick<Input<typeof calls.commit>, 'skipBad' | 'withoutCells'>

/** A cell that is wrong leaves its row out: the report must not call it imported. */
const wholeRows = (problems: Problems): Problems =>
  new Map([...problems].map(([row, found]) => [row, found.map(({ field, message }) => ({ field, message }))]))

/** Returns the rows that are not written. */
const leftOut = (problems: Problems, { withoutCells }: LeftOut): number[] =>
  [...problems].filter(([, found]) => !(withoutCells && isWithoutCells(found))).map(([row]) => row)

/** Returns why the rows are not written, or null; something may have changed since the previous check. */
function refusalOf(problems: Problems, known: Problems, asked: LeftOut): TextName | null {
  if ([...problems.keys()].some((row) => !known.has(row))) return 'imports.changedMeanwhile'
  return leftOut(problems, asked).length > 0 && !asked.skipBad ? 'imports.hasBadRows' : null
}
