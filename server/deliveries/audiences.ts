import type { Tx } from '../db/connect.ts'
import { anyOf } from '../db/rows.ts'
import type { CaseUnassigned, RecordedEvent } from '../history/events.ts'
import { isAdmitted } from '../http/session.ts'

/** A recipient of a delivery; `about` is the id of the event's subject. */
export interface Recipient {
  about: string
  email: string
  name: string
}

/** A recipient who has a user account. */
export interface UserRecipient extends Recipient {
  userId: string
}

export type Events = readonly RecordedEvent[]

export const idsOf = (events: Events) => anyOf(events.map(({ event }) => event.id))

const usersOf = (tx: Tx, events: Events) =>
  tx
    .selectFrom('users')
    .select(['id as about', 'id as userId', 'email', 'first_name as name'])
    .where('id', '=', idsOf(events))

/** Returns the user who is the subject of the event. */
export const theUser = (tx: Tx, events: Events) => usersOf(tx, events).execute()

/**
 * Returns the user who is the subject of the event, while they have no password; the first superadmin
 * is created with one.
 */
export const theUserWithoutPassword = (tx: Tx, events: Events) =>
  usersOf(tx, events).where('password_hash', 'is', null).execute()

export const ownerOfClient = (tx: Tx, events: Events) =>
  tx
    .selectFrom('users')
    .select(['client_id as about', 'id as userId', 'email', 'first_name as name'])
    .where('client_id', '=', idsOf(events))
    .where('is_owner', '=', true)
    .$narrowType<{ about: string }>()
    .execute()

/** Returns the client who is the subject of the event, at the address of its sign-up. */
export const theClient = (tx: Tx, events: Events) =>
  tx
    .selectFrom('clients')
    .select(['id as about', 'email', 'first_name as name'])
    .where('id', '=', idsOf(events))
    .execute()

/** Returns the client of a bill, at the address of its sign-up, with the bill's present state. */
export const clientOfBill = (tx: Tx, events: Events) =>
  tx
    .selectFrom('bills')
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .select([
      'bills.id as about',
      'bills.client_id as clientId',
      'bills.bill_no as billNo',
      'clients.email',
      'clients.first_name as name',
      'bills.month',
      'bills.year',
      'bills.due_date as dueDate',
      'bills.total',
      'bills.penalty',
    ])
    .where('bills.id', '=', idsOf(events))
    .execute()

/** Returns the client of a verified payment, at the address of its sign-up, with the receipt. */
export const clientOfReceipt = (tx: Tx, events: Events) =>
  tx
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .select([
      'payments.id as about',
      'clients.email',
      'clients.first_name as name',
      'receipts.receipt_no as receiptNo',
      'payments.amount',
      'payments.mode',
    ])
    .where('payments.id', '=', idsOf(events))
    .execute()

export async function activeSuperadmins(tx: Tx, events: Events): Promise<Recipient[]> {
  const superadmins = await tx
    .selectFrom('users')
    .select(['email', 'first_name as name'])
    .where('role', '=', 'superadmin')
    .where('is_active', '=', true)
    .execute()
  return events.flatMap(({ event }) => superadmins.map((superadmin) => ({ ...superadmin, about: event.id })))
}

/** Returns every user who may sign in of the client from whom a case was taken back, with the case and its amount. */
export function usersOfFormerClient(tx: Tx, events: readonly RecordedEvent<CaseUnassigned>[]) {
  const assignmentIds = events.map(({ event }) => event.facts.assignmentId)
  return tx
    .selectFrom('case_assignments')
    .innerJoin('users', 'users.client_id', 'case_assignments.client_id')
    .select([
      'case_assignments.unassigned_case_id as about',
      'users.email',
      'users.first_name as name',
      'case_assignments.case_no as caseNo',
      'case_assignments.vehicle_no as vehicleNo',
      'case_assignments.amount',
    ])
    .where('case_assignments.id', '=', anyOf(assignmentIds))
    .where('case_assignments.unassigned_case_id', 'is not', null)
    .where(isAdmitted())
    .$narrowType<{ about: string }>()
    .orderBy('users.id')
    .execute()
}
