import { type RawBuilder, sql } from 'kysely'
import type { CaseStatus } from '#contract/cases/case-kinds.ts'
import { MAX_SEARCH_MATCHES } from '#contract/cases/case-lists.ts'
import { isWholePlate, normalizePlate } from '#contract/cases/plate.ts'
import { SORTABLE_CASES } from '#contract/long-lists.ts'
import { messages } from '#contract/messages.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { badRequest } from '../../http/errors.ts'
import { type CaseQueryBuilder, hasStatus } from './case-orders.ts'
import {
  clientsNamed,
  hasRejection,
  hasText,
  isCreatedBy,
  phoneIn,
  plateEndsWith,
  spelled,
  statusesNamed,
} from './search-cases.ts'

/** What a search of a very long list found: all cases of some statuses, and others. */
interface Found {
  statuses: CaseStatus[]
  /** The condition of the others, which may hold for cases of these statuses, too. */
  others: RawBuilder<boolean>
  /** The number of others in any other status. */
  count: number
}

/** Three letters or digits in a row are the shortest text that the index can find. */
const indexed = (text: string) => /[\p{L}\p{N}]{3}/u.test(text)

/**
 * Returns the ids of the cases of a very long list that contain a text: at most 2,000, 400 for more.
 * 400 also for a text without three letters or digits in a row, unless it is a plate in groups (`MH 12
 * AB`), which is searched among the plates. A complete plate finds only the cases with exactly this
 * plate.
 */
export async function findTexts(cases: CaseQueryBuilder, search: string): Promise<string[]> {
  const { text, plate } = spelled(search)
  if (isWholePlate(search)) {
    const ofPlate = await idsOf(cases, plateEndsWith(normalizePlate(search)))
    if (ofPlate.length > 0) return ofPlate
  }
  const parts = [...new Set([text, plate])].filter(indexed)
  if (parts.length === 0 || (!indexed(text) && text.startsWith('VR-')))
    throw badRequest({ search: messages.cases.searchTooShort })
  const phone = phoneIn(text)
  const ids = await idsOf(
    cases,
    oneOf([
      ...parts.map(hasText),
      ...(phone ? [sql<boolean>`cases.buyer_phone_no like ${`${phone}%`}`] : []),
      ...(indexed(text) ? [hasRejection(text)] : []),
    ]),
  )
  if (ids.length > MAX_SEARCH_MATCHES) throw tooWide()
  return ids
}

/**
 * Searches a very long list by indexes only: statuses by their word, people by small sets of their ids,
 * everything else by the texts of cases. Cases of a matching status are not counted here.
 *
 * 400 as for the texts alone, and for more than 20,000 cases together with those of the people.
 */
export async function searchLongList(
  db: Db,
  cases: CaseQueryBuilder,
  listed: readonly CaseStatus[],
  search: string,
): Promise<Found> {
  const ids = await findTexts(cases, search)
  const { text } = spelled(search)
  if (!indexed(text) || isWholePlate(search)) return { statuses: [], others: hasId(ids), count: ids.length }
  const statuses = statusesNamed(listed, text)
  const others = oneOf([hasId(ids), isCreatedBy(text), isAssignedTo(text)])
  const count = await countUpTo(
    db,
    cases.where(others).where((eb) => eb.not(hasStatus(statuses))),
  )
  if (count > SORTABLE_CASES) throw tooWide()
  return { statuses, others, count }
}

const tooWide = () => badRequest({ search: messages.cases.searchTooWide })

const oneOf = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`

const hasId = (ids: string[]) => sql<boolean>`cases.id = any(${ids}::uuid[])`

/** By the index of assignments; a subquery for each case would read all cases of the list. */
const isAssignedTo = (text: string) => sql<boolean>`cases.id = any(array(
  select case_id from case_assignments where client_id = any(${clientsNamed(text)})))`

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

/** Counts the cases, no further than one more than allowed. */
async function countUpTo(db: Db, cases: CaseQueryBuilder): Promise<number> {
  const { count } = await db
    .selectFrom(
      cases
        .select('cases.id')
        .limit(SORTABLE_CASES + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .modifyFront(forceCustomPlan)
    .executeTakeFirstOrThrow()
  return count
}
