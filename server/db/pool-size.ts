import type { Config } from '../start/config.ts'
import { connectWithRetry } from './connect-with-retry.ts'
import type { Connection } from './connection.ts'

/** The connections of a process beside its pool: the health check, and the signals of live updates. */
const BESIDE_POOL = 2
/** What a small database keeps free for the start of another process, a backup or an operator. */
const SPARE = 1

interface Limits {
  role: string
  database: string
  /** What PostgreSQL allows all roles but superusers; the limits of role and database, -1 for none. */
  server: number
  of_role: number
  of_database: number
  is_superuser: boolean
  /** The sessions that count for each limit, this one left out. */
  used: number
  used_by_role: number
  used_in_database: number
}

const LIMITS = `select rolname as role, datname as database, rolsuper as is_superuser,
    rolconnlimit as of_role, datconnlimit as of_database,
    current_setting('max_connections')::int
      - case when rolsuper then 0 else current_setting('superuser_reserved_connections')::int
        + coalesce(current_setting('reserved_connections', true)::int, 0) end as server,
    sessions.*
  from pg_roles, pg_database,
    lateral (select count(*)::int as used,
        count(*) filter (where usesysid = pg_roles.oid)::int as used_by_role,
        count(*) filter (where datid = pg_database.oid)::int as used_in_database
      from pg_stat_activity where usesysid is not null and datid is not null and pid <> pg_backend_pid()) as sessions
  where rolname = session_user and datname = current_database()`

interface PoolSize {
  max: number
  /** Whether the database allows fewer connections than the process wants. */
  isTight: boolean
  /** A line for the operator, where the database allows fewer or others leave fewer; otherwise null. */
  notice: string | null
}

/**
 * Compares `DATABASE_POOL` with the connections that server, role and database allow, and with those that are in use. A
 * pooler between has limits of its own, which nothing tells.
 */
export async function choosePoolSize(
  connection: Connection,
  { DATABASE_POOL }: Pick<Config, 'DATABASE_POOL'>,
): Promise<PoolSize> {
  const client = await connectWithRetry(connection, { application_name: 'vehicle-record-portal start' })
  try {
    const { rows } = await client.query<Limits>(LIMITS)
    return rows[0] ? poolSizeFor(rows[0], DATABASE_POOL) : { max: DATABASE_POOL, isTight: false, notice: null }
  } finally {
    await client.end().catch(() => {})
  }
}

export function poolSizeFor(limits: Limits, wanted: number): PoolSize {
  const { role, database, server, of_role, of_database, is_superuser, used, used_by_role, used_in_database } = limits
  const all = [{ allows: server, used, by: 'max_connections without the reserved ones' }]
  // PostgreSQL does not hold superusers to these.
  if (!is_superuser && of_role >= 0) all.push({ allows: of_role, used: used_by_role, by: `the limit of role ${role}` })
  if (!is_superuser && of_database >= 0)
    all.push({ allows: of_database, used: used_in_database, by: `the limit of database ${database}` })
  const least = all.reduce((one, other) => (other.allows < one.allows ? other : one))
  const fullest = all.reduce((one, other) => (other.allows - other.used < one.allows - one.used ? other : one))
  const needed = wanted + BESIDE_POOL
  const max = least.allows < needed ? Math.max(1, least.allows - BESIDE_POOL - SPARE) : wanted
  const isTight = fullest.allows - fullest.used < needed
  const wants = `this process wants ${needed} (DATABASE_POOL is ${wanted}, and ${BESIDE_POOL} more for the health check and live updates)`
  const notice = !isTight
    ? null
    : least.allows < needed
      ? `The database allows ${least.allows} connections (${least.by}), and ${wants}. It works with a pool of ${max}. Raise the limit, or set DATABASE_POOL=${max}.`
      : `The database allows ${fullest.allows} connections (${fullest.by}), of which others use ${fullest.used}, and ${wants}. It works with those that it gets. Raise the limit, or lower DATABASE_POOL of each process.`
  return { max, isTight, notice }
}
