import { toRupees } from '#contract/money.ts'
import type { PaperState } from '#contract/papers/paper-values.ts'
import type { WebhookData } from '#contract/webhooks/webhook-events.ts'
import type { Tx } from '../db/connect.ts'
import { type CommentWritten, changesOf, type Entry, type RecordedEvent, type ReminderDue } from '../history/events.ts'
import { type Events, idsOf } from './audiences.ts'

/*
 * The data of events as webhooks get them. The columns are named one by one, so that no number of a person comes along.
 */

/** The fields that identify a case, and those that identify a client, in every event. */
const ofCase = ['cases.case_no as CaseNo', 'cases.vehicle_no as vehicleNo', 'cases.firm_name as firmName'] as const
const ofClient = ['clients.id as clientId', 'clients.firm_name as firmName'] as const

/** Returns the row of each event, by the id of its subject. */
function inOrder<Row extends { id: string }>(events: Events, rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return events.map(({ event }) => {
    const row = byId.get(event.id)
    if (!row) throw new Error(`The ${event.subject} of an event is not there: ${event.id}`)
    return row
  })
}

export async function caseData(tx: Tx, events: Events): Promise<WebhookData<'case.created'>[]> {
  const rows = await tx
    .selectFrom('cases')
    .leftJoin('case_assignments', 'case_assignments.case_id', 'cases.id')
    .leftJoin('clients', 'clients.id', 'case_assignments.client_id')
    .select([
      'cases.id',
      ...ofCase,
      'cases.status',
      'cases.stage',
      'cases.waiting_on as waitingOn',
      'cases.from_rto as fromRTO',
      'cases.to_rto as toRTO',
      'cases.total_amount',
      'cases.reason_code as reasonCode',
      'clients.id as client_id',
      'clients.firm_name as client_firm',
    ])
    .where('cases.id', '=', idsOf(events))
    .execute()
  return inOrder(
    events,
    rows.map(({ client_id, client_firm, total_amount, ...row }) => ({
      ...row,
      totalAmount: toRupees(total_amount),
      assignedTo: client_id !== null && client_firm !== null ? { id: client_id, firmName: client_firm } : null,
    })),
  )
}

/** Paper and state are those of the event's entry. */
export async function paperData(tx: Tx, events: readonly RecordedEvent<Entry>[]) {
  const rows = await tx
    .selectFrom('cases')
    .select(['id', ...ofCase])
    .where('id', '=', idsOf(events))
    .execute()
  return inOrder(events, rows).map((row, index): WebhookData<'paper.changed'> => {
    const { paper, paperState } = events[index] ? changesOf(events[index].event) : {}
    return { ...row, paper: String(paper?.to), state: paperState?.to as PaperState }
  })
}

export async function paymentData(tx: Tx, events: Events): Promise<WebhookData<'payment.waiting'>[]> {
  const payments = await tx
    .selectFrom('payments')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .leftJoin('bills', 'bills.id', 'payments.bill_id')
    .select(['payments.id', ...ofClient, 'payments.amount', 'payments.mode', 'bills.id as bill_id', 'bills.bill_no'])
    .where('payments.id', '=', idsOf(events))
    .execute()
  const cases = await tx
    .selectFrom('payment_assignments')
    .innerJoin('case_assignments', 'case_assignments.id', 'payment_assignments.assignment_id')
    .innerJoin('cases', 'cases.id', 'case_assignments.case_id')
    .select(['payment_id', 'cases.id', 'cases.case_no as CaseNo', 'cases.vehicle_no as vehicleNo'])
    .where('payment_id', '=', idsOf(events))
    .orderBy('cases.id')
    .execute()
  const casesOf = Map.groupBy(cases, ({ payment_id }) => payment_id)
  return inOrder(
    events,
    payments.map(({ bill_id, bill_no, amount, ...payment }) => ({
      ...payment,
      amount: toRupees(amount),
      cases: (casesOf.get(payment.id) ?? []).map(({ id, CaseNo, vehicleNo }) => ({ id, CaseNo, vehicleNo })),
      bill: bill_id !== null && bill_no !== null ? { id: bill_id, billNo: bill_no } : null,
    })),
  )
}

export async function billData(tx: Tx, events: Events): Promise<WebhookData<'bill.raised'>[]> {
  const rows = await tx
    .selectFrom('bills')
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .select([
      'bills.id',
      'bills.bill_no as billNo',
      'bills.month as billMonth',
      'bills.year as billYear',
      ...ofClient,
      'bills.total',
      'bills.due_date as dueDate',
    ])
    .where('bills.id', '=', idsOf(events))
    .execute()
  return inOrder(
    events,
    rows.map(({ total, ...bill }) => ({ ...bill, totalAmount: toRupees(total) })),
  )
}

export async function clientData(tx: Tx, events: Events): Promise<WebhookData<'client.verified'>[]> {
  const rows = await tx
    .selectFrom('clients')
    .select(['id', 'firm_name as firmName', 'city', 'is_verified as isVerified'])
    .where('id', '=', idsOf(events))
    .execute()
  return inOrder(events, rows)
}

export async function commentData(
  tx: Tx,
  events: readonly RecordedEvent<CommentWritten>[],
): Promise<WebhookData<'comment.created'>[]> {
  const rows = await tx
    .selectFrom('case_comments')
    .innerJoin('cases', 'cases.id', 'case_comments.case_id')
    .innerJoin('users', 'users.id', 'case_comments.user_id')
    .select(['case_comments.id', 'cases.id as caseId', ...ofCase, 'users.role'])
    .where('case_comments.id', '=', idsOf(events))
    .execute()
  return inOrder(
    events,
    rows.map(({ role, ...row }) => ({ ...row, by: { role } })),
  )
}

export async function requestData(tx: Tx, events: Events): Promise<WebhookData<'request.created'>[]> {
  const rows = await tx
    .selectFrom('requests')
    .innerJoin('clients', 'clients.id', 'requests.client_id')
    .select(['requests.id', ...ofClient, 'requests.vehicle_no as vehicleNo', 'requests.services'])
    .where('requests.id', '=', idsOf(events))
    .execute()
  return inOrder(events, rows)
}

export const reminderData = async (
  _tx: Tx,
  events: readonly RecordedEvent<ReminderDue>[],
): Promise<WebhookData<'reminder.due'>[]> => events.map(({ event: { id, facts } }) => ({ id, ...facts.reminder }))
