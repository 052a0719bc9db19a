import { sql } from 'kysely'
import type { Stage } from '#contract/cases/case-values.ts'
import type { NotificationEvent } from '#contract/notifications/notification-events.ts'
import { isLacking, type PaperState } from '#contract/papers/paper-values.ts'
import type { Tx } from '../db/connect.ts'
import { anyOf } from '../db/rows.ts'
import { type CaseUnassigned, changesOf, type Entry, type EventName } from '../history/events.ts'
import { forgetPaper } from './merge-notifications.ts'
import type { News } from './notify.ts'

/** Turns entries of the history of one name into news, in the transaction that records them. */
type NewsRule<E extends Entry = Entry> = (tx: Tx, entries: readonly E[]) => Promise<News[]>

const idsOf = (entries: readonly Entry[]) => anyOf(entries.map(({ id }) => id))

/** The value that a field has after an entry. */
const newValue = (entry: Entry, field: string): unknown => changesOf(entry)[field]?.to

/** Returns what news of cases have in common, by the id of the case; the client is the one of the present assignment. */
export async function casesInNews(tx: Tx, ids: readonly string[]): Promise<Map<string, Omit<News, 'event'>>> {
  const rows = await tx
    .selectFrom('cases')
    .leftJoin('case_assignments', 'case_assignments.case_id', 'cases.id')
    .select(['cases.id', 'cases.case_no', 'cases.vehicle_no', 'cases.firm_name', 'cases.created_by'])
    .select('case_assignments.client_id')
    .where('cases.id', '=', anyOf(ids))
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        caseId: row.id,
        facts: { caseNo: row.case_no, vehicleNo: row.vehicle_no, firmName: row.firm_name },
        clientId: row.client_id,
        creatorId: row.created_by,
      },
    ]),
  )
}

/** Returns a rule for entries of cases; `more` adds facts, or returns null for an entry that is no news. */
const ofCase =
  (event: NotificationEvent, more: (entry: Entry) => News['facts'] | null = () => ({})): NewsRule =>
  async (tx, entries) => {
    const newsworthy = entries.flatMap((entry) => {
      const facts = more(entry)
      return facts ? [{ id: entry.id, facts }] : []
    })
    if (newsworthy.length === 0) return []
    const cases = await casesInNews(
      tx,
      newsworthy.map(({ id }) => id),
    )
    return newsworthy.flatMap(({ id, facts }) => {
      const found = cases.get(id)
      return found ? [{ ...found, event, facts: { ...found.facts, ...facts } }] : []
    })
  }

/** A new stage, and what the dealer is to do where that was said: also of a file that stays in its stage. */
const stageChanged: NewsRule = async (tx, entries) => {
  const said = entries.filter((entry) => newValue(entry, 'waitReason') ?? newValue(entry, 'waitNote'))
  const asked = said.length > 0 ? await wantsOf(tx, said) : new Map<string, never>()
  return ofCase('stageChanged', (entry) => {
    const want = asked.get(entry.id)
    const stage = (newValue(entry, 'stage') as Stage | undefined) ?? want?.stage
    if (stage === undefined) return null
    const waitsForDealer = want !== undefined || newValue(entry, 'waitingOn') === 'dealer'
    return { stage, ...(waitsForDealer && { waitsForDealer }), ...want }
  })(tx, entries)
}

/** Returns what dealers are to do now, by the id of the case. */
async function wantsOf(tx: Tx, entries: readonly Entry[]) {
  const rows = await tx
    .selectFrom('cases')
    .select(['id', 'stage', 'wait_reason as waitReason', 'wait_note as waitNote'])
    .where('id', '=', idsOf(entries))
    .execute()
  return new Map(
    rows.flatMap(({ id, waitReason, ...want }) => (waitReason ? [[id, { ...want, waitReason }] as const] : [])),
  )
}

const paperLacking = (entry: Entry) =>
  isLacking(newValue(entry, 'paperState') as PaperState) ? { wanted: [String(newValue(entry, 'paper'))] } : null

/** Notifies of missing papers; one that arrives is removed from unread notifications. */
const papersChanged: NewsRule = async (tx, entries) => {
  for (const entry of entries)
    if (paperLacking(entry) === null) await forgetPaper(tx, entry.id, String(newValue(entry, 'paper')))
  return ofCase('paperWanted', paperLacking)(tx, entries)
}

/** The files that one act adds to a case are one news, which names the paper that all of them are of. */
const filesAdded: NewsRule = (tx, entries) => {
  const byCase = Map.groupBy(entries, ({ id }) => id)
  const paperOf = ({ id }: Entry) => {
    const [paper, ...others] = new Set(byCase.get(id)?.map((entry) => newValue(entry, 'paper')))
    return typeof paper === 'string' && others.length === 0 ? { paper } : {}
  }
  const firsts = [...byCase.values()].flatMap(([first]) => first ?? [])
  return ofCase('paperUploaded', paperOf)(tx, firsts)
}

/** A payment on credit pays its cases at once. */
const paidAtOnce = (entry: Entry) => (newValue(entry, 'status') === 'paid' ? {} : null)

/** Tells the client from whom a case was taken back. */
const takenBack: NewsRule<CaseUnassigned> = async (tx, entries) => {
  const assignments = await tx
    .selectFrom('case_assignments')
    .select(['unassigned_case_id as caseId', 'case_no as caseNo', 'vehicle_no as vehicleNo', 'client_id as clientId'])
    .where('id', '=', anyOf(entries.map(({ facts }) => facts.assignmentId)))
    .execute()
  return assignments.map(({ caseId, clientId, ...facts }) => ({
    event: 'caseUnassigned',
    ...(caseId && { caseId }),
    clientId,
    facts,
    letterTo: 'all',
  }))
}

