import { afterAll, beforeAll, expect, test } from 'vitest'
import { adjustmentEndpoints } from '#contract/adjustments/adjustment.ts'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { billEndpoints } from '#contract/bills/bill.ts'
import { bulkEndpoints } from '#contract/bulk/bulk.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { documentEndpoints } from '#contract/documents/document.ts'
import { employeeEndpoints } from '#contract/employees/employee.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { serviceEndpoints } from '#contract/services/service.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { tallyEndpoints } from '#contract/tally/tally.ts'
import { taskEndpoints } from '#contract/tasks/task.ts'
import { teamEndpoints } from '#contract/team/member.ts'
import { viewEndpoints } from '#contract/views/view-endpoints.ts'
import { readLaws } from '#server/db/invariants.ts'
import { allRoutes } from '#server/features/all-routes.generated.ts'
import type { Changes } from '#server/history/events.ts'
import { decryptChanges } from '#server/history/history.ts'
import { type CallOptions, requireSuccess, type Session } from '#test/caller.ts'
import { leaksOf, plateOf } from '#test/canaries.ts'
import { importsOf } from '#test/import-sheets.ts'
import { assertInvariants } from '#test/invariants.ts'
import { type Office, openOffice } from '#test/office.ts'
import { answerTo, CANARY, planted, textsOf } from '#test/planted-numbers.ts'
import { newPushDevice } from '#test/push-device.ts'
import {
  bareAsk,
  type People,
  peopleOf,
  readingRequests,
  type ScopedRequest,
  scopedRequests,
  superadminRequests,
} from '#test/sample-requests.ts'

let office: Office
let admin: Session
let people: People
let caseId: string
let scoped: ScopedRequest[]
/** The endpoints that took texts with numbers. */
const taken = new Set<Endpoint>()

/** Sends a request with numbers in all its texts; `except` are fields that it keeps. */
async function send<E extends Endpoint>(
  endpoint: E,
  as: Session | null,
  ask: { params?: Record<string, string>; body?: unknown },
  ...except: string[]
) {
  const body = planted(endpoint, ask.body, except)
  const answer = await office.call<Endpoint>(endpoint, { as, ...ask, body })
  expect(answer.status, `${endpoint.path} ${JSON.stringify(body)} ${JSON.stringify(answer.errors)}`).toBeLessThan(300)
  expect(JSON.stringify(answer), endpoint.path).not.toMatch(CANARY)
  taken.add(endpoint)
  return answer.data as { id: string; userId: string }
}

beforeAll(async () => {
  office = await openOffice({ PUSH_HOSTS: 'example.com' })
  admin = await office.superadmin()
  people = await peopleOf(office)
  scoped = await scopedRequests(office, people)
  for (const { endpoint, own, ask } of scoped) {
    if (ask.body === undefined || ask.headers || endpoint.method === 'GET')
      await office.call(endpoint, { ...ask, as: own })
    else
      await send(
        endpoint,
        own,
        ask as never,
        'utr',
        'receiptNo',
        'handedTo',
        'slipUrl',
        'photoUrl',
        'caseRef',
        'newExpiryDate',
        'until',
        'sentAt',
        'priority',
      )
  }
  await writeReference()
  await writePeople()
  await writeCases()
  await writeSettings()
})
afterAll(() => office.close())

async function writeReference() {
  const branch = await office.branch()
  const place = { name: '', address1: '', address2: '', city: '', state: 'Maharashtra', pincode: '411001' }
  await send(referenceEndpoints.createBranch, admin, { body: place })
  await send(referenceEndpoints.editBranch, admin, { params: { id: branch.id }, body: place })
  const { id: firmId } = await send(referenceEndpoints.createFirm, admin, {})
  await send(referenceEndpoints.editFirm, admin, { params: { id: firmId } })
  const { id: rtoId } = await send(referenceEndpoints.createRto, admin, { body: { rtoCode: 'MH-77' } })
  await send(referenceEndpoints.updateRto, admin, { params: { id: rtoId }, body: { rtoCode: 'MH-78' } })
  await send(referenceEndpoints.proposeRto, people.employee, { body: { rtoCode: 'MH-79' } })
  await send(referenceEndpoints.updateUpi, admin, {})
  const { id } = await send(documentEndpoints.create, admin, {})
  await send(documentEndpoints.edit, admin, { params: { id } })
  await office.ok(documentEndpoints.remove, { as: admin, params: { id } })
  await send(serviceEndpoints.edit, admin, { params: { code: 'fitness' }, body: { expectedDays: 9 } })
  const paper = await send(serviceEndpoints.addPaper, admin, {
    params: { code: 'fitness' },
    body: { isRequired: false },
  })
  await send(serviceEndpoints.editPaper, admin, {
    params: { id: paper.id },
    body: { isRequired: false, isActive: true },
  })
}

