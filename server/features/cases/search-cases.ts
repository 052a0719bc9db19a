import { type RawBuilder, sql } from 'kysely'
import { MAX_SEARCH_MATCHES } from '#contract/cases/case-lists.ts'
import { isWholePlate, normalizePlate } from '#contract/cases/plate.ts'
import { messages } from '#contract/messages.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { badRequest } from '../../http/errors.ts'
import { escapeLike, likeAnywhere } from '../../http/listing.ts'
import type { CaseQueryBuilder } from './case-orders.ts'

/**
 * Returns the condition for the end of a plate; reversed, as in the index of migration 0010. `bare`
 * holds capitals and digits only.
 */
export const plateEndsWith = (bare: string) =>
  sql<boolean>`reverse(upper(translate(cases.vehicle_no, E' -.\t\n', ''))) like ${`${escapeLike([...bare].toReversed().join(''))}%`}`

const has = (text: string) => sql<boolean>`cases.search_text like upper(${likeAnywhere(text)})`

/**
 * Returns the search text in the letter case of the stored text, and in the form of stored plates:
 * without spaces and hyphens.
 */
function spelled(search: string): { text: string; plate: string } {
  const text = search.replaceAll(/\s/g, ' ').toUpperCase()
  return { text, plate: text.replaceAll(/[ -]/g, '') }
}

/** Restricts cases to those with a text, or with a plate in any spelling, by the search column of the table. */
export function whereTextMatches(cases: CaseQueryBuilder, search: string | undefined): CaseQueryBuilder {
  if (!search) return cases
  const { text, plate } = spelled(search)
  return cases.where((eb) => eb.or(plate && plate !== text ? [has(text), has(plate)] : [has(text)]))
}

/** Three letters or digits in a row are the shortest text that the index can find. */
const indexed = (text: string) => /[\p{L}\p{N}]{3}/u.test(text)

/**
 * Returns the ids of the cases of a very long list that contain a text: at most 2,000, 400 for more.
 * 400 also for a text without three letters or digits in a row, unless it is a plate in groups (`MH 12
 * AB`), which is searched among the plates. A complete plate finds only the cases with exactly this
 * plate.
 */
export async function searchLongList(cases: CaseQueryBuilder, search: string): Promise<string[]> {
  const { text, plate } = spelled(search)
  if (isWholePlate(search)) {
    const ofPlate = await idsOf(cases, plateEndsWith(normalizePlate(search)))
    if (ofPlate.length > 0) return ofPlate
  }
  const parts = [...new Set([text, plate])].filter(indexed)
  if (parts.length === 0 || (!indexed(text) && text.startsWith('VR-')))
    throw badRequest({ search: messages.cases.searchTooShort })
  const ids = await idsOf(cases, sql<boolean>`(${sql.join(parts.map(has), sql` or `)})`)
  if (ids.length > MAX_SEARCH_MATCHES) throw badRequest({ search: messages.cases.searchTooWide })
  return ids
}

/** Returns at most one id more than allowed. */
async function idsOf(cases: CaseQueryBuilder, condition: RawBuilder<boolean>): Promise<string[]> {
  const rows = await cases
    .where(condition)
    .select('cases.id')
    .modifyFront(forceCustomPlan)
    .limit(MAX_SEARCH_MATCHES + 1)
    .execute()
  return rows.map(({ id }) => id)
}
