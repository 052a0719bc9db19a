import { type RawBuilder, sql } from 'kysely'
import { MAX_CASES } from '#contract/search/search.ts'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../db/connect.ts'
import { escapeLike, likeAnywhere } from '../../http/listing.ts'
import type { CaseQueryBuilder } from '../cases/case-orders.ts'
import { visibleCases } from '../cases/scope.ts'
import { plateEndsWith } from '../cases/search-cases.ts'
import { parseSearchText, type SearchTerms } from './parse-search-text.ts'

/** So many of the newest cases are looked through one by one, before the index of all texts is asked. */
const NEWEST = 2000
/** Of more cases than this that hold a text, those that the index names first are ranked: reading all took 90 ms. */
const RANKED = 500
/** No index knows a piece of a text that is shorter. */
const PIECE = 3

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
 * The cases that a text leads to, of those that the actor may see: first whose own number it is (the case no, the end
 * of a plate, the start of a phone), then those that hold it anywhere, each newest first.
 *
 * Whoever sees few cases has them all looked through. Among more, a common text is met with the newest, and one that
 * is not is rare enough for the index of all texts: so no statement depends on the database's guess how common a text
 * is, which is far off for most names.
 */
export async function findCases(db: Db, actor: Searcher, text: string, limit = NEWEST): Promise<CaseHit[]> {
  const sought = parseSearchText(text)
  const newest = await findAmongNewest(db, actor, sought, limit)
  if (newest.seen < limit) return newest.hits
  const numbered = await findByNumber(db, actor, sought)
  const met = unique([...numbered, ...newest.hits])
  const isAll = met.length >= MAX_CASES || (sought.isWhole && numbered.length > 0)
  if (isAll || !sought.words.some(hasPiece)) return met
  return unique([...met, ...(await findAnywhere(db, actor, sought))])
}

/** True for a text that the index of all texts can be asked for; for any other it would look through every case. */
const hasPiece = (text: string) => /[\p{L}\p{N}]{3}/u.test(text)

function unique(hits: readonly CaseHit[]): CaseHit[] {
  const ids = new Set<string>()
  return hits.filter(({ id }) => !ids.has(id) && ids.add(id)).slice(0, MAX_CASES)
}

/** The newest cases one by one: the first hits among them, and how many there were to look at. */
async function findAmongNewest(db: Db, actor: Searcher, sought: SearchTerms, limit: number) {
  const rows = await db
    .with('newest', () =>
      visibleCases(db, actor)
        .select([...columns, 'cases.search_text'])
        // Each order has its index; an employee's would else be picked out of everyone's.
        .$if(actor.role === 'employee', (query) => query.orderBy('cases.application_date', 'desc'))
        .$if(actor.role === 'client', (query) => query.where('cases.id', 'in', newestAssigned(db, actor, limit)))
        .orderBy('cases.id', 'desc')
        .limit(limit),
    )
    .selectFrom((of) =>
      of
        .selectFrom('newest')
        .select((all) => all.fn.countAll<number>().as('seen'))
        .as('looked'),
    )
    .leftJoin(
      (of) =>
        of
          .selectFrom('newest as cases')
          .select(columns)
          .where(sql<boolean>`(${sql.join([...byNumber(sought), holds(sought)], sql` or `)})`)
          .orderBy(rank(sought))
          .orderBy('cases.id', 'desc')
          .limit(MAX_CASES)
          .as('hit'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .execute()
  const hits = rows.filter((row) => row.id !== null) as CaseHit[]
  return { seen: rows[0]?.seen ?? 0, hits }
}

/** A client's would else be picked out of everyone's, too: their index is the assignments'. */
const newestAssigned = (db: Db, { clientId }: Searcher, limit: number) =>
  db
    .selectFrom('case_assignments')
    .select('case_id')
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(limit)

/** Where the text is a number of the case's own: one condition, and one index, for each kind of number. */
function byNumber({ bare, caseNo, phone }: SearchTerms): RawBuilder<boolean>[] {
  return [
    ...(caseNo ? [sql<boolean>`cases.case_no = ${caseNo}`] : []),
    ...(bare.length >= PIECE ? [plateEndsWith(bare)] : []),
    ...(phone ? [sql<boolean>`cases.buyer_phone_no like ${`${phone}%`}`] : []),
    ...(phone ? [sql<boolean>`cases.seller_phone_no like ${`${phone}%`}`] : []),
  ]
}

async function findByNumber(db: Db, actor: Searcher, sought: SearchTerms): Promise<CaseHit[]> {
  const some = (condition: RawBuilder<boolean>) => firstOf(db, visibleCases(db, actor).where(condition), sought)
  return unique((await Promise.all(byNumber(sought).map(some))).flat())
}

const findAnywhere = (db: Db, actor: Searcher, sought: SearchTerms): Promise<CaseHit[]> =>
  firstOf(db, visibleCases(db, actor).where(holds(sought)), sought)

/**
 * The first of some cases, found before they are put into order: a plan that walks all cases newest first, hoping to
 * meet eight soon, is out of the question.
 */
function firstOf(db: Db, some: CaseQueryBuilder, sought: SearchTerms) {
  return db
    .with(
      (cte) => cte('cases').materialized(),
      () => some.select([...columns, 'cases.search_text']).limit(RANKED),
    )
    .selectFrom('cases')
    .select(columns)
    .orderBy(rank(sought))
    .orderBy('cases.id', 'desc')
    .limit(MAX_CASES)
    .execute()
}

export type CaseHit = Awaited<ReturnType<typeof firstOf>>[number]

/** True where a case holds every word, or all of them in one: a plate that was typed in its groups. */
function holds({ words, bare }: SearchTerms): RawBuilder<boolean> {
  const has = (part: string) => sql<boolean>`cases.search_text like upper(${likeAnywhere(part)})`
  const every = sql<boolean>`(${sql.join(words.map(has), sql` and `)})`
  return hasPiece(bare) && words[0] !== bare ? sql`(${every} or ${has(bare)})` : every
}

/** The case of that no first, then plates that end so, then those of which another number ends so. */
const rank = ({ bare, caseNo }: SearchTerms) => sql`case
  when cases.case_no = ${caseNo}::text then 0
  when ${plateEndsWith(bare || ' ')} then 1
  when (cases.search_text || E'\n') like ${`%${escapeLike(bare)}\n%`} then 2
  else 3 end`
