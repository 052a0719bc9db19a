import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { adjustmentEndpoints } from '#contract/adjustments/adjustment.ts'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { billEndpoints } from '#contract/bills/bill.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { caseGroupEndpoints } from '#contract/cases/case-groups.ts'
import { cashEndpoints } from '#contract/cash/cash.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { officeDay } from '#contract/dates.ts'
import { dealerMessageEndpoints } from '#contract/dealer-messages/dealer-message.ts'
import { documentEndpoints } from '#contract/documents/document.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { exportEndpoints } from '#contract/exports/export.ts'
import { gstEndpoints } from '#contract/gst/gst.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { importEndpoints } from '#contract/imports/import.ts'
import { marginEndpoints } from '#contract/margin/margin.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { originalEndpoints } from '#contract/originals/original.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { paymentGroupEndpoints } from '#contract/payments/payment-groups.ts'
import { queueEndpoints } from '#contract/queue/queue.ts'
import { rateEndpoints } from '#contract/rates/rate.ts'
import { readingEndpoints } from '#contract/readings/reading.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { searchEndpoints } from '#contract/search/search.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { tallyEndpoints } from '#contract/tally/tally.ts'
import { taskEndpoints } from '#contract/tasks/task.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { webhookEndpoints } from '#contract/webhooks/webhook.ts'
import { allRoutes } from '#server/features/all-routes.generated.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { breadth } from '#test/breadth.ts'
import { importExample } from '#test/import-sheets.ts'
import { openOfficeForYears } from '#test/office.ts'
import { switchOnGst } from '#test/switch-on-gst.ts'
import { formWith } from '#test/upload-form.ts'
import type { CallOptions, Session } from './caller.ts'

/*
 * Detects reads with one statement per row: the statements of each read are counted with few rows and
 * with many.
 */
const office = await openOfficeForYears()
afterAll(() => office.close())

let statements = 0
/** The statements that write, except those that keep a page that was drawn, or when a session was last seen. */
let writes: string[] = []
const isWrite = (text: string) =>
  /\b(?:insert\s+into|update\s+"?\w+"?\s+set|delete\s+from|merge\s+into)\b/i.test(text) &&
  !/^update "sessions" set "last_seen_at"|"(?:drawn_pages|dropped_files)"/.test(text)
const textOf = (query: unknown) =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)
const counted = new WeakSet<pg.PoolClient>()
office.database.pool.on('acquire', (client) => {
  if (counted.has(client)) return
  counted.add(client)
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  Object.assign(client, {
    query: (...args: unknown[]) => {
      statements += 1
      if (isWrite(textOf(args[0]))) writes.push(textOf(args[0]))
      return query(...args)
    },
  })
})

const admin = await office.superadmin()
const employee = await office.employee()
const client = await office.client({ creditLimit: 900_000 })
const blank = await plainPdf()
const form = await uploadedForm(office.call, admin, blank)
await switchOnGst(office, officeDay(office.clock.now()))
const first = await office.caseIn('paid', { by: employee, client, over: { expenseDetail: { otherCharges: 118 } } })
const file = await office.call(attachmentEndpoints.upload, {
  as: admin,
  params: { caseId: first.id },
  ...formWith(blank),
})
const { payment_id: paymentId } = await office.database.db
  .selectFrom('receipts')
  .select('payment_id')
  .executeTakeFirstOrThrow()
// The first print of a receipt writes.
await office.call(paymentEndpoints.receipt, { as: admin, params: { paymentId } })
const webhook = await office.call(webhookEndpoints.create, {
  as: admin,
  body: { url: 'https://gateway.example/events', events: ['*'] },
})
const delivery = await office.call(webhookEndpoints.test, { as: admin, params: { id: webhook.data.id } })
const received = { kind: 'rc', from: 'dealer', note: null } as const
const receive = () =>
  office.call(originalEndpoints.receive, { as: admin, params: { caseId: first.id }, body: received as never })
const original = await receive()
const ofClient = { params: { id: client.client.id } }
const range = { fromDate: '2020-01-01', toDate: '2035-12-31' }
const dated = { filterType: 'applicationDate', ...range }

