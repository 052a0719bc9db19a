import { type RawBuilder, sql } from 'kysely'
import { MAX_SEARCH_MATCHES } from '#contract/cases/case-lists.ts'
import { isWholePlate, normalizePlate } from '#contract/cases/plate.ts'
import { messages } from '#contract/messages.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { badRequest } from '../../http/errors.ts'
import { escapeLike, likeAnywhere } from '../../http/listing.ts'
import type { CaseQueryBuilder } from './case-orders.ts'

/** Read backwards, as migration 0010 has the plate in its index. `bare` holds capitals and figures alone. */
export const plateEndsWith = (bare: string) =>
  sql<boolean>`reverse(upper(translate(cases.vehicle_no, E' -.\t\n', ''))) like ${`${escapeLike([...bare].toReversed().join(''))}%`}`

const has = (part: string) => sql<boolean>`cases.search_text like upper(${likeAnywhere(part)})`

/** What was typed in the letter case of the search, and the same as a plate is kept there: without spaces and hyphens. */
function spelled(search: string): { text: string; plate: string } {
  const text = search.replaceAll(/\s/g, ' ').toUpperCase()
  return { text, plate: text.replaceAll(/[ -]/g, '') }
}

/**
 * Those of some cases that hold a text, a plate with or without its spaces and hyphens. It looks through the text that
 * the table keeps for it.
 */
export function whereTextMatches(cases: CaseQueryBuilder, search: string | undefined): CaseQueryBuilder {
  if (!search) return cases
  const { text, plate } = spelled(search)
  return cases.where((eb) => eb.or(plate && plate !== text ? [has(text), has(plate)] : [has(text)]))
}

/** Three in a row are what the index of the search can find. */
const indexed = (text: string) => /[\p{L}\p{N}]{3}/u.test(text)

/**
 * The ids of those of very many cases that hold a text: at most 2,000, 400 for more. 400, too, for a text without three
 * letters or digits in a row, unless it is a plate in groups (`MH 12 AB`), which is looked for among the plates. Where
 * a case has the plate that was typed in full, no other case is meant.
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

/** At most one more than may be found. */
async function idsOf(cases: CaseQueryBuilder, condition: RawBuilder<boolean>): Promise<string[]> {
  const rows = await cases
    .where(condition)
    .select('cases.id')
    .modifyFront(forceCustomPlan)
    .limit(MAX_SEARCH_MATCHES + 1)
    .execute()
  return rows.map(({ id }) => id)
}
