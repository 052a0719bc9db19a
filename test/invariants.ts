import type pg from 'pg'
import { checkInvariants } from '#server/db/invariants.ts'

/** Throws when a law of server/db/invariants.sql is broken; every office calls it when it closes. */
export async function assertInvariants(database: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const broken = (await checkInvariants(database)).filter((result) => result.broken > 0)
  if (broken.length > 0) throw new Error(`Broken laws: ${JSON.stringify(broken, null, 1)}`)
}
