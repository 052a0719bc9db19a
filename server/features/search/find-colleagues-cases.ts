import { MAX_CASES } from '#contract/search/search.ts'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../db/connect.ts'
import { byCaseNoOrPlate, MAX_MATCHES } from './find-cases.ts'
import { parseSearchText } from './parse-search-text.ts'

/**
 * Returns the newest cases of an employee's colleagues by CaseNo or the end of the plate, if the profile of the office
 * allows it. Names and phones are not searched: a match would reveal to whom a vehicle belongs.
 */
export async function findColleaguesCases(db: Db, { userId }: Pick<Actor, 'userId'>, text: string) {
  const conditions = byCaseNoOrPlate(parseSearchText(text))
  if (conditions.length === 0) return []
  return db
    .with(
      (cte) => cte('cases').materialized(),
      () =>
        db
          .selectFrom('cases')
          .select(['id', 'case_no', 'vehicle_no', 'status', 'created_by'])
          .where((eb) => eb.or(conditions))
          .where('cases.created_by', '<>', userId)
          .where((eb) =>
            eb.exists(eb.selectFrom('office_profile').select('id').where('colleagues_in_search', '=', true)),
          )
          .limit(MAX_MATCHES),
    )
    .selectFrom('cases')
    .innerJoin('users', 'users.id', 'cases.created_by')
    .select(['cases.case_no', 'cases.vehicle_no', 'cases.status', 'users.first_name', 'users.last_name'])
    .orderBy('cases.id', 'desc')
    .limit(MAX_CASES)
    .execute()
}

export type ColleagueHit = Awaited<ReturnType<typeof findColleaguesCases>>[number]
