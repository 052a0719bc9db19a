import type { PoolClient } from 'pg'
import { dayStart } from '#contract/dates.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { jobContext } from '../context/context.ts'
import type { Deps } from '../context/deps.ts'
import { checkInvariants, type InvariantResult } from '../db/invariants.ts'
import { tryLockOfTransaction } from '../db/locks.ts'
import { setAnswerTimeout } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { record } from '../history/history.ts'

/** The timeout of a law. The longest law takes some three minutes over a million cases. */
const LAW_TIMEOUT = 10 * MINUTE
/** No audit while another process finished one within this time. */
const RECENT = 30 * MINUTE
/** How often a running audit checks whether the portal stops, in milliseconds. */
const STOP_CHECK_INTERVAL = 250

/**
 * Checks every law of the ledger (server/db/invariants.sql) and stores the result for all processes. A
 * broken law is an error in the log and a mail to every active superadmin, once a day per law. Returns
 * the result; null when another process audits or has just done so, or when the portal stops.
 */
export async function auditLedger(deps: Deps, isStopped = () => false): Promise<InvariantResult[] | null> {
  const last = await deps.database.db
    .selectFrom('ledger_laws')
    .select(({ fn }) => fn.max('audited_at').as('at'))
    .executeTakeFirstOrThrow()
  // In both directions: a clock that was set back must not end the audits.
  if (last.at && Math.abs(deps.clock.now().getTime() - Date.parse(last.at)) < RECENT) return null
  const results = await checkLaws(await deps.database.pool.connect(), isStopped)
  if (results) await storeResult(deps, results)
  return results
}

/**
 * Checks all laws in one snapshot, so that concurrent payments do not look incomplete. Closes the
 * connection when the portal stops, because a law over a large office takes longer than a stop may.
 */
async function checkLaws(client: PoolClient, isStopped: () => boolean): Promise<InvariantResult[] | null> {
  let isCut = false
  const watch = setInterval(() => {
    if (isCut || !isStopped()) return
    isCut = true
    client.release(true)
  }, STOP_CHECK_INTERVAL)
  try {
    setAnswerTimeout(client, LAW_TIMEOUT + SECOND)
    await client.query('begin isolation level repeatable read read only')
    // The other cores serve requests.
    await client.query(`set local statement_timeout = ${LAW_TIMEOUT}; set local max_parallel_workers_per_gather = 0`)
    if (!(await tryLockOfTransaction(client, 'ledgerAudit'))) return null
    const results = await checkInvariants(client)
    // Frees the lock now; the server may notice a closed connection later.
    await client.query('commit')
    return results
  } catch (error) {
    if (isCut) return null
    throw error
  } finally {
    clearInterval(watch)
    if (!isCut) client.release(true) // its timeouts are only for an audit
  }
}

async function storeResult(deps: Deps, results: readonly InvariantResult[]): Promise<void> {
  for (const { law, broken, examples } of results)
    if (broken > 0) deps.log.error({ law, broken, examples }, 'a law of the ledger is broken')
  const ctx = jobContext(deps)
  const at = ctx.now.toISOString()
  await inTransaction(deps.database.db, async (tx) => {
    await tx
      .insertInto('ledger_laws')
      .values(results.map(({ law, broken }) => ({ law, broken, audited_at: at })))
      .onConflict((oc) =>
        oc.column('law').doUpdateSet((row) => ({
          broken: row.ref('excluded.broken'),
          audited_at: row.ref('excluded.audited_at'),
        })),
      )
      .execute()
    // Laws of an earlier version.
    await tx
      .deleteFrom('ledger_laws')
      .where(
        'law',
        'not in',
        results.map(({ law }) => law),
      )
      .execute()
    const unreported = await tx
      .updateTable('ledger_laws')
      .set({ reported_at: at })
      .where('broken', '>', 0)
      .where((eb) => eb.or([eb('reported_at', 'is', null), eb('reported_at', '<', dayStart(ctx.today).toISOString())]))
      .returning(['law', 'broken'])
      .execute()
    if (unreported.length === 0) return
    const facts = { laws: unreported }
    await record(tx, ctx, { subject: 'notice', id: 'ledger', action: 'laws broken', facts })
  })
}
