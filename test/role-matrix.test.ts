import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { API_BASE } from '#contract/api.ts'
import { billEndpoints } from '#contract/bills/bill-endpoints.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { officeDay } from '#contract/dates.ts'
import { employeeEndpoints } from '#contract/employees/employee-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form-endpoints.ts'
import { attachmentEndpoints } from '#contract/papers/attachment-endpoints.ts'
import { paperEndpoints } from '#contract/papers/paper-endpoints.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { roles } from '#contract/roles.ts'
import { stageEndpoints } from '#contract/stages/stage-endpoints.ts'
import { taskEndpoints } from '#contract/tasks/task-endpoints.ts'
import { transactionEndpoints } from '#contract/transactions/transaction-endpoints.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { type Office, openOffice } from '#test/office.ts'
import { routesOf } from '#test/printed-routes.ts'
import { formWith, proofImage } from '#test/upload-form.ts'
import type { CallOptions, Session } from './caller.ts'

let office: Office
let sessions: Record<(typeof roles)[number], Session>
/**
 * For each call with row scope: a request that the owner may send, and another user of the same role
 * may not.
 */
let scoped: { endpoint: Endpoint; own: Session; other: Session; ask: CallOptions }[]

beforeAll(async () => {
  office = await openOffice()
  const [employee, otherEmployee] = [await office.employee(), await office.employee()]
  const [client, otherClient] = [await office.client(), await office.client()]
  sessions = { superadmin: await office.superadmin(), employee, client }
  const draft = await office.caseIn('Created', { by: employee })
  const assigned = await office.caseIn('assigned', { by: employee, client })
  const staff = { own: employee, other: otherEmployee }
  const dealer = { own: client, other: otherClient }
  const ofDraft = { params: { id: draft.id } }
  const caseAssignmentIds = [assigned.assignmentId]
  const paid = {
    caseAssignmentIds,
    amount: assigned.totalAmount,
    mode: 'CREDIT',
  }
  const expiry = { expiryType: 'TAX', newExpiryDate: '2027-04-30' }
  const rejected = await office.caseIn('rejected', { by: employee })
  const submitted = { stage: 'submitted', waitingOn: 'rto' }
  const received = { name: 'Affidavit', state: 'received' }
  const task = { task_title: 'Call the RTO', task_text: 'About the RC book', priority: '2026-12-01T10:00:00Z' }
  const { data: noted } = await office.call(taskEndpoints.create, { as: employee, body: task })
  const ofTask = { params: { id: noted.id } }
  const bill = await office.bill({ client })
  const billPayment = { amount: bill.totalAmount, mode: 'CASH', paymentProofURL: await office.proof(client) }
  const ofClient = { params: { id: client.client.id } }
  const form = await uploadedForm(office.call, sessions.superadmin, await plainPdf())
  const image = formWith(await proofImage(1))
  const attachmentOf = async (as: Session, caseId: string) => {
    const { data } = await office.call(attachmentEndpoints.upload, { as, params: { caseId }, ...image })
    return { params: { caseId, id: data.id } }
  }
  const [ofStaff, ofDealer] = [await attachmentOf(employee, draft.id), await attachmentOf(client, assigned.id)]
  const pageOf = async (as: Session, caseId: string) => {
    const pdf = formWith(await plainPdf(), 'form.pdf', 'application/pdf')
    const { data } = await office.call(attachmentEndpoints.upload, { as, params: { caseId }, ...pdf })
    return { params: { caseId, id: data.id, page: 1 } }
  }
  const [pageForStaff, pageForDealer] = [await pageOf(employee, draft.id), await pageOf(client, assigned.id)]
  const range = { fromDate: '2026-01-01', toDate: '2026-12-31' }
  const { data: ofVehicle } = await office.call(vehicleEndpoints.details, {
    as: employee,
    params: { plate: draft.vehicleNo },
  })
  scoped = [
    // Before an edit gives the draft another plate.
    { endpoint: vehicleEndpoints.details, ...staff, ask: { params: { plate: draft.vehicleNo } } },
    { endpoint: vehicleEndpoints.details, ...dealer, ask: { params: { plate: assigned.vehicleNo } } },
    { endpoint: vehicleEndpoints.edit, ...staff, ask: { params: { id: ofVehicle.id }, body: { note: 'Calls back' } } },
    {
      endpoint: reminderEndpoints.log,
      ...staff,
      ask: { body: { vehicleId: ofVehicle.id, kind: 'PUC', channel: 'CALL', outcome: 'sent' } },
    },
    {
      endpoint: reminderEndpoints.snooze,
      ...staff,
      ask: { body: { vehicleId: ofVehicle.id, kind: 'PUC', until: officeDay(new Date()) } },
    },
    {
      endpoint: reminderEndpoints.renew,
      ...staff,
      ask: { body: { vehicleId: ofVehicle.id, kind: 'PUC', newExpiryDate: '2099-01-01' } },
    },
    { endpoint: caseEndpoints.details, ...staff, ask: ofDraft },
    { endpoint: caseEndpoints.details, ...dealer, ask: { params: { id: assigned.id } } },
    { endpoint: caseEndpoints.edit, ...staff, ask: { ...ofDraft, body: await office.caseBody() } },
    { endpoint: caseEndpoints.verify, ...staff, ask: ofDraft },
    { endpoint: caseEndpoints.history, ...staff, ask: ofDraft },
    { endpoint: caseEndpoints.revealAadhaar, ...staff, ask: { ...ofDraft, body: { reason: 'To file form 29' } } },
    { endpoint: caseEndpoints.updateExpiry, ...staff, ask: { ...ofDraft, body: expiry } },
    { endpoint: paperEndpoints.ofCase, ...staff, ask: { params: { caseId: draft.id } } },
    { endpoint: paperEndpoints.ofCase, ...dealer, ask: { params: { caseId: assigned.id } } },
    { endpoint: paperEndpoints.change, ...staff, ask: { params: { caseId: draft.id }, body: received } },
    { endpoint: attachmentEndpoints.upload, ...staff, ask: { params: { caseId: draft.id }, ...image } },
    { endpoint: attachmentEndpoints.upload, ...dealer, ask: { params: { caseId: assigned.id }, ...image } },
    { endpoint: attachmentEndpoints.page, ...staff, ask: pageForStaff },
    { endpoint: attachmentEndpoints.page, ...dealer, ask: pageForDealer },
    { endpoint: attachmentEndpoints.bundle, ...staff, ask: { params: { caseId: draft.id } } },
    { endpoint: attachmentEndpoints.remove, ...staff, ask: ofStaff },
    { endpoint: attachmentEndpoints.remove, ...dealer, ask: ofDealer },
    { endpoint: officialFormEndpoints.fill, ...staff, ask: { params: { id: form.id }, body: { caseId: draft.id } } },
    { endpoint: officialFormEndpoints.print, ...staff, ask: { body: { formIds: [form.id], caseId: draft.id } } },
    { endpoint: stageEndpoints.change, ...staff, ask: { params: { caseId: assigned.id }, body: submitted } },
    { endpoint: stageEndpoints.reached, ...staff, ask: { params: { caseId: draft.id } } },
    { endpoint: stageEndpoints.reached, ...dealer, ask: { params: { caseId: assigned.id } } },
    {
      endpoint: caseEndpoints.reopen,
      ...staff,
      ask: { params: { id: rejected.id }, body: { note: 'Papers are there' } },
    },
    { endpoint: taskEndpoints.update, ...staff, ask: { ...ofTask, body: task } },
    { endpoint: taskEndpoints.markAsDone, ...staff, ask: ofTask },
    { endpoint: paymentEndpoints.paymentDetails, ...dealer, ask: { body: { caseAssignmentIds } } },
    { endpoint: paymentEndpoints.payCases, ...dealer, ask: { body: paid } },
    { endpoint: transactionEndpoints.history, ...dealer, ask: { ...ofClient, body: range } },
    { endpoint: transactionEndpoints.statement, ...dealer, ask: { ...ofClient, body: range } },
    { endpoint: billEndpoints.ofClient, ...dealer, ask: ofClient },
    { endpoint: billEndpoints.get, ...dealer, ask: { params: { id: bill.billId } } },
    { endpoint: billEndpoints.pay, ...dealer, ask: { params: { billId: bill.billId }, body: billPayment } },
  ]
})
afterAll(() => office.close())

