import { adjustmentEndpoints } from '#contract/adjustments/adjustment.ts'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { addDays, type Day } from '#contract/dates.ts'
import { documentEndpoints } from '#contract/documents/document.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { keyEndpoints } from '#contract/keys/key.ts'
import { queueKindsOf } from '#contract/queue/queue-values.ts'
import { webhookEndpoints } from '#contract/webhooks/webhook.ts'
import type { Session } from '#test/caller.ts'
import { caseHeader, importsOf } from '#test/import-sheets.ts'
import type { Office } from '#test/office.ts'

/* Every list of the API, read to its end by its cursor while others insert, edit and remove rows. */

type Row = Record<string, unknown>
type Query = Record<string, unknown>

interface List {
  endpoint: Endpoint
  as: Session
  params: Query
  input: Query
}

/** What stays of a row whatever is edited. */
function identity(row: unknown): string {
  if (typeof row !== 'object' || row === null) return String(row)
  const { id, billId, vehicleId, kind, expiryType, caseId: ofCase, paperId, code, row: line } = row as Row
  const ids = [id ?? billId ?? vehicleId ?? ofCase ?? code ?? line, vehicleId && (expiryType ?? kind), paperId]
  // An entry of a history has no id, and its author another name by now.
  return JSON.stringify(ids.some((part) => part !== undefined) ? ids : { ...row, by: null })
}

async function ask(office: Office, { endpoint, as, params, input }: List, page: Query) {
  const sent = endpoint.method === 'GET' ? { query: { ...input, ...page } } : { body: { ...input, ...page } }
  const answer = await office.call(endpoint, { as, params, ...sent } as never)
  if (answer.status !== 200) throw new Error(`${endpoint.path} ${JSON.stringify(params)}: ${JSON.stringify(answer)}`)
  const { data, meta } = answer as unknown as { data: object; meta: { next?: string | null } }
  const rows = Array.isArray(data) ? data : Object.values(data).find(Array.isArray)
  return { rows: (rows as unknown[]).map(identity), meta }
}

const post = async (office: Office, endpoint: Endpoint, as: Session, body: object, params: object = {}) =>
  (await office.ok(endpoint, { as, params, body } as never)) as { id: string }

/** One row more, one less, and every order of the lists upset. */
async function write(office: Office, superadmin: Session) {
  await office.caseIn('Created')
  const made = await post(office, documentEndpoints.create, superadmin, { name: 'AAA', url: 'https://example.com/aaa' })
  await post(office, documentEndpoints.create, superadmin, { name: 'BBB', url: 'https://example.com/bbb' })
  await office.ok(documentEndpoints.remove, { as: superadmin, params: { id: made.id } })
  for (const statement of [
    'update documents set name = reverse(name)',
    "update tasks set deadline = deadline - (random() * 100)::int * interval '1 day'",
    'update branches set name = reverse(name)',
    'update users set first_name = reverse(first_name)',
    'update clients set first_name = reverse(first_name)',
    'update services set position = 100 - position',
    'update saved_views set name = reverse(name)',
    'update cases set application_date = application_date - (random() * 20)::int',
    "update cases set stage_since = stage_since - (random() * 20)::int * interval '1 minute'",
  ])
    await office.database.pool.query(statement)
}

/** Reads a list to its end, in parts of a third, while others write; returns what is wrong with what was read. */
export async function faultsOfReading(office: Office, superadmin: Session, list: List) {
  const before = (await ask(office, list, {})).rows
  const pageSize = Math.min(100, Math.max(1, Math.ceil(before.length / 3)))
  const read: string[] = []
  for (let after: string | null | undefined = 'start'; after; ) {
    const { rows, meta }: Awaited<ReturnType<typeof ask>> = await ask(office, list, { after, pageSize })
    if (after === 'start') await write(office, superadmin)
    read.push(...rows)
    after = meta.next
  }
  const afterwards = new Set((await ask(office, list, {})).rows)
  const throughout = before.filter((row) => afterwards.has(row))
  return {
    call: `${list.endpoint.method} ${list.endpoint.path} ${JSON.stringify(list.input)}`,
    hasRows: throughout.length > 1,
    repeated: read.filter((row, index) => read.indexOf(row) !== index),
    lost: throughout.filter((row) => !read.includes(row)),
  }
}

