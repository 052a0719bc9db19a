import { type SqlBool, sql } from 'kysely'
import type { ActivityKind } from '#contract/activity/activity-actions.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import type { Db } from '../../db/connect.ts'

type Named = { id: string; name: string }

const among = (ids: readonly string[]) => sql<SqlBool>`id = any(${ids}::uuid[])`

const namers: Record<Exclude<ActivityKind, 'setting'>, (db: Db, ids: readonly string[]) => Promise<Named[]>> = {
  case: (db, ids) => db.selectFrom('cases').select(['id', 'case_no as name']).where(among(ids)).execute(),
  payment: async (db, ids) => {
    const { rows } = await sql<{ id: string; firm_name: string; amount: number }>`
      select payments.id, firm_name, amount from payments join clients on clients.id = client_id
      where payments.id = any(${ids}::uuid[])`.execute(db)
    return rows.map(({ id, firm_name, amount }) => ({ id, name: `${showRupees(toRupees(amount))} of ${firm_name}` }))
  },
  bill: async (db, ids) => {
    const { rows } = await sql<Named>`
      select bills.id, to_char(bill_date, 'Mon YYYY') || ', ' || firm_name as name
      from bills join clients on clients.id = client_id where bills.id = any(${ids}::uuid[])`.execute(db)
    return rows
  },
  client: (db, ids) => db.selectFrom('clients').select(['id', 'firm_name as name']).where(among(ids)).execute(),
  user: (db, ids) =>
    db
      .selectFrom('users')
      .select(['id', sql<string>`concat_ws(' ', first_name, last_name, employee_code)`.as('name')])
      .where(among(ids))
      .execute(),
  branch: (db, ids) => db.selectFrom('branches').select(['id', 'name']).where(among(ids)).execute(),
  firm: (db, ids) => db.selectFrom('firms').select(['id', 'name']).where(among(ids)).execute(),
  rto: (db, ids) => db.selectFrom('rtos').select(['id', 'display_name as name']).where(among(ids)).execute(),
  document: (db, ids) => db.selectFrom('documents').select(['id', 'name']).where(among(ids)).execute(),
  mail: (db, ids) => db.selectFrom('deliveries').select(['id', 'subject as name']).where(among(ids)).execute(),
}

/** Returns the present names of the subjects of some entries, by one query per kind. */
export async function readSubjectNames(
  db: Db,
  entries: readonly { subject_type: string; subject_id: string }[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const [kind, some] of Map.groupBy(entries, (entry) => entry.subject_type)) {
    const find = namers[kind as keyof typeof namers]
    if (!find) continue
    for (const { id, name } of await find(db, [...new Set(some.map((entry) => entry.subject_id))])) names.set(id, name)
  }
  return names
}