/** Calls of staff and clients without row scope. */
const unscoped: readonly Endpoint[] = [employeeEndpoints.ofBranch, referenceEndpoints.getUpi]

const anyParams = (endpoint: Endpoint) =>
  Object.fromEntries(
    [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '01900000-0000-7000-8000-0000000000ff']),
  )
const ask = (endpoint: Endpoint, as: Session | null) =>
  office.call(endpoint, { as, params: anyParams(endpoint), ...(endpoint.method !== 'GET' && { body: {} }) })

describe('every call × everybody', () => {
  let [cells, deviations] = [0, 0]
  const judge = (isRight: boolean, status: number, whose: string, wanted: string) => {
    cells += 1
    if (!isRight) deviations += 1
    expect.soft(isRight, `${whose}: ${status}, wanted ${wanted}`).toBe(true)
  }
  for (const endpoint of allEndpoints) {
    const name = `${endpoint.method} ${endpoint.path}`
    test(name, async () => {
      const { status: nobody } = await ask(endpoint, null)
      if (endpoint.roles === 'public') {
        judge([400, 401, 415].includes(nobody), nobody, 'without a session', '400, 401 or 415')
        return
      }
      judge(nobody === 401, nobody, 'without a session', '401')
      for (const role of roles) {
        // Signing out would end the session of the next calls.
        if (endpoint === identityEndpoints.signOut) continue
        const { status } = await ask(endpoint, sessions[role])
        if (!endpoint.roles.includes(role)) judge(status === 403, status, role, '403')
        else judge(![401, 403].includes(status) && status < 500, status, role, 'neither 401, 403 nor 5xx')
      }
    })
  }
  afterAll(() => console.log(`role matrix: ${cells} cells, ${deviations} deviations`))
})