/** Returns a request for every list of the API, each with several rows. */
export async function listsOf(office: Office, sessions: Record<string, Session>, today: Day): Promise<List[]> {
  const superadmin = sessions.superadmin as Session
  const find = async (text: string): Promise<string> => (await office.database.pool.query(text)).rows[0]?.found
  const [clientId, caseId, changedId, runDay, branchCode, employeeId, runnerId] = [
    await find('select client_id as found from payments group by 1 order by count(*) desc limit 1'),
    await find('select case_id as found from case_comments group by 1 order by count(*) desc limit 1'),
    await find(
      `select subject_id as found from history where subject_type = 'case' group by 1 order by count(*) desc limit 1`,
    ),
    await find(`select appointment_date::text as found from cases where status <> 'rejected' and appointment_date is not null
      group by 1 order by count(*) desc limit 1`),
    await find(
      `select branch_code as found from users where branch_code is not null group by 1 order by count(*) desc limit 1`,
    ),
    await find('select created_by as found from cases group by 1 order by count(*) desc limit 1'),
    await find('select employee_id as found from cash_entries group by 1 order by count(*) desc limit 1'),
  ]
  const { id: importId } = await importsOf(office, superadmin).check('cases', caseHeader, 'no', 'nor', 'this')
  await office.stepUp(superadmin)
  for (const name of ['Tally', 'Dashboard', 'Audit']) {
    await post(office, keyEndpoints.create, superadmin, { name, scopes: ['cases:read'] })
    await post(office, webhookEndpoints.create, superadmin, {
      url: `https://${name}.example.com/hook`,
      events: ['case.paid'],
    })
    await post(
      office,
      adjustmentEndpoints.adjust,
      superadmin,
      { amount: 10, reason: `Goodwill for ${name}` },
      { id: clientId },
    )
    for (const isInternal of [true, false])
      await post(office, commentEndpoints.add, superadmin, { text: name, isInternal }, { caseId })
  }
  await office.database.pool.query('update attachments set to_check = true')
  const webhookId = await find('select id as found from webhooks limit 1')
  for (let times = 0; times < 3; times += 1)
    await post(office, webhookEndpoints.test, superadmin, {}, { id: webhookId })

  const range = { fromDate: addDays(today, -300), toDate: addDays(today, 60) }
  const byDate = { filterType: 'applicationDate', ...range }
  const inputs: Readonly<Record<string, { params?: Query; input?: Query }>> = {
    '/bill/client/:id': { params: { id: clientId } },
    '/bill/all': { input: { month: 10, year: 2026 } },
    '/cash/entries/:employeeId': { params: { employeeId: runnerId } },
    '/case/all': { input: byDate },
    '/case/rejected': { input: byDate },
    '/case/employee/verified': { input: byDate },
    '/case/employee-detail/:id': { params: { id: employeeId }, input: byDate },
    '/case/client/:id': { params: { id: clientId }, input: byDate },
    '/case/history/:id': { params: { id: changedId } },
    '/case/comments/:caseId': { params: { caseId } },
    '/case/run-sheet': { input: { date: runDay } },
    '/client/transaction-history/:id': { params: { id: clientId }, input: range },
    '/client/adjustments/:id': { params: { id: clientId } },
    '/auth/get-employees/:branchCode': { params: { branchCode } },
    '/import/rows/:id': { params: { id: importId } },
    '/webhook/deliveries/:id': { params: { id: webhookId } },
    '/gst/invoices': { input: { month: 11, year: 2026 } },
    '/payment/decided': { input: range },
    '/tally/vouchers': { input: range },
  }
  return allEndpoints
    .filter(({ paged }) => paged)
    .flatMap((endpoint: Endpoint) => {
      const [as = ''] = endpoint.roles as readonly string[]
      const kinds = endpoint.path === '/queue/rows' ? queueKindsOf('superadmin').map((kind) => ({ kind })) : [{}]
      return kinds.map((kind) => {
        const { params = {}, input } = inputs[endpoint.path] ?? {}
        return { endpoint, as: sessions[as] as Session, params, input: { ...input, ...kind } }
      })
    })
}
