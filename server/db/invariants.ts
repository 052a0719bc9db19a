import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A law over the whole database, and the ids of up to ten rows that break it. */
export interface Judged {
  law: string
  broken: number
  examples: string[]
}

/** A connection, as far as the laws need one. */
interface Connected {
  query(text: string): Promise<{ rows: { id: string }[] }>
}

/** Runs every law of `invariants.sql`, one after the other. */
export async function checkInvariants(client: Connected): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const { law, query } of readLaws()) {
    const { rows } = await client.query(query)
    judged.push({ law, broken: rows.length, examples: rows.slice(0, 10).map(({ id }) => id) })
  }
  return judged
}

function readLaws(): { law: string; query: string }[] {
  const text = readFileSync(join(import.meta.dirname, 'invariants.sql'), 'utf8').replaceAll('\r\n', '\n')
  return text
    .split(/^-- law: /m)
    .slice(1)
    .map((part) => {
      const [law = '', ...query] = part.split('\n')
      return { law, query: query.join('\n') }
    })
}
