import { sql } from 'kysely'
import { FOUND_CASES } from '#contract/cases/case-lists.ts'
import { messages } from '#contract/messages.ts'
import { plannedAnew } from '../../db/prepared.ts'
import { badInput } from '../../http/errors.ts'
import { containing } from '../../http/listing.ts'
import type { SomeCases } from './case-orders.ts'

const has = (part: string) => sql<boolean>`cases.search_text like upper(${containing(part)})`

/** What was typed in the letter case of the search, and the same as a plate is kept there: without spaces and hyphens. */
function spelled(search: string): { text: string; plate: string } {
  const text = search.replaceAll(/\s/g, ' ').toUpperCase()
  return { text, plate: text.replaceAll(/[ -]/g, '') }
}

/**
 * Those of some cases that hold a text, a plate with or without its spaces and hyphens. It looks through the text that
 * the table keeps for it.
 */
export function searched(cases: SomeCases, search: string | undefined): SomeCases {
  if (!search) return cases
  const { text, plate } = spelled(search)
  return cases.where((eb) => eb.or(plate && plate !== text ? [has(text), has(plate)] : [has(text)]))
}

/** Three in a row are what the index of the search can find. */
const indexed = (text: string) => /[\p{L}\p{N}]{3}/u.test(text)

/**
 * The ids of those of very many cases that hold a text: at most 2,000, 400 for more. 400, too, for a text without three
 * letters or digits in a row, unless it is a plate in groups (`MH 12 AB`), which is looked for among the plates.
 */
export async function findAmongMany(cases: SomeCases, search: string): Promise<string[]> {
  const { text, plate } = spelled(search)
  const parts = [...new Set([text, plate])].filter(indexed)
  if (parts.length === 0 || (!indexed(text) && text.startsWith('VR-')))
    throw badInput({ search: messages.cases.searchTooShort })
  const rows = await cases
    .where((eb) => eb.or(parts.map(has)))
    .select('cases.id')
    .modifyFront(plannedAnew)
    .limit(FOUND_CASES + 1)
    .execute()
  if (rows.length > FOUND_CASES) throw badInput({ search: messages.cases.searchTooWide })
  return rows.map(({ id }) => id)
}
