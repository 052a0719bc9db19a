import type pg from 'pg'
import { StartError } from '../start/start-error.ts'

/* The table backup_targets: the state of automatic backups (server/jobs/watch.ts). */

/** Records a backup target, with its newest good backup. */
export async function recordTarget(client: pg.ClientBase, target: string, every: number, goodAt: Date | undefined) {
  const { rows } = await client.query("select to_regclass('backup_targets') as known")
  if (!rows[0]?.known) throw new StartError('The database is not of this version of the portal: start the portal once.')
  await client.query(
    `insert into backup_targets as known (target, every_seconds, set_up_at, good_at) values ($1, $2, now(), $3)
     on conflict (target) do update set every_seconds = excluded.every_seconds, good_at = coalesce(excluded.good_at, known.good_at)`,
    [target, Math.max(1, Math.round(every / 1000)), goodAt ?? null],
  )
}

/** Records a good backup of a known target. */
export const recordGood = (client: pg.ClientBase, target: string, goodAt: Date) =>
  client.query('update backup_targets set good_at = $2, failure = null, reported_at = null where target = $1', [
    target,
    goodAt,
  ])

export const recordFailure = (client: pg.ClientBase, target: string, reason: string) =>
  client.query('update backup_targets set failure = $2 where target = $1', [target, reason])

/** Removes a backup target; returns whether it was known. */
export async function forgetTarget(client: pg.ClientBase, target: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from backup_targets where target = $1', [target])
  return rowCount === 1
}