async function writePeople() {
  const data = { mobileNo: '9822054321', state: 'Maharashtra', pincode: '411001', firmName: 'Of AADHAAR 234567890124' }
  const credit = { creditLimit: 9000, fixedPenaltyAmount: 500 }
  const { id: stranger } = await send(clientEndpoints.signUp, null, { body: data })
  await office.ok(clientEndpoints.reject, { as: admin, params: { id: stranger } })
  await send(clientEndpoints.signUp, null, { body: { ...data, firmName: 'UTR 412345678901 Motors' } })
  const { id } = await send(clientEndpoints.add, admin, { body: { ...data, ...credit } })
  await send(clientEndpoints.edit, admin, {
    params: { id },
    body: { ...data, firmName: 'UID/234567890124 of 412345678901' },
  })
  await send(clientEndpoints.changeCredit, admin, { params: { id }, body: { ...credit, creditLimit: 10_000 } })
  await send(clientEndpoints.overrideCredit, admin, { params: { id } })
  await send(adjustmentEndpoints.adjust, admin, { params: { id }, body: { amount: -10 } })
  const { branchCode } = await office.branch()
  const person = { phone: '9822054322', branchCode }
  const numbers = { aadharNumber: '345678901234', panNumber: 'ABCPE1234F', role: 'employee' }
  const made = await send(employeeEndpoints.add, admin, { body: { ...person, ...numbers } })
  await send(employeeEndpoints.edit, admin, { params: { userId: made.id ?? made.userId }, body: person })
  const member = { phoneNo: '9822054323', canPay: true }
  await send(teamEndpoints.add, people.client, { body: member })
  const late = await office.client()
  const { billId } = await office.clock.at('2026-10-20T06:00:00Z', () => office.bill({ client: late }))
  await send(billEndpoints.waivePenalty, admin, { params: { billId } })
  const typed = { email: '412345678901@office.test', password: 'x' }
  await office.call(identityEndpoints.signIn, { body: typed })
  await office.call(identityEndpoints.resendCredentials, { body: { email: typed.email } })
  const device = newPushDevice('').subscription
  await send(notificationEndpoints.startPush, people.client, { body: { keys: device.keys } })
}

