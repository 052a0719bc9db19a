import type pg from 'pg'
import type { Clock } from '../clock.ts'

/** By how many milliseconds the database's clock is ahead of ours; below zero when it is behind. */
export async function clockDifference(client: Pick<pg.ClientBase, 'query'>, clock: Clock): Promise<number> {
  const before = clock.now().getTime()
  const { rows } = await client.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  )
  const after = clock.now().getTime()
  return Math.round(Number(rows[0]?.ms) - (before + after) / 2)
}
