import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { billEndpoints } from '#contract/bills/bill.ts'
import { bulkEndpoints } from '#contract/bulk/bulk.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { caseGroupEndpoints } from '#contract/cases/case-groups.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import { cashEndpoints } from '#contract/cash/cash.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { dealerMessageEndpoints } from '#contract/dealer-messages/dealer-message.ts'
import { employeeEndpoints } from '#contract/employees/employee.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { exportEndpoints, exportFormats } from '#contract/exports/export.ts'
import { gstEndpoints } from '#contract/gst/gst.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { originalEndpoints } from '#contract/originals/original.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { passkeyEndpoints } from '#contract/passkeys/passkey.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { paymentGroupEndpoints } from '#contract/payments/payment-groups.ts'
import { queueEndpoints } from '#contract/queue/queue.ts'
import { queueKindsOf } from '#contract/queue/queue-values.ts'
import { rateEndpoints } from '#contract/rates/rate.ts'
import { readingEndpoints } from '#contract/readings/reading.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { searchEndpoints } from '#contract/search/search.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { taskEndpoints } from '#contract/tasks/task.ts'
import { teamEndpoints } from '#contract/team/member.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { viewEndpoints } from '#contract/views/view-endpoints.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import type { CallOptions, Session } from '#test/caller.ts'
import type { ClientSession, EmployeeSession, Factories } from '#test/factories.ts'
import type { Office } from '#test/office.ts'
import { addPasskey } from '#test/passkey-device.ts'
import { switchOnGst } from '#test/switch-on-gst.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

/** For a call with row scope: a request that the owner may send, and another user of the same role may not. */
export interface ScopedRequest {
  endpoint: Endpoint
  own: Session
  other: Session
  ask: CallOptions
}

/** The owners of the rows, and two others of their roles. */
export interface People {
  employee: EmployeeSession
  client: ClientSession
  otherEmployee: EmployeeSession
  otherClient: ClientSession
}

/** Makes two employees and two clients; the first client can pay by CREDIT. */
export const peopleOf = async (office: Office): Promise<People> => ({
  employee: await office.employee(),
  client: await office.client({ creditLimit: 90_000 }),
  otherEmployee: await office.employee(),
  otherClient: await office.client(),
})

/** What is asked of a call that no sample asks. */
export const bareAsk = ({ method }: Endpoint): CallOptions => (method === 'GET' ? {} : { body: {} })

type Form = Parameters<Factories['caseBody']>[0]

/** What the cases say: as their employee makes them, and as the superadmin then has them. */
export interface Forms {
  form?: Form
  edited?: Form
}