/** The input of each read; a read that is missing here has none. */
const asks = new Map<Endpoint, CallOptions>([
  ...[caseEndpoints.verifiedList, caseEndpoints.rejectedList, caseEndpoints.myVerified].map(
    (endpoint) => [endpoint, { body: dated }] as const,
  ),
  [caseEndpoints.ofEmployee, { params: { id: employee.userId }, body: dated }],
  [caseEndpoints.ofClient, { ...ofClient, body: dated }],
  [caseEndpoints.summary, { body: range }],
  [caseGroupEndpoints.byFirm, { body: { list: 'myDrafts' } }],
  [paymentGroupEndpoints.byClient, { body: { list: 'pending' } }],
  [dealerMessageEndpoints.waiting, { query: { kind: 'papers' } }],
  [originalEndpoints.ofCase, { params: { caseId: first.id } }],
  [originalEndpoints.moves, { params: { id: original.data.id } }],
  [cashEndpoints.book, { params: { employeeId: employee.userId } }],
  [cashEndpoints.entries, { params: { employeeId: employee.userId } }],
  [queueEndpoints.rows, { body: { kind: 'toVerify' } }],
  // Public: it has no session to ask with.
  [identityEndpoints.linkOwner, {}],
  [caseEndpoints.details, { params: { id: first.id } }],
  [paperEndpoints.ofCase, { params: { caseId: first.id } }],
  [attachmentEndpoints.bundle, { params: { caseId: first.id } }],
  [attachmentEndpoints.page, { params: { caseId: first.id, id: file.data.id, page: 1 } }],
  [commentEndpoints.ofCase, { params: { caseId: first.id } }],
  [stageEndpoints.ofCase, { params: { caseId: first.id } }],
  [readingEndpoints.ofCase, { params: { caseId: first.id } }],
  [stageEndpoints.list, {}],
  [stageEndpoints.reached, { params: { caseId: first.id } }],
  [vehicleEndpoints.details, { params: { plate: first.vehicleNo } }],
  [vehicleEndpoints.check, { body: { vehicleNo: first.vehicleNo, chassisNo: '' } }],
  [reminderEndpoints.worklist, {}],
  [stageEndpoints.runSheet, { query: { date: '2026-11-25' } }],
  [stageEndpoints.counterSheet, { query: { date: '2026-11-25' } }],
  [caseEndpoints.history, { params: { id: first.id } }],
  [searchEndpoints.find, { query: { text: 'MH12' } }],
  [officialFormEndpoints.picture, { params: { id: form.id, page: 1 } }],
  [officialFormEndpoints.propose, { params: { id: form.id, number: '30' } }],
  [paymentEndpoints.paymentDetails, { body: { caseAssignmentIds: [first.assignmentId] } }],
  [paymentEndpoints.decided, { body: range }],
  [paymentEndpoints.receipt, { params: { paymentId } }],
  [gstEndpoints.invoice, { params: { id: paymentId } }],
  [gstEndpoints.invoices, { query: { month: '2', year: '2027' } }],
  [gstEndpoints.register, { query: { month: '2', year: '2027' } }],
  [gstEndpoints.monthlyReturn, { query: { month: '2', year: '2027' } }],
  ...[tallyEndpoints.vouchers, tallyEndpoints.export].map(
    (endpoint) => [endpoint, { query: { fromDate: '2026-11-01', toDate: '2027-03-31' } }] as const,
  ),
  [importEndpoints.template, { params: { kind: 'cases' } }],
  [adjustmentEndpoints.ofClient, ofClient],
  [webhookEndpoints.deliveries, { params: { id: webhook.data.id } }],
  [webhookEndpoints.delivery, { params: { deliveryId: delivery.data.id } }],
  [marginEndpoints.report, { query: { fromDate: '2026-01-01', toDate: '2026-12-31', by: 'dealer' } }],
  [rateEndpoints.suggest, { body: { services: ['fitness'], toRTO: 'Pune', clientId: null } }],
  ...Object.values(exportEndpoints).map((endpoint) => [endpoint, { query: { format: 'csv' } }] as const),
  ...[exportEndpoints.verified, exportEndpoints.rejected].map(
    (endpoint) => [endpoint, { query: { format: 'csv', filterType: 'applicationDate' } }] as const,
  ),
  [exportEndpoints.chosen, { body: { list: 'verified', caseIds: [first.id], format: 'csv' } }],
  [billEndpoints.ofMonth, { body: { month: 10, year: 2026 } }],
  [transactionEndpoints.history, { ...ofClient, body: range }],
  [transactionEndpoints.statement, { ...ofClient, body: range }],
] as [Endpoint, CallOptions][])
/** A checked import and its report are kept for a day only. */
async function importSheet(): Promise<void> {
  const params = { id: await importExample(office, admin, 'firms', { isCommitted: false }) }
  asks.set(importEndpoints.badRows, { params })
  asks.set(importEndpoints.report, { params })
}
await importSheet()

/** Returns whether a call is a read; some reads use POST. */
const isRead = (endpoint: Endpoint) => endpoint.method === 'GET' || asks.has(endpoint)

