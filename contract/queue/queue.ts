import { z } from 'zod'
import { BillRow } from '../bills/bill.ts'
import { CaseRow } from '../cases/case-lists.ts'
import { caseStatuses } from '../cases/case-statuses.ts'
import { ExpiryType } from '../cases/expiry.ts'
import { Client } from '../clients/client.ts'
import { paging } from '../fields.ts'
import { PendingPayment } from '../payments/payment.ts'
import { queueKinds } from './queue-kinds.ts'

const QueueKind = z.enum(queueKinds)

/** An open case that was created more than this number of IST days ago is late. */
export const LATE_AFTER_DAYS = 7
/** The statuses of an open case. */
export const openStatuses = caseStatuses.filter((status) => status !== 'paid' && status !== 'rejected')
/** Expiry dates from today to this number of days later, both included. */
export const EXPIRING_WITHIN_DAYS = 7

/**
 * How much work of a kind waits. `oldestAt` is the `waitsSince` of the first row, null for no work;
 * `amount` is in rupees, null where the work is not about money.
 */
export const QueueCount = z.object({
  kind: QueueKind,
  count: z.int(),
  oldestAt: z.string().nullable(),
  amount: z.number().nullable(),
})
export type QueueCount = z.infer<typeof QueueCount>

export const QueueFilter = z.strictObject({ kind: QueueKind, ...paging })
export type QueueFilter = z.output<typeof QueueFilter>

/**
 * The parts of every row: the instant since which it waits, and what it lacks, as texts for people.
 * A case waits since it got its present status, a late file since its creation, a bill since the day
 * after its due date began, an expiring paper since the day of its expiry begins.
 */
const waiting = { waitsSince: z.string(), lacking: z.array(z.string()) }

const WaitingCase = CaseRow.extend({
  kind: z.enum(['toVerify', 'toAssign', 'lateFiles', 'rejectedToFix']),
  ...waiting,
})
export type WaitingCase = z.infer<typeof WaitingCase>

const WaitingPayment = PendingPayment.extend({ kind: z.literal('paymentsToCheck'), ...waiting })
export type WaitingPayment = z.infer<typeof WaitingPayment>

const WaitingDealer = Client.extend({ kind: z.literal('dealersToAccept'), ...waiting })
export type WaitingDealer = z.infer<typeof WaitingDealer>

const OverdueBill = BillRow.extend({
  kind: z.literal('overdueBills'),
  client: Client.pick({ id: true, firstName: true, lastName: true, firmName: true, mobileNo: true }),
  ...waiting,
})
export type OverdueBill = z.infer<typeof OverdueBill>

/** One paper of a case that expires; a case may have several. `id` is that of the case. */
const ExpiringPaper = z.object({
  kind: z.literal('expiringThisWeek'),
  id: z.uuid(),
  CaseNo: z.string(),
  vehicleNo: z.string(),
  firmName: z.string(),
  expiryType: ExpiryType,
  expiryDate: z.string(),
  /** The buyer, else the seller; null for a case without owner details. */
  owner: z.object({ name: z.string(), phoneNo: z.string() }).nullable(),
  ...waiting,
})
export type ExpiringPaper = z.infer<typeof ExpiringPaper>

/** A row of a queue: the row of the list of that kind, and since when it waits. */
export const QueueRow = z.discriminatedUnion('kind', [
  WaitingCase,
  WaitingPayment,
  WaitingDealer,
  OverdueBill,
  ExpiringPaper,
])
export type QueueRow = z.infer<typeof QueueRow>