/** Makes rows of an employee and a client, and returns one request for each call with row scope, in the order to send them. */
export async function scopedRequests(office: Office, people: People, forms: Forms = {}): Promise<ScopedRequest[]> {
  const { employee, client, otherEmployee, otherClient } = people
  const made = (status: CaseStatus) =>
    office.caseIn(status, {
      by: employee,
      client,
      ...(forms.form && { over: forms.form }),
      ...(forms.edited && { edited: forms.edited }),
    })
  const draft = await made('Created')
  const assigned = await made('assigned')
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
  const rejected = await made('rejected')
  const submitted = { stage: 'submitted', waitingOn: 'rto' }
  const received = { name: 'Affidavit', state: 'received' }
  const task = { task_title: 'Call the RTO', task_text: 'About the RC book', priority: '2026-12-01T10:00:00Z' }
  const { data: noted } = await office.call(taskEndpoints.create, { as: employee, body: task })
  const ofTask = { params: { id: noted.id } }
  const view = { list: 'vehicles', name: 'My vehicles', query: {} } as const
  const { data: savedView } = await office.call(viewEndpoints.create, { as: employee, body: view })
  const ofView = { params: { id: savedView.id } }
  const ofPasskey = { params: { id: (await addPasskey(office, employee)).id } }
  const bill = await office.bill({ client, over: forms.edited ?? {} })
  const billPayment = { amount: bill.totalAmount, mode: 'CASH', paymentProofURL: await office.proof(client) }
  const { paymentId } = await office.payment(client, [await made('assigned')])
  await office.call(paymentEndpoints.verifyPayment, { as: await office.superadmin(), params: { id: paymentId } })
  await switchOnGst(office, officeDay(office.clock.now()))
  const taxed = await office.caseIn('assigned', { client, over: { expenseDetail: { otherCharges: 118 } } })
  const invoiced = await office.payment(client, [taxed])
  await office.call(paymentEndpoints.verifyPayment, {
    as: await office.superadmin(),
    params: { id: invoiced.paymentId },
  })
  const ofClient = { params: { id: client.client.id } }
  const form = await uploadedForm(office.call, await office.superadmin(), await plainPdf())
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
  // All staff see it, unlike the plates of cases.
  const asked = { vehicleNo: 'MH14RQ1000', services: ['fitness' as const] }
  const { data: request } = await office.call(requestEndpoints.create, { as: client, body: asked })
  const { member } = await office.member(client)
  const range = { fromDate: '2026-01-01', toDate: '2026-12-31' }
  const { data: ofVehicle } = await office.call(vehicleEndpoints.details, {
    as: employee,
    params: { plate: draft.vehicleNo },
  })
  const { data: contact } = await office.call(reminderEndpoints.log, {
    as: employee,
    body: { vehicleId: ofVehicle.id, kind: 'PUC', channel: 'SMS', outcome: 'sent' },
  })
  const originalIn = async (caseId: string) => {
    const rc = { kind: 'rc', from: 'dealer', note: 'Smart card' }
    const { data } = await office.call(originalEndpoints.receive, {
      as: employee,
      params: { caseId },
      body: rc as never,
    })
    return { params: { id: data.id }, body: { lastMoveId: data.lastMoveId ?? '' } }
  }
  const ofBook = { params: { employeeId: employee.userId } }
  const petrol = { kind: 'spent', amount: 80, expense: 'other', note: 'Petrol' } as const
  const { data: expense } = await office.call(cashEndpoints.enter, { as: employee, ...ofBook, body: petrol })
  await office.call(cashEndpoints.enter, {
    ...{ as: otherEmployee, params: { employeeId: otherEmployee.userId }, body: petrol },
  })
  const [original, mistaken] = [await originalIn(draft.id), await originalIn(draft.id)]
  await originalIn(assigned.id)
  const taken = { holder: 'person', handedTo: 'Esha Inamdar', isOnPaper: true, note: 'At the counter' } as const
  return [
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
      endpoint: reminderEndpoints.withdraw,
      ...staff,
      ask: { body: { vehicleId: ofVehicle.id, kind: 'PUC', sentAt: contact.lastSentAt ?? '' } },
    },
    {
      endpoint: reminderEndpoints.snooze,
      ...staff,
      ask: { body: { vehicleId: ofVehicle.id, kind: 'PUC', until: addDays(officeDay(new Date()), 1) } },
    },
    {
      endpoint: reminderEndpoints.renew,
      ...staff,
      ask: { body: { vehicleId: ofVehicle.id, kind: 'PUC', newExpiryDate: '2099-01-01' } },
    },
    { endpoint: caseEndpoints.details, ...staff, ask: ofDraft },
    { endpoint: caseEndpoints.details, ...dealer, ask: { params: { id: assigned.id } } },
    { endpoint: caseEndpoints.edit, ...staff, ask: { ...ofDraft, body: await office.caseBody(forms.form ?? {}) } },
    { endpoint: caseEndpoints.verify, ...staff, ask: ofDraft },
    { endpoint: caseEndpoints.history, ...staff, ask: ofDraft },
    { endpoint: caseEndpoints.revealAadhaar, ...staff, ask: { ...ofDraft, body: { reason: 'To file form 29' } } },
    { endpoint: caseEndpoints.updateExpiry, ...staff, ask: { ...ofDraft, body: expiry } },
    { endpoint: commentEndpoints.ofCase, ...staff, ask: { params: { caseId: draft.id } } },
    { endpoint: commentEndpoints.ofCase, ...dealer, ask: { params: { caseId: assigned.id } } },
    {
      endpoint: commentEndpoints.add,
      ...staff,
      ask: { params: { caseId: draft.id }, body: { text: 'Form 30 is here', isInternal: true } },
    },
    {
      endpoint: commentEndpoints.add,
      ...dealer,
      ask: { params: { caseId: assigned.id }, body: { text: 'When is it done?' } },
    },
    { endpoint: paperEndpoints.ofCase, ...staff, ask: { params: { caseId: draft.id } } },
    { endpoint: paperEndpoints.ofCase, ...dealer, ask: { params: { caseId: assigned.id } } },
    { endpoint: paperEndpoints.change, ...staff, ask: { params: { caseId: draft.id }, body: received } },
    { endpoint: attachmentEndpoints.upload, ...staff, ask: { params: { caseId: draft.id }, ...image } },
    { endpoint: attachmentEndpoints.upload, ...dealer, ask: { params: { caseId: assigned.id }, ...image } },
    { endpoint: attachmentEndpoints.page, ...staff, ask: pageForStaff },
    { endpoint: attachmentEndpoints.page, ...dealer, ask: pageForDealer },
    { endpoint: readingEndpoints.ofCase, ...staff, ask: { params: { caseId: draft.id } } },
    { endpoint: attachmentEndpoints.bundle, ...staff, ask: { params: { caseId: draft.id } } },
    { endpoint: attachmentEndpoints.move, ...staff, ask: { ...ofStaff, body: { position: 1 } } },
    { endpoint: attachmentEndpoints.move, ...dealer, ask: { ...ofDealer, body: { paperId: null } } },
    { endpoint: attachmentEndpoints.remove, ...staff, ask: ofStaff },
    { endpoint: attachmentEndpoints.remove, ...dealer, ask: ofDealer },
    {
      endpoint: originalEndpoints.receive,
      ...staff,
      ask: { params: { caseId: draft.id }, body: { kind: 'noc', from: 'person', giver: 'Esha Inamdar' } },
    },
    { endpoint: originalEndpoints.ofCase, ...staff, ask: { params: { caseId: draft.id } } },
    { endpoint: originalEndpoints.ofCase, ...dealer, ask: { params: { caseId: assigned.id } } },
    { endpoint: originalEndpoints.moves, ...staff, ask: { params: original.params } },
    {
      endpoint: originalEndpoints.handOver,
      ...staff,
      ask: { params: original.params, body: { ...original.body, ...taken } },
    },
    { endpoint: originalEndpoints.undo, ...staff, ask: mistaken },
    { endpoint: cashEndpoints.book, ...staff, ask: ofBook },
    { endpoint: cashEndpoints.entries, ...staff, ask: ofBook },
    { endpoint: cashEndpoints.enter, ...staff, ask: { ...ofBook, body: petrol } },
    {
      endpoint: cashEndpoints.takeBack,
      ...staff,
      ask: { params: { id: expense.id }, body: { reason: 'Typed twice' } },
    },
    {
      endpoint: cashEndpoints.close,
      ...staff,
      ask: { ...ofBook, body: { day: officeDay(office.clock.now()) } },
    },
    { endpoint: requestEndpoints.upload, ...dealer, ask: { params: { id: request.id }, ...image } },
    {
      endpoint: teamEndpoints.edit,
      ...dealer,
      ask: { params: { userId: member.id }, body: { canPay: true, isActive: true } },
    },
    { endpoint: officialFormEndpoints.fill, ...staff, ask: { params: { id: form.id }, body: { caseId: draft.id } } },
    { endpoint: officialFormEndpoints.print, ...staff, ask: { body: { formIds: [form.id], caseId: draft.id } } },
    { endpoint: bulkEndpoints.print, ...staff, ask: { body: { caseIds: [draft.id] } } },
    {
      endpoint: exportEndpoints.chosen,
      ...staff,
      ask: { body: { list: 'verified' as const, caseIds: [draft.id], format: 'csv' as const } },
    },
    { endpoint: stageEndpoints.change, ...staff, ask: { params: { caseId: assigned.id }, body: submitted } },
    { endpoint: stageEndpoints.ofCase, ...staff, ask: { params: { caseId: draft.id } } },
    { endpoint: stageEndpoints.reached, ...staff, ask: { params: { caseId: draft.id } } },
    { endpoint: stageEndpoints.reached, ...dealer, ask: { params: { caseId: assigned.id } } },
    {
      endpoint: caseEndpoints.reopen,
      ...staff,
      ask: { params: { id: rejected.id }, body: { note: 'Papers are there' } },
    },
    { endpoint: dealerMessageEndpoints.log, ...staff, ask: { body: { kind: 'papers', ids: [assigned.id] } } },
    { endpoint: dealerMessageEndpoints.withdraw, ...staff, ask: { body: { kind: 'papers', ids: [assigned.id] } } },
    { endpoint: taskEndpoints.update, ...staff, ask: { ...ofTask, body: task } },
    { endpoint: taskEndpoints.markAsDone, ...staff, ask: ofTask },
    { endpoint: viewEndpoints.start, ...staff, ask: { body: { list: 'vehicles', viewId: savedView.id } } },
    { endpoint: viewEndpoints.edit, ...staff, ask: { ...ofView, body: { name: 'Mine' } } },
    { endpoint: viewEndpoints.remove, ...staff, ask: ofView },
    { endpoint: passkeyEndpoints.edit, ...staff, ask: { ...ofPasskey, body: { name: 'Tablet' } } },
    { endpoint: passkeyEndpoints.remove, ...staff, ask: ofPasskey },
    { endpoint: paymentEndpoints.paymentDetails, ...dealer, ask: { body: { caseAssignmentIds } } },
    { endpoint: paymentEndpoints.payCases, ...dealer, ask: { body: paid } },
    { endpoint: paymentEndpoints.receipt, ...dealer, ask: { params: { paymentId } } },
    { endpoint: gstEndpoints.invoice, ...dealer, ask: { params: { id: invoiced.paymentId } } },
    { endpoint: transactionEndpoints.history, ...dealer, ask: { ...ofClient, body: range } },
    { endpoint: transactionEndpoints.statement, ...dealer, ask: { ...ofClient, body: range } },
    { endpoint: billEndpoints.ofClient, ...dealer, ask: ofClient },
    { endpoint: billEndpoints.get, ...dealer, ask: { params: { id: bill.billId } } },
    { endpoint: billEndpoints.pay, ...dealer, ask: { params: { billId: bill.billId }, body: billPayment } },
  ]
}