/** A payment waits for a decision, unless it is on credit. */
const paymentWaits: NewsRule = async (tx, entries) => {
  const ids = entries.filter((entry) => newValue(entry, 'status') === 'paid').map(({ id }) => id)
  if (ids.length === 0) return []
  const payments = await tx
    .selectFrom('payments')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .select(['client_id as clientId', 'amount', 'clients.firm_name as firmName'])
    .select(sql<boolean>`bill_id is not null`.as('isForBill'))
    .where('payments.id', '=', anyOf(ids))
    .execute()
  return payments.map(({ clientId, ...facts }) => ({ event: 'paymentWaits', clientId, facts }))
}

/** The decision of a payment; one for a single case is news of that case. A receipt is mailed to the client anyway. */
const decided =
  (event: 'paymentVerified' | 'paymentRejected'): NewsRule =>
  async (tx, entries) => {
    const isVerified = event === 'paymentVerified'
    const payments = await tx
      .selectFrom('payments')
      .innerJoin('clients', 'clients.id', 'payments.client_id')
      .leftJoin(
        (query) =>
          query
            .selectFrom('payment_assignments')
            .innerJoin('case_assignments as given', 'given.id', 'assignment_id')
            .select(['payment_id', sql<string | null>`(array_agg(given.case_id))[1]`.as('case_id')])
            .where('payment_id', '=', idsOf(entries))
            .groupBy('payment_id')
            .having((eb) => eb(eb.fn.countAll(), '=', 1))
            .as('of_one'),
        (join) => join.onRef('of_one.payment_id', '=', 'payments.id'),
      )
      .leftJoin('cases', 'cases.id', 'of_one.case_id')
      .select([
        'payments.client_id as clientId',
        'amount',
        'clients.email',
        'cases.id as caseId',
        'case_no',
        'vehicle_no',
      ])
      .select(sql<boolean>`bill_id is not null`.as('isForBill'))
      .where('payments.id', '=', idsOf(entries))
      .execute()
    return payments.map(({ clientId, email, caseId, case_no: caseNo, vehicle_no: vehicleNo, ...facts }) => ({
      event,
      clientId,
      ...(caseId && { caseId }),
      facts: { ...facts, isVerified, ...(caseNo && vehicleNo && { caseNo, vehicleNo }) },
      ...(isVerified && { letterTo: email }),
    }))
  }

const ofBill =
  (event: NotificationEvent): NewsRule =>
  async (tx, entries) => {
    const bills = await tx
      .selectFrom('bills')
      .innerJoin('clients', 'clients.id', 'bills.client_id')
      .select(['client_id as clientId', 'month', 'year', 'due_date as dueDate', 'clients.email'])
      .where('bills.id', '=', idsOf(entries))
      .execute()
    // The letter of the bill goes to the address of the sign-up.
    return bills.map(({ clientId, email, ...facts }) => ({ event, clientId, facts, letterTo: email }))
  }

const signedUp: NewsRule = async (tx, entries) => {
  const clients = await tx
    .selectFrom('clients')
    .select(['id as clientId', 'firm_name as firmName'])
    .where('id', '=', idsOf(entries))
    .execute()
  return clients.map((facts) => ({ event: 'clientSignedUp', facts }))
}

const ofRequest =
  (event: NotificationEvent): NewsRule =>
  async (tx, entries) => {
    const requests = await tx
      .selectFrom('requests')
      .innerJoin('clients', 'clients.id', 'requests.client_id')
      .select(['client_id as clientId', 'vehicle_no as vehicleNo', 'clients.firm_name as firmName'])
      .where('requests.id', '=', idsOf(entries))
      .execute()
    return requests.map(({ clientId, ...facts }) => ({ event, clientId, facts }))
  }

/** The rule of each entry that is news. Comments, given-up mails and failed webhooks have none: they call `notify`. */
const rules: Partial<Record<EventName, NewsRule>> = {
  'case assigned': ofCase('caseAssigned'),
  'case unassigned': takenBack as NewsRule,
  'case rejected': ofCase('caseRejected'),
  'case stage changed': stageChanged,
  'case paper changed': papersChanged,
  'case file added': filesAdded,
  'case payment verified': ofCase('casePaid'),
  'case payment made': ofCase('casePaid', paidAtOnce),
  'payment made': paymentWaits,
  'payment verified': decided('paymentVerified'),
  'payment rejected': decided('paymentRejected'),
  'bill raised': ofBill('billRaised'),
  'bill reminded': ofBill('billDue'),
  'bill overdue': ofBill('billOverdue'),
  'client signed up': signedUp,
  'request sent': ofRequest('requestNew'),
  'request accepted': ofRequest('requestAccepted'),
  'request declined': ofRequest('requestDeclined'),
}

const rulesByName = new Map<string, NewsRule>(Object.entries(rules))

/** Returns the news in entries of the history. Most entries have no rule and cost nothing. */
export async function newsOf(tx: Tx, entries: readonly Entry[]): Promise<News[]> {
  const news: News[] = []
  for (const [name, named] of Map.groupBy(entries, ({ subject, action }) => `${subject} ${action}`)) {
    const rule = rulesByName.get(name)
    if (rule) news.push(...(await rule(tx, named)))
  }
  return news
}
