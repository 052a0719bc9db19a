import { CompiledQuery, sql } from 'kysely'
import type pg from 'pg'
import type { Db, Tx } from './connect.ts'

/**
 * The advisory locks of the portal with their PostgreSQL numbers; a lock belongs to one database. At most one session
 * of all processes holds each. The numbers are arbitrary, but must differ.
 */
export const LOCKS = {
  /** Held while migrating and restoring: no other process starts meanwhile. */
  migrations: 7_241_905_113,
  ledgerAudit: 7_241_905_115,
  cleanup: 7_241_905_116,
  reminders: 7_241_905_118,
  /** Giving a verified client a firm name. */
  firmNames: 7_241_905_120,
  /** Automatic backups, into any target. */
  backups: 7_241_905_121,
  /** Replacing the rate card. */
  rates: 7_241_905_123,
  /** Adding a webhook. */
  webhooks: 7_241_905_156,
  /** Writing, correcting or taking back an import. */
  imports: 7_241_905_164,
  /** Adding an official form. */
  forms: 7_241_905_165,
  /** Changing a setting: its validity depends on the other settings, and its history entry on the previous change. */
  settings: 7_241_905_166,
} as const

export type LockName = keyof typeof LOCKS

type Session = pg.ClientBase | Db
type Take = 'pg_try_advisory_lock' | 'pg_try_advisory_xact_lock'

async function isTaken(session: Session, take: Take, name: LockName): Promise<boolean> {
  const [text, values] = [`select ${take}($1) as acquired`, [LOCKS[name]]]
  const { rows } =
    'executeQuery' in session
      ? await session.executeQuery<{ acquired: boolean }>(CompiledQuery.raw(text, values))
      : await session.query<{ acquired: boolean }>(text, values)
  return rows[0]?.acquired === true
}

/** Takes a lock if no other session holds it, until it is released or the session ends. */
export const tryLock = (session: Session, name: LockName) => isTaken(session, 'pg_try_advisory_lock', name)

/** Takes a lock if no other session holds it, until the transaction ends. */
export const tryLockOfTransaction = (tx: Session, name: LockName) => isTaken(tx, 'pg_try_advisory_xact_lock', name)

/** Takes a lock, once no other session holds it, until the transaction ends. */
export const waitForLock = (tx: Tx, name: LockName) => sql`select pg_advisory_xact_lock(${LOCKS[name]})`.execute(tx)

/** Releases a lock of the session. */
export const unlock = (db: Db, name: LockName) => sql`select pg_advisory_unlock(${LOCKS[name]})`.execute(db)

/** Describes the session that holds a lock of this database: its PostgreSQL process id and application name. */
export async function describeHolder(client: pg.ClientBase, name: LockName): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string | null }>(
    `select pid, application_name as name from pg_locks left join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and (classid::bigint << 32) + objid::bigint = $1
       and database = (select oid from pg_database where datname = current_database()) limit 1`,
    [LOCKS[name]],
  )
  return rows[0] ? `process ${rows[0].pid} of PostgreSQL (${rows[0].name || 'without a name'})` : 'it has just gone'
}
