import { sql } from 'kysely'
import { dayStart, monthStart, officeDay } from '#contract/dates.ts'
import type { Db } from '#server/db/connect.ts'
import type { Ledger } from './ledger.ts'
import type { Report } from './report.ts'

/** What lay in the database before the run began. */
export interface InitialState {
  cases: number
  payments: number
}

export async function countBefore(db: Db): Promise<InitialState> {
  const { rows } = await sql<InitialState>`
    select (select count(*)::int from cases) as cases, (select count(*)::int from payments) as payments`.execute(db)
  return rows[0] ?? { cases: 0, payments: 0 }
}

/** CREDIT payments of months that are over and in no bill yet. */
export async function unbilled(db: Db): Promise<number> {
  const begin = dayStart(monthStart(officeDay(new Date()))).toISOString()
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from payments
    where mode = 'CREDIT' and billed_in is null and payment_date < ${begin}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Compares all that was acknowledged with what the database says in the end: nothing lost, nothing doubled, nothing else. */
export async function compare(db: Db, ledger: Ledger, before: InitialState, report: Report): Promise<void> {
  const rows = await sql<{
    id: string
    status: string
    remarks: string
  }>`select id, status, remarks from cases`.execute(db)
  const cases = new Map(rows.rows.map((row) => [row.id, row]))
  const payments = await states(db, sql`select id, status from payments`)
  const bills = await states(db, sql`select id, status from bills`)
  const uploads = await states(db, sql`select id, '' as status from uploads`)
  const lost = (what: string, id: string) => report.broken(`${what} ${id} was acknowledged and is not there`)

  for (const { id, CaseNo, status, remarks } of ledger.cases) {
    const row = cases.get(id)
    if (!row) lost('case', CaseNo)
    else if (row.status !== status) report.broken(`${CaseNo} was acknowledged as ${status} and is ${row.status}`)
    else if (row.remarks !== remarks)
      report.broken(`${CaseNo}: '${remarks}' was acknowledged and '${row.remarks}' stands`)
  }
  for (const [what, known, found] of [
    ['payment', ledger.payments, payments],
    ['bill', ledger.bills, bills],
  ] as const)
    for (const { id, status } of known) {
      if (!found.has(id)) lost(what, id)
      else if (found.get(id) !== status)
        report.broken(`${what} ${id} was acknowledged as ${status} and is ${found.get(id)}`)
    }
  for (const key of ledger.uploads) if (!uploads.has(key)) lost('upload', key)
  for (const [what, now, then, made] of [
    ['cases', cases.size, before.cases, ledger.cases.length],
    ['payments', payments.size, before.payments, ledger.payments.length],
  ] as const)
    if (now - then !== made) report.broken(`${made} ${what} were acknowledged and ${now - then} made`)
  await compareHistory(db, ledger, report)
}

/** Every acknowledged change is in the history once; an edit that was sent twice may be there twice. */
async function compareHistory(db: Db, { cases }: Ledger, report: Report): Promise<void> {
  const actions = ['created', 'edited', 'verified', 'assigned', 'rejected']
  const { rows } = await sql<{ id: string; action: string; n: number }>`
    select subject_id as id, action, count(*)::int as n from history
    where subject_type = 'case' and action = any(${actions}::text[]) group by subject_id, action`.execute(db)
  const found = new Map(rows.map(({ id, action, n }) => [`${id} ${action}`, n]))
  for (const { id, CaseNo, entries, isRetired } of cases)
    for (const action of actions) {
      const [told, kept] = [entries[action] ?? 0, found.get(`${id} ${action}`) ?? 0]
      const isTwice = action === 'edited' && isRetired && kept === told + 1
      if (kept !== told && !isTwice)
        report.broken(`${CaseNo}: ${action} ${told} times by its answers, ${kept} by its history`)
    }
}

async function states(db: Db, query: ReturnType<typeof sql>): Promise<Map<string, string>> {
  const { rows } = await query.execute(db)
  return new Map((rows as { id: string; status: string }[]).map(({ id, status }) => [id, status]))
}
