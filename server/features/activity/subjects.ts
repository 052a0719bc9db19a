import { type RawBuilder, sql } from 'kysely'
import type { ActivityKind } from '#contract/activity-actions.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import type { Db } from '../../db/connect.ts'
import type { DB } from '../../db/schema.generated.ts'

/** A text that matches more subjects of a kind than this is too unspecific as a filter. */
const MOST = 500

type Named = { id: string; name: string }

interface Subject {
  /** Reads the names of today of the subjects with these ids. */
  names: (db: Db, ids: readonly string[]) => Promise<Named[]>
  /** Finds subjects by text: by their own names; bills and requests also, and payments only, by the client's. */
  find: (db: Db, pattern: string) => Promise<{ id: string }[]>
}

const clientText = sql`concat_ws(' ', firm_name, first_name, last_name, email)`

const clientsLike = (db: Db, pattern: string) =>
  db.selectFrom('clients').select('id').where(sql<boolean>`folded(${clientText}) like folded(${pattern})`).limit(MOST)

const matches = (text: RawBuilder<unknown>) => (pattern: string) => sql`folded(${text}) like folded(${pattern})`
/** Uses the index of a text in capitals. */
const inSearchText = (pattern: string) => sql`search_text like folded(${pattern})`

/** A kind that is named by its own row. `isFound` is the condition of a search, by default on the name. */
const named = (table: keyof DB, name: RawBuilder<unknown>, isFound = matches(name)): Subject => ({
  names: async (db, ids) => {
    const from = sql`from ${sql.table(table)} where id = any(${ids}::uuid[])`
    return (await sql<Named>`select id, ${name} as name ${from}`.execute(db)).rows
  },
  find: async (db, pattern) => {
    const from = sql`from ${sql.table(table)} where ${isFound(pattern)} limit ${MOST}`
    return (await sql<{ id: string }>`select id ${from}`.execute(db)).rows
  },
})

/** Finds subjects by their client, or as `isFound` does, the newest ones first. */
const byClient =
  (table: keyof DB, isFound: ReturnType<typeof matches>): Subject['find'] =>
  async (db, pattern) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where ${isFound(pattern)} or client_id in (${clientsLike(db, pattern)})
      order by id desc limit ${MOST}`.execute(db)
    return rows
  }

/** A kind that is named by its own row and the firm of its client. */
const ofClient = (table: keyof DB, name: RawBuilder<unknown>, isFound = matches(name)): Subject => ({
  names: async (db, ids) => {
    const { rows } = await sql<Named>`
      select subject.id, ${name} || ', ' || firm_name as name
      from ${sql.table(table)} as subject join clients on clients.id = client_id where subject.id = any(${ids}::uuid[])`.execute(
      db,
    )
    return rows
  },
  find: byClient(table, isFound),
})

/** How the activity log names the subjects of each kind, and finds them by text. */
export const subjects: Record<Exclude<ActivityKind, 'setting'>, Subject> = {
  case: named('cases', sql`case_no`, inSearchText),
  payment: {
    names: async (db, ids) => {
      const { rows } = await sql<{ id: string; firm_name: string; amount: number }>`
        select payments.id, firm_name, amount from payments join clients on clients.id = client_id
        where payments.id = any(${ids}::uuid[])`.execute(db)
      return rows.map(({ id, firm_name, amount }) => ({
        id,
        name: t.activity('paymentOf', { amount: showRupees(toRupees(amount)), firmName: firm_name }),
      }))
    },
    find: byClient('payments', () => sql`false`),
  },
  bill: ofClient('bills', sql`bill_no || ', ' || to_char(bill_date, 'MM/YYYY')`, matches(sql`bill_no`)),
  request: ofClient('requests', sql`vehicle_no`),
  client: named('clients', sql`firm_name`, matches(clientText)),
  user: named(
    'users',
    sql`concat_ws(' ', first_name, last_name, employee_code)`,
    matches(sql`concat_ws(' ', first_name, last_name, email, employee_code)`),
  ),
  branch: named('branches', sql`name`, matches(sql`concat_ws(' ', name, branch_code)`)),
  firm: named('firms', sql`name`),
  rto: named('rtos', sql`display_name`),
  service: named('services', sql`label`),
  form: named('forms', sql`name`),
  vehicle: named('vehicles', sql`plate_key`, inSearchText),
  document: named('documents', sql`name`),
  mail: named('deliveries', sql`subject`, matches(sql`recipient`)),
  key: named('api_keys', sql`name`),
  import: named('imports', sql`kind`),
  webhook: named('webhooks', sql`url`),
}