async function writeCases() {
  const { employee, client } = people
  const named = { sellerName: 'Of 2345 6789 0124', sellerAddress: 'UTR 412345678901, UID-2345.6789.0124' }
  const { ownerDetails, ...groups } = await office.caseBody()
  const body = { ...groups, ownerDetails: { ...ownerDetails, ...named } }
  const { id } = await send(caseEndpoints.create, employee, { body })
  const params = { id }
  caseId = id
  await send(caseEndpoints.edit, admin, { params, body: { ...groups, ownerDetails: body.ownerDetails } })
  await send(paperEndpoints.change, admin, { params: { caseId: id }, body: { state: 'deficient' } }, 'paperId')
  await office.ok(caseEndpoints.verify, { as: admin, params })
  const step = { caseIds: [id], action: 'stage', stage: 'submitted', waitingOn: 'rto' }
  await send(bulkEndpoints.cases, admin, { body: step })
  const submitted = { stage: 'submitted', waitingOn: 'rto' }
  await send(stageEndpoints.change, admin, { params: { caseId: id }, body: submitted }, 'handedTo')
  const asked = { stage: 'submitted', waitingOn: 'dealer', waitReason: 'other' }
  await send(stageEndpoints.change, admin, { params: { caseId: id }, body: asked }, 'handedTo')
  const handed = { stage: 'handedOver', waitingOn: 'dealer' }
  await send(stageEndpoints.change, admin, { params: { caseId: id }, body: handed }, 'receiptNo')
  const assigned = await office.caseIn('assigned', { client })
  await send(caseEndpoints.unassign, admin, { params: { id: assigned.id } })
  await send(caseEndpoints.reject, admin, { params: { id: assigned.id } })
  await send(caseEndpoints.close, admin, { params: { id: assigned.id } })
  const paid = await office.payment(client, [await office.caseIn('assigned', { client })])
  await send(paymentEndpoints.rejectPayment, admin, { params: { id: paid.paymentId } })
  const { id: requestId } = await send(
    requestEndpoints.create,
    client,
    { body: { vehicleNo: 'MH12AB4321', services: ['fitness'] } },
    'vehicleNo',
  )
  await send(requestEndpoints.decline, admin, { params: { id: requestId } })
  const [form1] = await office.ok(officialFormEndpoints.all, { as: admin })
  await send(officialFormEndpoints.fill, admin, { params: { id: form1?.id ?? '' }, body: { caseId: id } })
  const { check, commit } = importsOf(office, admin)
  const sheet = await check('vehicles', 'vehicleNo,chassisNo,ownerName', 'MH12AB9876,412345678904,2345 6789 0124')
  expect(JSON.stringify(sheet)).not.toMatch(CANARY)
  requireSuccess(await commit(sheet.id))
}

async function writeSettings() {
  await send(officeEndpoints.edit, admin, {})
  await send(tallyEndpoints.editSettings, admin, {})
  await send(taskEndpoints.create, admin, { body: { priority: '2026-12-01T10:00:00Z' } })
  await send(viewEndpoints.create, admin, {
    body: { list: 'vehicles', query: { search: '2345 6789 0124 of 412345678901' } },
  })
  await send(reminderEndpoints.editTemplates, admin, { body: [{ kind: 'PUC', language: 'en' }] })
  const webhookSecret = 'a secret that is long enough'
  await send(reminderEndpoints.editSettings, admin, { body: { webhookSecret } })
}

/** Fields that keep what is typed, and the reason. */
const kept = {
  'a number that others give': [
    'applicationNo',
    'chassisNo',
    'engineNo',
    'receiptNo',
    'rmaVehicleNo',
    'utr',
    'vehicleNo',
  ],
  'a place in a list, which is stored nowhere': ['after'],
  'a number that the vault keeps': ['aadharNumber', 'buyerAadharNo', 'sellerAadharNo'],
  'an address, or a telephone number': ['email', 'endpoint', 'phone', 'url', 'user', 'webhookUrl'],
  'a proof of who calls': [
    'attestationObject',
    'authenticatorData',
    'clientDataJSON',
    'code',
    'currentPassword',
    'id',
    'newPassword',
    'password',
    'rawId',
    'signature',
    'userHandle',
    'webhookSecret',
  ],
  'the name of something that there is': [
    'firm',
    'firmName',
    'fromRTO',
    'logoUrl',
    'paymentProofURL',
    'paymentProofUrl',
    'photoUrl',
    'rto',
    'slipUrl',
    'toRTO',
  ],
  'what is sought': ['search'],
  'a column of a statement, a sheet, or a ledger of Tally': [
    'adjustments',
    'amount',
    'bank',
    'cash',
    'cgst',
    'company',
    'date',
    'balance',
    'debit',
    'direction',
    'sheet',
    'igst',
    'reimbursements',
    'roundOff',
    'sales',
    'sgst',
    'values',
  ],
  'a build of the app': ['version'],
  'what an edit takes back and does not read': ['hpaName', 'hptName'],
  'a text that a second schema masks or refuses': [
    'buyerAddress',
    'buyerName',
    'buyerPhoneNo',
    'buyerState',
    'description',
    'sellerAddress',
    'sellerName',
    'sellerPhoneNo',
    'sellerState',
  ],
}

