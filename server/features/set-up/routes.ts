import type { Expression } from 'kysely'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import { setUpEndpoints as calls, type SetUpProgress } from '#contract/set-up/set-up.ts'
import type { Db } from '../../db/connect.ts'
import { query, type Route } from '../../http/route.ts'

/** `GET /set-up/progress`: which steps are done. Each step is one lookup, however large the office is. */
const getSetUpProgress = (db: Db): Promise<SetUpProgress> =>
  db
    .selectNoFrom((eb) => {
      const exists = (rows: Expression<unknown>) => eb.exists(rows).$castTo<boolean>()
      return [
        exists(eb.selectFrom('office_profile').select('id')).as('office'),
        exists(eb.selectFrom('settings').select('name').where('name', '=', 'upi')).as('upi'),
        exists(eb.selectFrom('rtos').select('id')).as('rtos'),
        exists(eb.selectFrom('firms').select('id').where('name', '<>', NOT_FINANCED)).as('firms'),
        exists(eb.selectFrom('users').select('id').where('role', '=', 'employee')).as('people'),
        exists(eb.selectFrom('clients').select('id').where('is_verified', '=', true)).as('dealer'),
        exists(eb.selectFrom('cases').select('id')).as('firstCase'),
        exists(
          eb.selectFrom('vehicles').select('id').where('told_at', 'is not', null).where('last_case_at', 'is', null),
        ).as('register'),
        exists(eb.selectFrom('rates').select('id')).as('prices'),
      ]
    })
    .executeTakeFirstOrThrow()

export const setUpRoutes: Route[] = [query(calls.progress, getSetUpProgress)]
