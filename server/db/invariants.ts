import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { checkHistoryChain } from '../history/history-chain.ts'

/** A law over the whole database, and up to ten rows that break it, by id or described. */
export interface InvariantResult {
  law: string
  broken: number
  examples: string[]
}

const SEALED = 'the history is, entry by entry, what was sealed'

/** Checks laws, one after the other, and the chain of the history. */
export async function checkInvariants(
  client: Pick<pg.ClientBase, 'query'>,
  laws = readLaws(),
): Promise<InvariantResult[]> {
  const results: InvariantResult[] = []
  for (const { law, query } of laws) {
    const { rows } = await client.query<{ id: string }>(query)
    results.push({ law, broken: rows.length, examples: rows.slice(0, 10).map(({ id }) => id) })
  }
  const faults = await checkHistoryChain(client)
  results.push({ law: SEALED, broken: faults.length, examples: faults.slice(0, 10) })
  return results
}

/** Returns every law of `invariants.sql`. */
export function readLaws(): { law: string; query: string }[] {
  const text = readFileSync(join(import.meta.dirname, 'invariants.sql'), 'utf8').replaceAll('\r\n', '\n')
  return text
    .split(/^-- law: /m)
    .slice(1)
    .map((part) => {
      const [law = '', ...query] = part.split('\n')
      return { law, query: query.join('\n') }
    })
}