test('the server answers exactly the declared calls, the pages aside', () => {
  const declared = allEndpoints.map(({ path }) => API_BASE + path)
  const served = office.app.printRoutes({ commonPrefix: false })
  const outside = [`${API_BASE}/files/`, `${API_BASE}/openapi.json`, '/api/docs', '/healthz', '/readyz']
  const known = new Set([...declared, ...outside])
  const apiPaths = routesOf(served).filter((path) => path.startsWith(API_BASE))
  for (const path of apiPaths)
    expect(
      [...known].some((one) => path.startsWith(one)),
      path,
    ).toBe(true)
  for (const path of declared) expect(apiPaths, path).toContain(path)
})

test("a stranger's row is not there, and the owner's is", async () => {
  for (const { endpoint, own, other, ask: asked } of scoped) {
    const name = `${endpoint.method} ${endpoint.path}`
    expect((await office.call(endpoint, { ...asked, as: other })).status, `${name}, other`).toBe(404)
    expect((await office.call(endpoint, { ...asked, as: own })).status, `${name}, own`).toBeLessThan(300)
  }
})

test('every call that names a row for staff or clients is among the scoped', () => {
  const named = allEndpoints.filter(
    ({ path, roles: allowed, body }) =>
      allowed !== 'public' &&
      allowed.some((role) => role !== 'superadmin') &&
      (path.includes(':') || 'caseAssignmentIds' in ((body as { shape?: object }).shape ?? {})),
  )
  const covered = new Set([...scoped.map(({ endpoint }) => endpoint), ...unscoped])
  expect(named.filter((endpoint) => !covered.has(endpoint)).map(({ path }) => path)).toEqual([])
})

test('an unknown field is refused on every write', async () => {
  // No body, and a list.
  const withoutFields: Endpoint[] = [identityEndpoints.signOut, reminderEndpoints.editTemplates]
  let tried = 0
  for (const endpoint of allEndpoints) {
    const { method, accepts } = endpoint
    if (method === 'GET' || accepts === 'multipart' || withoutFields.includes(endpoint)) continue
    const as = endpoint.roles === 'public' ? null : sessions[endpoint.roles[0] ?? 'superadmin']
    for (const smuggled of ['role', 'status', 'totalAmount', 'creditLimit', 'isVerified', 'hack']) {
      if (smuggled in ((endpoint.body as { shape?: object }).shape ?? {})) continue
      const body = { [smuggled]: 'superadmin' }
      const { status, errors } = await office.call(endpoint, { as, params: anyParams(endpoint), body })
      expect([status, errors?.fields?.[smuggled]], `${endpoint.path} ${smuggled}`).toEqual([
        400,
        'This field is not known',
      ])
      tried += 1
    }
  }
  console.log(`extra fields refused: ${tried}`)
})
