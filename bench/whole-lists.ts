import pg from 'pg'
import { adjustmentEndpoints } from '#contract/adjustments/adjustment.ts'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { API_BASE } from '#contract/api.ts'
import { billEndpoints } from '#contract/bills/bill.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { cashEndpoints } from '#contract/cash/cash.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { addDays } from '#contract/dates.ts'
import { employeeEndpoints } from '#contract/employees/employee.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { gstEndpoints } from '#contract/gst/gst.ts'
import { importEndpoints } from '#contract/imports/import.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { queueEndpoints } from '#contract/queue/queue.ts'
import { queueKinds } from '#contract/queue/queue-values.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { tallyEndpoints } from '#contract/tally/tally.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { webhookEndpoints } from '#contract/webhooks/webhook.ts'
import { typeParsers } from '#server/db/types.ts'
import { ADMIN_EMAIL } from './data-set.ts'
import { databaseUrl } from './dataset-cache.ts'
import type { Request } from './load.ts'
import { startProduct } from './processes.ts'
import { type Result, resultOf } from './report.ts'
import { stallTarget } from './targets.ts'
import { sendRequest, signIn } from './workloads.ts'

/** Reads every list of a superadmin without a page; returns the longest stall of the event loop of each, in milliseconds. */
export async function measureWholeLists(folder: string, rounds: number): Promise<Result[]> {
  const product = await startProduct({ DATA_DIR: folder })
  try {
    const { token } = await signIn(product.url, ADMIN_EMAIL)
    const results: Result[] = []
    for (const [name, request] of await listsOf(databaseUrl(folder), token)) {
      const stalls: number[] = []
      let total = 0
      // The first answer also compiles the code and plans the statements.
      for (let round = 0; round <= rounds; round += 1) {
        product.resetDelay()
        const { meta } = (await sendRequest(product.url, request)) as { meta: { total: number } }
        if (round > 0) stalls.push(await product.stall())
        total = meta.total
      }
      results.push(resultOf(name, stalls, { target: stallTarget, note: `${total} rows in all` }))
    }
    return results
  } finally {
    await product.stop()
  }
}

/** Lists of one import and of one webhook: the data set has neither. */
const ofOneThing = new Set<Endpoint>([importEndpoints.badRows, webhookEndpoints.deliveries])

/** Returns a request of every list call, with the widest input. A list call that lacks one fails. */
export async function listsOf(database: string, token: string): Promise<[string, Request][]> {
  const { client, employee, branch, caseId, today } = await samplesOf(database)
  const range = { fromDate: addDays(today, -1_200), toDate: addDays(today, 400) }
  const cases = { filterType: 'applicationDate', ...range }
  const [year, month] = addDays(today, -35).split('-').map(Number)
  const inputs = new Map<
    Endpoint,
    { id?: string; query?: string; bodies?: Record<string, string | number | undefined>[] }
  >([
    [caseEndpoints.verifiedList, { bodies: [cases] }],
    [caseEndpoints.rejectedList, { bodies: [cases] }],
    [caseEndpoints.ofEmployee, { id: employee, bodies: [cases] }],
    [caseEndpoints.ofClient, { id: client, bodies: [cases] }],
    [caseEndpoints.history, { id: caseId }],
    [cashEndpoints.entries, { id: employee }],
    [commentEndpoints.ofCase, { id: caseId }],
    [employeeEndpoints.ofBranch, { id: branch }],
    [gstEndpoints.invoices, { query: `?year=${year}&month=${month}` }],
    [tallyEndpoints.vouchers, { query: `?fromDate=${addDays(today, -365)}&toDate=${today}` }],
    [adjustmentEndpoints.ofClient, { id: client }],
    [billEndpoints.ofClient, { id: client }],
    [billEndpoints.ofMonth, { bodies: [{ year, month }] }],
    [paymentEndpoints.decided, { bodies: [range] }],
    [transactionEndpoints.history, { id: client, bodies: [range] }],
    [queueEndpoints.rows, { bodies: queueKinds.map((kind) => ({ kind })) }],
    [stageEndpoints.runSheet, { query: `?date=${today}` }],
  ])
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return allEndpoints
    .filter(({ paged, roles }) => paged && roles !== 'public' && roles.includes('superadmin'))
    .filter((endpoint) => !ofOneThing.has(endpoint))
    .flatMap((endpoint) => {
      const { id = '', query = '', bodies = [{}] } = inputs.get(endpoint) ?? {}
      const path = API_BASE + endpoint.path.replace(/:\w+$/, id) + query
      return bodies.map((body): [string, Request] => [
        `${endpoint.path} ${body.kind ?? ''}`.trim(),
        {
          method: endpoint.method as Request['method'],
          path,
          headers,
          ...(endpoint.method === 'POST' && { body: JSON.stringify(body) }),
        },
      ])
    })
}

/** Returns the client and the employee with the most cases, and the last day of the data set. */
async function samplesOf(database: string) {
  const connection = new pg.Client({ connectionString: database, types: typeParsers })
  await connection.connect()
  try {
    const { rows } = await connection.query(`select
      (select client_id from case_assignments group by 1 order by count(*) desc limit 1) as client,
      (select created_by from cases join users on users.id = created_by where role = 'employee' group by 1
        order by count(*) desc limit 1) as employee,
      (select branch_code from branches limit 1) as branch,
      (select id from cases limit 1) as "caseId",
      (select appointment_date from cases where appointment_date is not null group by 1
        order by count(*) desc limit 1) as today`)
    return rows[0] as { client: string; employee: string; branch: string; caseId: string; today: string }
  } finally {
    await connection.end()
  }
}
