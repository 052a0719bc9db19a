import { type RawBuilder, sql } from 'kysely'
import { MAX_CASES } from '#contract/search/search.ts'
import type { Actor } from '../../context/actor.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { escapeLike, searchRows } from '../../http/listing.ts'
import { hasText, plateEndsWith } from '../cases/list/case-text-filter.ts'
import { visibleCases } from '../cases/scope.ts'
import { parseSearchText, type SearchTerms } from './parse-search-text.ts'

/** Maximum matches that are ranked: reading all took 90 ms. */
export const MAX_MATCHES = 500
/** The shortest text that the index can find. */
export const PIECE = 3

type Searcher = Pick<Actor, 'role' | 'userId' | 'clientId'>

const columns = [
  'cases.id',
  'cases.case_no',
  'cases.vehicle_no',
  'cases.status',
  'cases.chassis_no',
  'cases.engine_no',
  'cases.application_no',
  'cases.buyer_name',
  'cases.seller_name',
  'cases.buyer_phone_no',
  'cases.seller_phone_no',
  'cases.firm_name',
] as const

/**
 * Returns the cases that match a text, of those that the actor may see: first those with a matching number (CaseNo, end
 * of a plate, start of a phone), then those that contain it anywhere, each newest first.
 */
export async function findCases(db: Db, actor: Searcher, text: string): Promise<CaseHit[]> {
  const terms = parseSearchText(text)
  const numbered = await firstOf(db, actor, terms, byNumber(terms))
  if (numbered.length >= MAX_CASES || (terms.isWhole && numbered.length > 0)) return numbered
  const ids = new Set(numbered.map(({ id }) => id))
  const others = (await firstOf(db, actor, terms, [holds(terms)])).filter(({ id }) => !ids.has(id))
  return [...numbered, ...others].slice(0, MAX_CASES)
}

/** Returns the conditions for a match with the CaseNo or the end of the plate: one, and one index, for each. */
export const byCaseNoOrPlate = ({ bare, caseNo }: SearchTerms): RawBuilder<boolean>[] => [
  ...(caseNo ? [sql<boolean>`cases.case_no = ${caseNo}`] : []),
  ...(bare.length >= PIECE ? [plateEndsWith(bare)] : []),
]

/** Returns the conditions for a match with a number of the case, those of phones included. */
function byNumber(terms: SearchTerms): RawBuilder<boolean>[] {
  const { phone } = terms
  return [
    ...byCaseNoOrPlate(terms),
    ...(phone ? [sql<boolean>`cases.buyer_phone_no like ${`${phone}%`}`] : []),
    ...(phone ? [sql<boolean>`cases.seller_phone_no like ${`${phone}%`}`] : []),
  ]
}

/** Returns the first of the cases that meet a condition; the newest ones where they are too many to be ranked. */
async function firstOf(db: Db, actor: Searcher, terms: SearchTerms, conditions: RawBuilder<boolean>[]) {
  if (conditions.length === 0) return []
  const { rows, total } = await searchRows(db, visibleCases(db, actor), 'cases.id', conditions, MAX_MATCHES)
  return rows
    .select(columns)
    .$if(total <= MAX_MATCHES, (few) => few.orderBy(rank(terms)))
    .orderBy('cases.id', 'desc')
    .limit(MAX_CASES)
    .modifyFront(forceCustomPlan)
    .execute()
}

export type CaseHit = Awaited<ReturnType<typeof firstOf>>[number]

/** Returns whether the index of all texts can find a text. */
const hasPiece = (text: string) => /[\p{L}\p{N}]{3}/u.test(text)

/** Returns the condition that a case contains every word, or all of them joined: a plate that was typed in groups. */
function holds({ words, bare }: SearchTerms): RawBuilder<boolean> {
  const every = sql<boolean>`(${sql.join(words.map(hasText), sql` and `)})`
  return hasPiece(bare) && words[0] !== bare ? sql`(${every} or ${hasText(bare)})` : every
}

/** Ranks the case with that CaseNo first, then plates with that end, then other numbers with that end. */
const rank = ({ bare, caseNo }: SearchTerms) => sql`case
  when cases.case_no = ${caseNo}::text then 0
  when ${plateEndsWith(bare || ' ')} then 1
  when (cases.search_text || E'\n') like ${`%${escapeLike(bare)}\n%`} then 2
  else 3 end`
