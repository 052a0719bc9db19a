import { sql } from 'kysely'
import type { UsualDays } from '#contract/cases/case.ts'
import type { Db } from '../../db/connect.ts'

/** The way of a file: the RTO it goes to, and the services it asks for. */
interface Way {
  to_rto: string
  services: readonly string[]
}

/**
 * Reads how long files of some RTOs usually take, in one statement. A file takes as long as the slowest of its services;
 * null where the figures of one are missing.
 */
export async function readUsualDays(db: Db, ways: readonly Way[]): Promise<(way: Way) => UsualDays | null> {
  const rtos = [...new Set(ways.map(({ to_rto }) => to_rto))]
  const rows = await db
    .selectFrom('usual_days')
    .selectAll()
    .where('to_rto', '=', sql<string>`any(${rtos}::text[])`)
    .execute()
  return ({ to_rto, services }) => {
    const known = rows.filter((row) => row.to_rto === to_rto && services.includes(row.service))
    if (known.length === 0 || known.length < services.length) return null
    return { half: Math.max(...known.map(({ half }) => half)), most: Math.max(...known.map(({ most }) => most)) }
  }
}
