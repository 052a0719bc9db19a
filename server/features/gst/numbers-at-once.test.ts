import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeDay } from '#contract/dates.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { type Caller, callerAt } from '#test/caller.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import { OFFICE_SECRET, officeOfFile } from '#test/office.ts'
import { patient } from '#test/patient-caller.ts'
import { switchOnGst } from '#test/switch-on-gst.ts'
import { addressOf } from '#test/temporary-postgres.ts'

/* The numbers of tax invoices under many decisions at once, on two processes. */
const { office, admin } = await officeOfFile()
const dealer = await office.client()

let processes: ServerProcess[] = []
let [one, other]: Caller[] = []
beforeAll(async () => {
  const settings = { DATABASE_URL: addressOf(office.connection), APP_SECRET: OFFICE_SECRET, LOG_LEVEL: 'error' }
  const start = () => startServerProcess(office.deps.config.DATA_DIR, settings)
  processes = await Promise.all([start(), start()])
  ;[one, other] = processes.map(({ origin }) => patient(callerAt(() => origin)))
})
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()))
})

test('60 verifications at once, some of them refused, leave no gap and no repeat', async () => {
  await switchOnGst(office, officeDay(office.clock.now()))
  const over = { expenseDetail: { otherCharges: 118 } }
  const model = await office.caseIn('assigned', { client: dealer, over })
  const cases = [model, ...(await cloneAssigned(office.database.db, model, 59))]
  const ids: string[] = []
  for (const made of cases) ids.push((await office.payment(dealer, [made])).paymentId)
  const decide = (call: Caller | undefined, id: string, isRefused: boolean) =>
    (call ?? office.call)(isRefused ? paymentEndpoints.rejectPayment : paymentEndpoints.verifyPayment, {
      as: admin,
      params: { id },
    })
  const both = await Promise.all(
    ids.flatMap((id, index) => [decide(one, id, false), decide(other, id, index % 4 === 0)]),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([...ids.map(() => 200), ...ids.map(() => 409)])
  const made = await office.database.db.selectFrom('invoices').select(['serial', 'payment_id']).execute()
  expect(made.length).toBeGreaterThanOrEqual(45)
  expect(made.map(({ serial }) => serial).toSorted((a, b) => a - b)).toEqual(made.map((_, index) => index + 1))
  expect(new Set(made.map(({ payment_id }) => payment_id)).size).toBe(made.length)
})
