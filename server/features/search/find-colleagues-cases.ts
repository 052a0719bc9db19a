import { MAX_CASES } from '#contract/search/search.ts'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../db/connect.ts'
import { plateEndsWith } from '../cases/search-cases.ts'
import { parseSearchText } from './parse-search-text.ts'

/** The characters from which on an index finds the end of a plate. */
const PLATE_END = 3

/** Of more matches than this, only the first ones of the index are sorted. */
const MATCHES = 500

/**
 * Returns the newest cases of an employee's colleagues by CaseNo or the end of the plate, if the
 * profile of the office allows it. Names and phones are not searched: a match would tell to whom a
 * vehicle belongs.
 */
export async function findColleaguesCases(db: Db, { userId }: Pick<Actor, 'userId'>, text: string) {
  const { bare, caseNo } = parseSearchText(text)
  if (!caseNo && bare.length < PLATE_END) return []
  return db
    .with(
      (cte) => cte('cases').materialized(),
      () =>
        db
          .selectFrom('cases')
          .select(['id', 'case_no', 'vehicle_no', 'status', 'created_by'])
          .where((eb) =>
            eb.or([
              ...(caseNo ? [eb('cases.case_no', '=', caseNo)] : []),
              ...(bare.length >= PLATE_END ? [plateEndsWith(bare)] : []),
            ]),
          )
          .where('cases.created_by', '<>', userId)
          .where((eb) =>
            eb.exists(eb.selectFrom('office_profile').select('id').where('colleagues_in_search', '=', true)),
          )
          .limit(MATCHES),
    )
    .selectFrom('cases')
    .innerJoin('users', 'users.id', 'cases.created_by')
    .select(['cases.case_no', 'cases.vehicle_no', 'cases.status', 'users.first_name', 'users.last_name'])
    .orderBy('cases.id', 'desc')
    .limit(MAX_CASES)
    .execute()
}

export type ColleagueHit = Awaited<ReturnType<typeof findColleaguesCases>>[number]
