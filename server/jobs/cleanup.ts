import { type RawBuilder, sql } from 'kysely'
import { DAY } from '#contract/durations.ts'
import { DELIVERY_DAYS } from '#contract/webhooks/webhook-event-types.ts'
import type { Deps } from '../context/deps.ts'
import type { WholeDb } from '../db/connect.ts'
import { tryLock, unlock } from '../db/locks.ts'
import { anyOf } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { isProof } from '../features/files/proof.ts'
import { KNOWN_PLACE_DAYS } from '../http/rate-limit.ts'

/** Rows per transaction: short transactions block nobody and lose little when they are interrupted. */
const BATCH = 1000

/** The retention of expired data. */
const RETENTION = {
  /** The same request with the same key gets the same answer for a day. */
  idempotencyKeys: DAY,
  /** Wrong passwords of an account count for a day; the time of the mail to its owner is kept for another day. */
  guesses: 2 * DAY,
  /** The parameters of a sent delivery; its recipient and status are kept longer. */
  deliveryTexts: 7 * DAY,
  deliveries: 30 * DAY,
  /** Events sent to webhooks, which can be sent again while they are kept. */
  events: DELIVERY_DAYS * DAY,
  notifications: 90 * DAY,
  /** A checked or written import, with its rows. */
  imports: DAY,
  /** A line of a bank's statement that verified no payment; the next import of the statement stores it again. */
  bankLines: 30 * DAY,
  /** An upload that no payment uses. */
  uploads: DAY,
  /** A file whose process ended while writing it; also a temporary one. */
  unfinishedFiles: DAY,
} as const

/**
 * Deletes expired data: sessions, links, challenges, keys, counters, known places, sent deliveries, notifications, imports,
 * bank lines and uploads that no payment uses, unfinished files. An error in one part does not affect the others; the next hour
 * repeats it. Returns the number of rows per part; nothing while another process cleans up, or while the clock is wrong, since
 * all ages depend on it.
 */
export async function cleanUp(deps: Deps): Promise<Record<string, number>> {
  if ((await deps.clockGuard.compare()) !== null) return {}
  return deps.database.db.connection().execute(async (db) => {
    if (!(await tryLock(db, 'cleanup'))) return {}
    try {
      return await cleanUpAll(db, deps)
    } finally {
      await unlock(db, 'cleanup')
    }
  })
}

async function cleanUpAll(db: WholeDb, deps: Deps): Promise<Record<string, number>> {
  const now = deps.clock.now().getTime()
  const timeAgo = (age: number) => new Date(now - age).toISOString()
  const batches = (batch: RawBuilder<unknown>) => () => inBatches(db, batch)
  /** Deletes the rows of a table, known by their keys, to which a condition applies. */
  const expired = (table: string, keys: readonly string[], when: RawBuilder<unknown>) => {
    const key = sql.join(keys.map((name) => sql.ref(name)))
    return batches(sql`delete from ${sql.table(table)} where (${key}) in (
      select ${key} from ${sql.table(table)} where ${when} limit ${BATCH} for update skip locked)`)
  }
  const ended = sql`ends_at < ${timeAgo(0)}`
  const steps: Record<string, () => Promise<number>> = {
    // A session that expires keeps its device.
    devices: batches(sql`update push_subscriptions set session_id = null where id in (
      select push_subscriptions.id from push_subscriptions join sessions on sessions.id = session_id
      where sessions.ends_at < ${timeAgo(0)} limit ${BATCH} for update of push_subscriptions skip locked)`),
    sessions: expired('sessions', ['token_hash'], ended),
    links: expired('one_time_links', ['token_hash'], ended),
    challenges: expired('passkey_challenges', ['challenge'], ended),
    keys: expired(
      'idempotency_keys',
      ['user_id', 'credential_id', 'key'],
      sql`created_at < ${timeAgo(RETENTION.idempotencyKeys)}`,
    ),
    counters: expired('rate_limits', ['key'], sql`expire < ${now}`),
    guesses: expired('account_guesses', ['email'], sql`since < ${timeAgo(RETENTION.guesses)}`),
    places: expired('known_places', ['user_id', 'place'], sql`seen_at < ${timeAgo(KNOWN_PLACE_DAYS * DAY)}`),
    deliveryTexts: batches(sql`update deliveries set sealed = '' where id in (
      select id from deliveries where state = 'sent' and sent_at < ${timeAgo(RETENTION.deliveryTexts)} and sealed <> ''
        and webhook_id is null
      limit ${BATCH} for update skip locked)`),
    deliveries: expired(
      'deliveries',
      ['id'],
      sql`state = 'sent' and sent_at < ${timeAgo(RETENTION.deliveries)} and webhook_id is null`,
    ),
    events: expired('deliveries', ['id'], sql`webhook_id is not null and created_at < ${timeAgo(RETENTION.events)}`),
    notifications: expired(
      'notifications',
      ['id'],
      sql`at < ${timeAgo(RETENTION.notifications)} and not waits_for_digest`,
    ),
    imports: expired('imports', ['id'], sql`created_at < ${timeAgo(RETENTION.imports)}`),
    bankLines: expired('bank_lines', ['id'], sql`imported_at < ${timeAgo(RETENTION.bankLines)} and payment_id is null`),
    uploads: () => forgetUploads(db, timeAgo(RETENTION.uploads), deps.clock.now()),
    files: () => removeDropped(db, deps, timeAgo(0)),
    unfinishedFiles: () => deps.files.removeUnfinished(new Date(now - RETENTION.unfinishedFiles)),
    temporaryFiles: () => deps.temporary.removeOld(new Date(now - RETENTION.unfinishedFiles)),
  }
  const counts: Record<string, number> = {}
  for (const [name, step] of Object.entries(steps)) {
    try {
      const count = await step()
      if (count > 0) counts[name] = count
    } catch (error) {
      deps.log.error({ err: error, step: name }, 'a step of the cleanup failed')
    }
  }
  if (Object.keys(counts).length > 0) deps.log.info(counts, 'expired data deleted')
  return counts
}

