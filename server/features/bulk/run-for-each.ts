import type { BulkResult } from '#contract/bulk/bulk.ts'
import { t, textOf } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { toHttpError } from '../../http/error-map.ts'
import { HttpError } from '../../http/errors.ts'

/**
 * Runs a command for each of some ids, one after the other, each in a transaction of its own, so that other writers
 * wait for one of them at most. A refusal is the result of its id, and so is a fault, which is logged: earlier changes
 * stay, and the caller gets the result of each.
 */
export async function runForEach(
  { database }: Deps,
  { log }: Pick<Context, 'log'>,
  ids: readonly string[],
  { run, done }: { run: (tx: Tx, id: string) => Promise<unknown>; done: string },
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of ids) {
    try {
      await inTransaction(database.db, (tx) => run(tx, id))
      results.push({ id, ok: true, message: textOf(done) })
    } catch (error) {
      if (!(error instanceof HttpError)) log.error({ err: error }, 'one of many failed')
      const refusal = toHttpError(error as Error & { code: string })
      results.push({ id, ok: false, message: refusal ? textOf(refusal.message) : t.general('wrong') })
    }
  }
  return results
}
