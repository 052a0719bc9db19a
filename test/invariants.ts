import type pg from 'pg'
import { placedFields } from '#contract/cases/case-field-sets.ts'
import { t } from '#contract/texts.ts'
import { readLaws } from '#server/db/invariants.ts'
import { checkHistoryChain } from '#server/history/history-chain.ts'

/** Throws when a law of server/db/invariants.sql is broken; every office calls it when it closes. */
export async function assertInvariants(database: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const laws = readLaws()
  // In one message, with one answer for each: the way of 89 takes longer than the laws of a small office.
  const answers: unknown = await database.query(laws.map(({ query }) => query).join(''))
  const broken = (answers as pg.QueryResult[]).flatMap(({ rows }, index) =>
    rows.length > 0 ? [{ law: laws[index]?.law, broken: rows.length, examples: rows.slice(0, 10) }] : [],
  )
  const faults = await checkHistoryChain(database)
  if (broken.length + faults.length > 0)
    throw new Error(`Broken laws: ${JSON.stringify([...broken, ...faults], null, 1)}`)
}

const NAMED = [...placedFields.map(({ historyName }) => historyName), ...Object.keys(t.history.raw('fields'))]

/** Throws when the history has a field without a name for readers; rows of the rate card are named by the office. */
export async function assertFieldsNamed(database: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await database.query<{ field: string }>(
    `select distinct field from history, jsonb_object_keys(changes) as field
    where field <> all($1) and field ~ '^[a-z]\\w*$'`,
    [NAMED],
  )
  if (rows.length > 0)
    throw new Error(`Not in contract/texts/history/en.ts: ${rows.map(({ field }) => field).join(', ')}`)
}