/** Adds a row to every list, of the same people; a month later, because there is one bill a month. */
async function addRows(month: string): Promise<void> {
  office.clock.set(`${month}-05T06:00:00Z`)
  await importSheet()
  for (const state of ['Created', 'Updated', 'ready', 'rejected', 'paid'] as const)
    await office.caseIn(state, { by: employee, client })
  await office.payment(client, [await office.caseIn('assigned', { by: employee, client })])
  await office.adjustment(client, -10)
  const bill = await office.bill({ client })
  await office.billPayment(client, bill)
  await office.signUp()
  await office.firm()
  const task = { task_title: 'Call the RTO', task_text: 'About the RC book', priority: '2027-12-01T10:00:00Z' }
  for (const as of [admin, employee]) await office.call(taskEndpoints.create, { as, body: task })
  await office.call(documentEndpoints.create, {
    as: admin,
    body: { name: `Form ${month}`, url: 'https://a.example/f' },
  })
  await uploadedForm(office.call, admin, blank)
  await office.call(attachmentEndpoints.upload, { as: admin, params: { caseId: first.id }, ...formWith(blank) })
  const asked = { vehicleNo: first.vehicleNo, services: ['fitness' as const] }
  const { data: request } = await office.call(requestEndpoints.create, { as: client, body: asked })
  await office.call(requestEndpoints.upload, { as: client, params: { id: request.id }, ...formWith(blank) })
  await office.employee({ branchCode: employee.employee.branchCode ?? '' })
  await receive()
  const petrol = { kind: 'spent', amount: 80, expense: 'other', note: 'Petrol' } as const
  await office.call(cashEndpoints.enter, { as: admin, params: { employeeId: employee.userId }, body: petrol })
}

async function countEach(): Promise<Map<string, { statements: number; size: number }>> {
  const sessions: Record<string, Session> = { superadmin: admin, employee, client }
  const bills = await office.database.db.selectFrom('bills').select('id').orderBy('raised_at').executeTakeFirst()
  const known: Record<string, string> = { id: bills?.id ?? '', branchCode: employee.employee.branchCode ?? '' }
  const counts = new Map<string, { statements: number; size: number }>()
  for (const endpoint of allEndpoints.filter(isRead))
    for (const role of endpoint.roles === 'public' ? [] : endpoint.roles) {
      const own = endpoint.path.includes('/client/:id') ? ofClient : { params: known }
      // Each role has lists of its own.
      const list = endpoint === caseGroupEndpoints.byFirm && role === 'superadmin' && { body: { list: 'unverified' } }
      const ask = { ...own, ...asks.get(endpoint), ...list, as: sessions[role] ?? null }
      const before = statements
      writes = []
      const answer = await office.call(endpoint, ask as never)
      const name = `${endpoint.method} ${endpoint.path} (${role})`
      expect([name, answer.status]).toEqual([name, 200])
      // A session that the counter uses is kept for it.
      const kept =
        endpoint.usedBy === 'counter' ? writes.filter((text) => !text.startsWith('update "sessions"')) : writes
      expect([name, kept]).toEqual([name, []])
      counts.set(name, { statements: statements - before, size: JSON.stringify(answer.data).length })
    }
  return counts
}

test('every query is among these reads, and none of them writes', () => {
  const queries = allRoutes.filter(({ kind }) => kind === 'query').map((route) => route.endpoint)
  expect(queries.filter((endpoint) => !isRead(endpoint)).map(({ path }) => path)).toEqual([])
  expect(isWrite('insert into "cases" ("id") values ($1)'), 'catches the sample').toBe(true)
  expect(isWrite('with a as (select 1) update sessions set ends_at = now()')).toBe(true)
})

test('no read asks the database more often because there are more rows', async () => {
  await addRows('2027-02')
  const few = await countEach()
  for (const month of breadth(['2027-03', '2027-04'], ['2027-03', '2027-04', '2027-05'])) await addRows(month)
  const many = await countEach()
  if ([...many].some(([name, { statements: n }]) => n > (few.get(name)?.statements ?? 0)))
    // A read that takes more does so again; a statement of the portal's own watch does not fall on it twice.
    for (const [name, { statements: again }] of await countEach()) {
      const counted = many.get(name)
      if (counted) counted.statements = Math.min(counted.statements, again)
    }
  const lines = [...many].map(([name, { statements: n, size }]) => ({
    name,
    few: few.get(name)?.statements ?? 0,
    many: n,
    grown: size > (few.get(name)?.size ?? 0) * 1.5,
  }))
  expect(lines.filter((line) => line.many > line.few)).toEqual([])
  // Otherwise the added rows would not be those of the lists.
  expect(lines.filter((line) => line.grown).length).toBeGreaterThan(20)
  console.log(
    `statements of ${lines.length} reads, few rows and many:\n${lines.map((line) => `${line.few} ${line.many} ${line.name}`).join('\n')}`,
  )
})