test('each text of a call masks or refuses an Aadhaar number, unless it is named here', () => {
  const keeping = allEndpoints.flatMap(({ body }) =>
    [...textsOf(body as never)].flatMap(({ name, text }) => (answerTo(text) === 'keeps' ? [name] : [])),
  )
  expect([...new Set(keeping)].toSorted()).toEqual(Object.values(kept).flat().toSorted())
})

test('each call with a text that is masked was sent one', () => {
  const unsent = allEndpoints
    .filter((one) => !taken.has(one) && [...textsOf(one.body as never)].some(({ text }) => answerTo(text) === 'masks'))
    .map(({ method, path }) => `${method} ${path}`)
  expect(unsent).toEqual([])
})

test('the laws hold with numbers of twelve digits in every text', async () => {
  await assertInvariants(office.database.pool)
})

test('the law of twelve digits reads what the history changed, too', async () => {
  const client = await office.database.pool.connect()
  await client.query('begin')
  const entry = (name: string) =>
    client.query(
      `insert into history (id, at, subject_type, subject_id, action, changes)
       values (gen_random_uuid(), now(), 'case', gen_random_uuid(), 'edited', $1)`,
      [{ [name]: { from: null, to: 'UTR 412345678901' } }],
    )
  const [law] = readLaws().filter(({ law }) => law.startsWith('no number of twelve'))
  const found = async () => (await client.query(law?.query ?? '')).rows
  try {
    await entry('expenseRemarks')
    expect(await found()).toEqual([])
    await entry('numberPlate')
    expect(await found()).toEqual([{ id: 'history.changes' }])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('no row holds the Aadhaar number, nor does an entry of the history when it is decrypted', async () => {
  const { pool } = office.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const { rows } = await pool.query(`select row::text as text from ${name} as row where row::text ~ $1`, [
      CANARY.source,
    ])
    expect(rows, name).toEqual([])
  }
  const { rows: entries } = await pool.query<{ id: string; changes: Changes }>('select id, changes from history')
  for (const { id, changes } of entries)
    expect(JSON.stringify(decryptChanges(office.deps.keys, id, changes))).not.toMatch(CANARY)
  expect(tables.length).toBeGreaterThan(50)
})

test('no answer holds the Aadhaar number, for any role or key', async () => {
  const key = await office.apiKey(...keyScopes)
  const readers = [
    { role: 'superadmin', as: admin },
    { role: 'employee', as: people.employee },
    { role: 'client', as: people.client },
    { role: 'superadmin', as: key },
  ] as const
  const ofCase = { params: { id: caseId, caseId } }
  const samples: { endpoint: Endpoint; ask: CallOptions }[] = [
    ...scoped.filter(({ endpoint }) => endpoint.method === 'GET'),
    ...readingRequests(people, plateOf('A')),
    ...superadminRequests(people),
    ...[caseEndpoints.details, caseEndpoints.history].map((endpoint) => ({ endpoint, ask: ofCase })),
  ]
  const hidden = ['2345 6789 0124', '234567890124', '2345.6789.0124', '2345-6789-0124'].map((value) => ({
    name: 'canary',
    value,
    side: 'A' as const,
    isSeenBy: () => false,
  }))
  const reading = allRoutes.filter(({ kind, endpoint: { method } }) => kind === 'query' || method === 'GET')
  let read = 0
  for (const { role, as } of readers)
    for (const { endpoint } of reading) {
      if (endpoint.roles === 'public' || !endpoint.roles.includes(role) || (as === key && !endpoint.scope)) continue
      const asks = samples.filter((one) => one.endpoint === endpoint).map(({ ask }) => ask)
      for (const ask of asks.length > 0 ? asks : [bareAsk(endpoint)]) {
        const { status, data } = await office.call(endpoint, { ...ask, as })
        if (status < 300) read += 1
        const leaks = await leaksOf(hidden, { role, side: 'A' }, status < 300 ? data : null)
        expect(
          leaks.filter((leak) => leak.startsWith('canary')),
          endpoint.path,
        ).toEqual([])
      }
    }
  expect(read).toBeGreaterThan(150)
})
