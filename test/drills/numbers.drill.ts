import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { officeDay } from '#contract/dates.ts'
import { gstEndpoints } from '#contract/gst/gst.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import type { Tx } from '#server/db/connect.ts'
import { checkInvariants } from '#server/db/invariants.ts'
import { callerAt } from '#test/caller.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import { freePort } from '#test/free-port.ts'
import { OFFICE_SECRET, openOffice } from '#test/office.ts'
import { sheetsOf } from '#test/read-export.ts'
import { switchOnGst } from '#test/switch-on-gst.ts'
import { addressOf } from '#test/temporary-postgres.ts'
import { print } from './drill-report.ts'
import { greatestDuring, residentMegabytes } from './memory-of.ts'

/* The numbers of receipts and invoices while two processes verify, and while these are killed. */
const KILLS = 20
const IN_A_ROUND = 30

const office = await openOffice()
const admin = await office.superadmin()
const dealer = await office.client()
const ports = [String(await freePort()), String(await freePort())]
const processes: ServerProcess[] = []
const start = async (place: number) => {
  const settings = {
    DATABASE_URL: addressOf(office.connection),
    APP_SECRET: OFFICE_SECRET,
    LOG_LEVEL: 'error',
    PORT: ports[place] ?? '',
  }
  processes[place] = await startServerProcess(office.deps.config.DATA_DIR, settings)
}
beforeAll(async () => {
  await Promise.all([start(0), start(1)])
  await switchOnGst(office, officeDay(office.clock.now()))
})
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()))
  await office.close()
})

/** Waiting payments of one case each, with a service part. */
async function makePayments(count: number): Promise<string[]> {
  const model = await office.caseIn('assigned', { client: dealer, over: { expenseDetail: { otherCharges: 118 } } })
  const cases = [model, ...(await cloneAssigned(office.database.db, model, count - 1))]
  const ids: string[] = []
  for (const made of cases) ids.push((await office.payment(dealer, [made])).paymentId)
  return ids
}

/** Asks one process, then the other, until one says that the payment is decided. */
async function verify(id: string, first: number): Promise<void> {
  for (let turn = first; ; turn += 1) {
    const origin = `http://127.0.0.1:${ports[turn % 2]}`
    const answer = await callerAt(() => origin)(paymentEndpoints.verifyPayment, { as: admin, params: { id } }).catch(
      () => null,
    )
    if (answer?.status === 200 || answer?.status === 409) return
    await sleep(20)
  }
}

async function requireWhole(payments: number): Promise<void> {
  const { db } = office.database
  for (const table of ['receipts', 'invoices'] as const) {
    const rows = await db.selectFrom(table).select(['serial', 'payment_id']).orderBy('serial').execute()
    expect(
      rows.map(({ serial }) => serial),
      table,
    ).toEqual(Array.from({ length: payments }, (_, index) => index + 1))
    expect(new Set(rows.map(({ payment_id }) => payment_id)).size, table).toBe(payments)
  }
  const client = new pg.Client(office.connection)
  await client.connect()
  const broken = (await checkInvariants(client)).filter((law) => law.broken > 0)
  await client.end()
  expect(broken).toEqual([])
}

test('200 verifications at once on two processes, then more while these are killed 20 times', async () => {
  const atOnce = await makePayments(200)
  const begin = performance.now()
  await Promise.all(atOnce.flatMap((id) => [verify(id, 0), verify(id, 1)]))
  const seconds = (performance.now() - begin) / 1000
  await requireWhole(200)

  const rest = await makePayments(KILLS * IN_A_ROUND)
  const back: number[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const round = rest.splice(0, IN_A_ROUND)
    const decided = Promise.all(round.map((id, index) => verify(id, index)))
    await sleep(Math.random() * 250)
    const victim = processes[kill % 2]
    if (!victim) throw new Error('No process')
    const ended = once(victim.process, 'exit')
    victim.process.kill('SIGKILL')
    await ended
    const killed = performance.now()
    await start(kill % 2)
    back.push((performance.now() - killed) / 1000)
    await decided
  }
  await requireWhole(200 + KILLS * IN_A_ROUND)
  print('numbers of receipts and invoices', {
    'seconds for 200 on two processes, each asked twice': seconds.toFixed(1),
    kills: KILLS,
    'payments verified in between': KILLS * IN_A_ROUND,
    'longest start, seconds': Math.max(...back).toFixed(1),
  })
})

const FIRST_COPY = 1_000_000

/** Changes rows without their triggers and foreign keys. */
const unchecked = (run: (tx: Tx) => Promise<unknown>) =>
  office.database.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await run(tx)
  })

/** Copies an invoice, of no payment, over the last twelve months. */
const addInvoices = (count: number) =>
  unchecked((tx) =>
    sql`
      insert into invoices (id, payment_id, kind, invoice_date, serial, client_id, client_name, client_address, client_gstin, client_state,
        supplier_gstin, supplier_state, sac, rate, taxable_value, cgst, sgst, igst, reimbursements, made_at)
      select gen_random_uuid(), gen_random_uuid(), 'invoice', (invoice_date - n % 12 * interval '1 month')::date, ${FIRST_COPY} + n,
        client_id, client_name || n % 200, client_address, case n % 2 when 0 then supplier_gstin end, client_state,
        supplier_gstin, supplier_state, sac, rate, taxable_value, cgst, sgst, igst, reimbursements, made_at
      from (select * from invoices order by serial limit 1) as one, generate_series(1, ${count}::int) as n`.execute(tx),
  )

test('a year of 20,000 invoices is in twelve registers of GST', async () => {
  const [first = ''] = await makePayments(2)
  await verify(first, 0)
  await addInvoices(20_000)
  try {
    const [year = 0, month = 0] = officeDay(office.clock.now()).split('-').map(Number)
    const months = Array.from({ length: 12 }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 1)))
    const headers = { authorization: `Bearer ${admin.token}` }
    const read = async (of: Date) => {
      const query = `month=${of.getUTCMonth() + 1}&year=${of.getUTCFullYear()}`
      const answer = await fetch(`http://127.0.0.1:${ports[0]}${API_BASE}${gstEndpoints.register.path}?${query}`, {
        headers,
      })
      expect(answer.status).toBe(200)
      return Buffer.from(await answer.arrayBuffer())
    }
    const pid = processes[0]?.process.pid
    await read(new Date(Date.UTC(year + 1, 0, 1)))
    const before = residentMegabytes(pid)
    const begin = performance.now()
    const reading = (async () => {
      const files = []
      for (const of of months) files.push(await read(of))
      return files
    })()
    const most = await greatestDuring(reading, 10, () => residentMegabytes(pid))
    const seconds = (performance.now() - begin) / 1000
    print('twelve registers of 20,000 invoices', {
      seconds: seconds.toFixed(1),
      'portal MB before': Math.round(before),
      'at most': Math.round(most),
    })
    let rows = 0
    for (const file of await reading)
      for (const sheet of (await sheetsOf(file)).slice(0, 2)) rows += sheet.rows.length - 1
    expect(rows).toBeGreaterThan(20_000)
    expect(seconds * 1000).toBeLessThanOrEqual(10_000)
    expect(most - before).toBeLessThanOrEqual(80)
  } finally {
    await unchecked((tx) => tx.deleteFrom('invoices').where('serial', '>', FIRST_COPY).execute())
  }
})
