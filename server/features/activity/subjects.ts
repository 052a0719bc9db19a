import { type SqlBool, sql } from 'kysely'
import type { ActivityKind } from '#contract/activity/activity-actions.ts'
import { messages } from '#contract/messages.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import type { Db } from '../../db/connect.ts'

/** A text that matches more subjects of a kind than this is too unspecific as a filter. */
const MOST = 500

type Named = { id: string; name: string }

interface Subject {
  /** Reads the names of today of the subjects with these ids. */
  names: (db: Db, ids: readonly string[]) => Promise<Named[]>
  /** Finds subjects by text: by their own names; bills also, and payments only, by the client's. */
  find: (db: Db, pattern: string) => Promise<{ id: string }[]>
}

const among = (ids: readonly string[]) => sql<SqlBool>`id = any(${ids}::uuid[])`

const clientsLike = (db: Db, pattern: string) =>
  db
    .selectFrom('clients')
    .select('id')
    .where(sql<SqlBool>`concat_ws(' ', firm_name, first_name, last_name, email) ilike ${pattern}`)
    .limit(MOST)

/** How the activity log names the subjects of each kind, and finds them by text. */
export const subjects: Record<Exclude<ActivityKind, 'setting'>, Subject> = {
  case: {
    names: (db, ids) => db.selectFrom('cases').select(['id', 'case_no as name']).where(among(ids)).execute(),
    find: (db, pattern) =>
      db
        .selectFrom('cases')
        .select('id')
        .where('search_text', 'like', sql<string>`upper(${pattern})`)
        .limit(MOST)
        .execute(),
  },
  payment: {
    names: async (db, ids) => {
      const { rows } = await sql<{ id: string; firm_name: string; amount: number }>`
        select payments.id, firm_name, amount from payments join clients on clients.id = client_id
        where payments.id = any(${ids}::uuid[])`.execute(db)
      return rows.map(({ id, firm_name, amount }) => ({
        id,
        name: messages.activity.paymentOf(showRupees(toRupees(amount)), firm_name),
      }))
    },
    find: (db, pattern) =>
      db
        .selectFrom('payments')
        .select('id')
        .where('client_id', 'in', clientsLike(db, pattern))
        .orderBy('id', 'desc')
        .limit(MOST)
        .execute(),
  },
  bill: {
    names: async (db, ids) => {
      const { rows } = await sql<Named>`
        select bills.id, bill_no || ', ' || to_char(bill_date, 'MM/YYYY') || ', ' || firm_name as name
        from bills join clients on clients.id = client_id where bills.id = any(${ids}::uuid[])`.execute(db)
      return rows
    },
    find: (db, pattern) =>
      db
        .selectFrom('bills')
        .select('id')
        .where((eb) => eb.or([eb('bill_no', 'ilike', pattern), eb('client_id', 'in', clientsLike(db, pattern))]))
        .limit(MOST)
        .execute(),
  },
  request: {
    names: async (db, ids) => {
      const { rows } = await sql<Named>`
        select requests.id, vehicle_no || ', ' || firm_name as name
        from requests join clients on clients.id = client_id where requests.id = any(${ids}::uuid[])`.execute(db)
      return rows
    },
    find: (db, pattern) =>
      db
        .selectFrom('requests')
        .select('id')
        .where((eb) => eb.or([eb('vehicle_no', 'ilike', pattern), eb('client_id', 'in', clientsLike(db, pattern))]))
        .orderBy('id', 'desc')
        .limit(MOST)
        .execute(),
  },
  client: {
    names: (db, ids) => db.selectFrom('clients').select(['id', 'firm_name as name']).where(among(ids)).execute(),
    find: (db, pattern) => clientsLike(db, pattern).execute(),
  },
  user: {
    names: (db, ids) =>
      db
        .selectFrom('users')
        .select(['id', sql<string>`concat_ws(' ', first_name, last_name, employee_code)`.as('name')])
        .where(among(ids))
        .execute(),
    find: (db, pattern) =>
      db
        .selectFrom('users')
        .select('id')
        .where(sql<SqlBool>`concat_ws(' ', first_name, last_name, email, employee_code) ilike ${pattern}`)
        .limit(MOST)
        .execute(),
  },
  branch: {
    names: (db, ids) => db.selectFrom('branches').select(['id', 'name']).where(among(ids)).execute(),
    find: (db, pattern) =>
      db
        .selectFrom('branches')
        .select('id')
        .where(sql<SqlBool>`concat_ws(' ', name, branch_code) ilike ${pattern}`)
        .limit(MOST)
        .execute(),
  },
  firm: {
    names: (db, ids) => db.selectFrom('firms').select(['id', 'name']).where(among(ids)).execute(),
    find: (db, pattern) => db.selectFrom('firms').select('id').where('name', 'ilike', pattern).limit(MOST).execute(),
  },
  rto: {
    names: (db, ids) => db.selectFrom('rtos').select(['id', 'display_name as name']).where(among(ids)).execute(),
    find: (db, pattern) =>
      db.selectFrom('rtos').select('id').where('display_name', 'ilike', pattern).limit(MOST).execute(),
  },
  service: {
    names: (db, ids) => db.selectFrom('services').select(['id', 'label as name']).where(among(ids)).execute(),
    find: (db, pattern) =>
      db.selectFrom('services').select('id').where('label', 'ilike', pattern).limit(MOST).execute(),
  },
  form: {
    names: (db, ids) => db.selectFrom('forms').select(['id', 'name']).where(among(ids)).execute(),
    find: (db, pattern) => db.selectFrom('forms').select('id').where('name', 'ilike', pattern).limit(MOST).execute(),
  },
  vehicle: {
    names: (db, ids) => db.selectFrom('vehicles').select(['id', 'plate_key as name']).where(among(ids)).execute(),
    find: (db, pattern) =>
      db
        .selectFrom('vehicles')
        .select('id')
        .where('search_text', 'like', sql<string>`upper(${pattern})`)
        .limit(MOST)
        .execute(),
  },
  document: {
    names: (db, ids) => db.selectFrom('documents').select(['id', 'name']).where(among(ids)).execute(),
    find: (db, pattern) =>
      db.selectFrom('documents').select('id').where('name', 'ilike', pattern).limit(MOST).execute(),
  },
  mail: {
    names: (db, ids) => db.selectFrom('deliveries').select(['id', 'subject as name']).where(among(ids)).execute(),
    find: (db, pattern) =>
      db.selectFrom('deliveries').select('id').where('recipient', 'ilike', pattern).limit(MOST).execute(),
  },
  key: {
    names: (db, ids) => db.selectFrom('api_keys').select(['id', 'name']).where(among(ids)).execute(),
    find: (db, pattern) => db.selectFrom('api_keys').select('id').where('name', 'ilike', pattern).limit(MOST).execute(),
  },
  import: {
    names: (db, ids) => db.selectFrom('imports').select(['id', 'kind as name']).where(among(ids)).execute(),
    find: (db, pattern) =>
      db.selectFrom('imports').select('id').where(sql<SqlBool>`kind ilike ${pattern}`).limit(MOST).execute(),
  },
  webhook: {
    names: (db, ids) => db.selectFrom('webhooks').select(['id', 'url as name']).where(among(ids)).execute(),
    find: (db, pattern) => db.selectFrom('webhooks').select('id').where('url', 'ilike', pattern).limit(MOST).execute(),
  },
}