/** Runs a statement for a batch of rows until none is left. */
async function inBatches(db: WholeDb, batch: RawBuilder<unknown>): Promise<number> {
  let count = 0
  for (;;) {
    const taken = Number((await batch.execute(db)).numAffectedRows ?? 0)
    count += taken
    if (taken < BATCH) return count
  }
}

/**
 * Drops old uploads that prove nothing. Each is locked before it is checked: an upload that a
 * payment is just using is locked by it (see `findProof`) and skipped; a later payment no longer finds
 * it. An upload that a payment uses is marked and not checked again.
 */
async function forgetUploads(db: WholeDb, olderThan: string, now: Date): Promise<number> {
  let count = 0
  for (;;) {
    const [checked, dropped] = await inTransaction(db, async (tx) => {
      const old = await tx
        .selectFrom('uploads')
        .select(['id', 'file_key'])
        .where(sql<boolean>`not is_kept`)
        .where('created_at', '<', olderThan)
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute()
      if (old.length === 0) return [0, 0]
      const ids = old.map(({ id }) => id)
      // A separate statement, which sees every payment that was committed before the lock.
      const used = await tx
        .updateTable('uploads')
        .set({ is_kept: true })
        .where('id', '=', anyOf(ids))
        .where(isProof)
        .returning('id')
        .execute()
      const usedIds = new Set(used.map(({ id }) => id))
      const unused = old.filter(({ id }) => !usedIds.has(id))
      if (unused.length === 0) return [old.length, 0]
      await tx
        .insertInto('dropped_files')
        .values(unused.map(({ file_key }) => ({ file_key, dropped_at: now.toISOString() })))
        .execute()
      await tx
        .deleteFrom('uploads')
        .where('id', '=', anyOf(unused.map(({ id }) => id)))
        .execute()
      return [old.length, unused.length]
    })
    count += dropped
    if (checked < BATCH) return count
  }
}

/** Deletes files that are noted as dropped by now, and then the notes: after a crash the next run repeats it. */
async function removeDropped(db: WholeDb, { files }: Deps, now: string): Promise<number> {
  let count = 0
  for (;;) {
    const dropped = await db
      .selectFrom('dropped_files')
      .select('file_key')
      .where('dropped_at', '<=', now)
      .limit(BATCH)
      .execute()
    for (const { file_key } of dropped) {
      await files.remove(file_key)
      await db.deleteFrom('dropped_files').where('file_key', '=', file_key).execute()
      count += 1
    }
    if (dropped.length < BATCH) return count
  }
}
