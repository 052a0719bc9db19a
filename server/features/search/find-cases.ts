import { type RawBuilder, sql } from 'kysely'
import { MAX_CASES } from '#contract/search/search.ts'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../db/connect.ts'
import { escapeLike, likeAnywhere } from '../../http/listing.ts'
import type { CaseQueryBuilder } from '../cases/case-orders.ts'
import { visibleCases } from '../cases/scope.ts'
import { plateEndsWith } from '../cases/search-cases.ts'
import { parseSearchText, type SearchTerms } from './parse-search-text.ts'

/** The number of newest cases that are scanned before the index of all texts is used. */
const NEWEST = 2000
/** Of more matches than this, only the first ones of the index are sorted: reading all took 90 ms. */
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
 * Returns the cases that match a text, of those that the actor may see: first those with a matching
 * number (CaseNo, end of a plate, start of a phone), then those that contain it anywhere, each newest
 * first.
 *
 * An actor with few cases has all of them scanned. Among more, a common text is found among the newest
 * cases, and any other text is rare enough for the index of all texts. So no statement depends on the
 * planner's estimate of how common a text is, which is far off for most names.
 */
export async function findCases(db: Db, actor: Searcher, text: string, limit = NEWEST): Promise<CaseHit[]> {
  const terms = parseSearchText(text)
  const newest = await findAmongNewest(db, actor, terms, limit)
  if (newest.scanned < limit) return newest.hits
  const numbered = await findByNumber(db, actor, terms)
  const firstHits = unique([...numbered, ...newest.hits])
  const isAll = firstHits.length >= MAX_CASES || (terms.isWhole && numbered.length > 0)
  if (isAll || !terms.words.some(hasPiece)) return firstHits
  return unique([...firstHits, ...(await findAnywhere(db, actor, terms))])
}

/** Returns whether the index of all texts can find a text; any other text would scan every case. */
const hasPiece = (text: string) => /[\p{L}\p{N}]{3}/u.test(text)

function unique(hits: readonly CaseHit[]): CaseHit[] {
  const ids = new Set<string>()
  return hits.filter(({ id }) => !ids.has(id) && ids.add(id)).slice(0, MAX_CASES)
}

/** Scans the newest cases; returns the first matches and the number of scanned cases. */
async function findAmongNewest(db: Db, actor: Searcher, terms: SearchTerms, limit: number) {
  const rows = await db
    .with('newest', () =>
      visibleCases(db, actor)
        .select([...columns, 'cases.search_text'])
        // Each order has its index; without it an employee's cases would be filtered from all cases.
        .$if(actor.role === 'employee', (query) => query.orderBy('cases.application_date', 'desc'))
        .$if(actor.role === 'client', (query) => query.where('cases.id', 'in', newestAssigned(db, actor, limit)))
        .orderBy('cases.id', 'desc')
        .limit(limit),
    )
    .selectFrom((eb) => eb.selectFrom('newest').select(eb.fn.countAll<number>().as('scanned')).as('counted'))
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('newest as cases')
          .select(columns)
          .where(sql<boolean>`(${sql.join([...byNumber(terms), holds(terms)], sql` or `)})`)
          .orderBy(rank(terms))
          .orderBy('cases.id', 'desc')
          .limit(MAX_CASES)
          .as('hit'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .execute()
  const hits = rows.filter((row) => row.id !== null) as CaseHit[]
  return { scanned: rows[0]?.scanned ?? 0, hits }
}

/**
 * Selects the newest cases of a client by the index of assignments; they would else be filtered from
 * all cases.
 */
const newestAssigned = (db: Db, { clientId }: Searcher, limit: number) =>
  db
    .selectFrom('case_assignments')
    .select('case_id')
    .where('client_id', '=', clientId)
    .where('case_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)

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

async function findByNumber(db: Db, actor: Searcher, terms: SearchTerms): Promise<CaseHit[]> {
  const findBy = (condition: RawBuilder<boolean>) => firstOf(db, visibleCases(db, actor).where(condition), terms)
  return unique((await Promise.all(byNumber(terms).map(findBy))).flat())
}

const findAnywhere = (db: Db, actor: Searcher, terms: SearchTerms): Promise<CaseHit[]> =>
  firstOf(db, visibleCases(db, actor).where(holds(terms)), terms)

/**
 * Returns the first of some matches. They are found before they are sorted, which rules out a plan
 * that walks all cases newest first in the hope of eight early matches.
 */
function firstOf(db: Db, matches: CaseQueryBuilder, terms: SearchTerms) {
  return db
    .with(
      (cte) => cte('cases').materialized(),
      () => matches.select([...columns, 'cases.search_text']).limit(MAX_MATCHES),
    )
    .selectFrom('cases')
    .select(columns)
    .orderBy(rank(terms))
    .orderBy('cases.id', 'desc')
    .limit(MAX_CASES)
    .execute()
}

export type CaseHit = Awaited<ReturnType<typeof firstOf>>[number]

/**
 * Returns the condition that a case contains every word, or all of them joined: a plate that was typed
 * in groups.
 */
function holds({ words, bare }: SearchTerms): RawBuilder<boolean> {
  const has = (part: string) => sql<boolean>`cases.search_text like upper(${likeAnywhere(part)})`
  const every = sql<boolean>`(${sql.join(words.map(has), sql` and `)})`
  return hasPiece(bare) && words[0] !== bare ? sql`(${every} or ${has(bare)})` : every
}

/** Ranks the case with that CaseNo first, then plates with that end, then other numbers with that end. */
const rank = ({ bare, caseNo }: SearchTerms) => sql`case
  when cases.case_no = ${caseNo}::text then 0
  when ${plateEndsWith(bare || ' ')} then 1
  when (cases.search_text || E'\n') like ${`%${escapeLike(bare)}\n%`} then 2
  else 3 end`