/** The whole lists of staff as files. */
const exportRequests = [
  { endpoint: exportEndpoints.verified, query: { filterType: 'applicationDate' } },
  { endpoint: exportEndpoints.unverified, query: {} },
  { endpoint: exportEndpoints.rejected, query: { filterType: 'applicationDate' } },
  { endpoint: exportEndpoints.stages, query: {} },
  { endpoint: exportEndpoints.vehicles, query: {} },
  { endpoint: exportEndpoints.reminders, query: {} },
]

/** Returns requests for the reading calls without row scope that need an input, for the roles that may send them. */
export function readingRequests({ employee }: People, plate: string): { endpoint: Endpoint; ask: CallOptions }[] {
  const range = { fromDate: '2026-01-01', toDate: '2028-12-31' }
  const { branchCode } = employee.employee
  return [
    { endpoint: employeeEndpoints.ofBranch, ask: { params: { branchCode: branchCode ?? '' } } },
    { endpoint: caseEndpoints.myVerified, ask: { body: { filterType: 'appointmentDate', ...range } } },
    { endpoint: caseEndpoints.summary, ask: { body: range } },
    { endpoint: caseGroupEndpoints.byFirm, ask: { body: { list: 'myDrafts' as const } } },
    { endpoint: stageEndpoints.runSheet, ask: { query: { date: '2026-11-25' } } },
    { endpoint: stageEndpoints.counterSheet, ask: { query: { date: '2026-11-25' } } },
    { endpoint: dealerMessageEndpoints.waiting, ask: { query: { kind: 'papers' } } },
    ...queueKindsOf('employee').map((kind) => ({ endpoint: queueEndpoints.rows, ask: { body: { kind } } })),
    { endpoint: rateEndpoints.suggest, ask: { body: { services: ['hsrp'], toRTO: 'MH-12 - PUNE', clientId: null } } },
    { endpoint: vehicleEndpoints.check, ask: { body: { vehicleNo: plate, chassisNo: '' } } },
    ...exportRequests.flatMap(({ endpoint, query }) =>
      exportFormats.map((format) => ({ endpoint, ask: { query: { ...query, format } } })),
    ),
    ...[plate, plate.slice(-4)].map((text) => ({ endpoint: searchEndpoints.find, ask: { query: { text } } })),
  ]
}

/** Returns requests for the reading calls of the superadmin alone that need an input and are open to API keys. */
export function superadminRequests({ employee, client }: People): { endpoint: Endpoint; ask: CallOptions }[] {
  const range = { fromDate: '2026-01-01', toDate: '2028-12-31' }
  const body = { filterType: 'appointmentDate', ...range }
  return [
    { endpoint: caseEndpoints.verifiedList, ask: { body } },
    { endpoint: caseEndpoints.rejectedList, ask: { body } },
    { endpoint: caseEndpoints.ofEmployee, ask: { params: { id: employee.userId }, body } },
    { endpoint: caseEndpoints.ofClient, ask: { params: { id: client.client.id }, body } },
    { endpoint: paymentEndpoints.decided, ask: { body: range } },
    { endpoint: paymentGroupEndpoints.byClient, ask: { body: { list: 'pending' as const } } },
    { endpoint: billEndpoints.ofMonth, ask: { body: { month: 11, year: 2026 } } },
    ...queueKindsOf('superadmin').map((kind) => ({ endpoint: queueEndpoints.rows, ask: { body: { kind } } })),
  ]
}
