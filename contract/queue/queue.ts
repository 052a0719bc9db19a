import { z } from 'zod'
import { BillRow } from '../bills/bill.ts'
import { CaseRow } from '../cases/case-lists.ts'
import { Client } from '../clients/client.ts'
import { endpoint } from '../endpoint.ts'
import { pageOf, paging } from '../fields.ts'
import { CasePaper } from '../papers/paper.ts'
import { PendingPayment } from '../payments/payment.ts'
import { Reminder } from '../reminders/reminder.ts'
import { staffRoles } from '../roles.ts'
import { StageRow } from '../stages/stage.ts'
import { queueKinds } from './queue-values.ts'

const QueueKind = z.enum(queueKinds)

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
 * A case waits since it got its present status, a late file since it got to its stage, a bill since the
 * day after its due date began, an expiring paper since the day of its expiry begins.
 */
const waiting = { waitsSince: z.string(), lacking: z.array(z.string()) }

const WaitingCase = CaseRow.extend({
  kind: z.enum(['toVerify', 'toAssign', 'rejectedToFix']),
  ...waiting,
})

const LateFile = StageRow.extend({ kind: z.literal('lateFiles'), ...waiting })

export type LateFile = z.infer<typeof LateFile>

export type WaitingCase = z.infer<typeof WaitingCase> | LateFile

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

/** A reminder of the band `week`: a paper of a vehicle, with its present owner. */
const ExpiringPaper = Reminder.pick({
  vehicleId: true,
  vehicleNo: true,
  expiryDate: true,
  owner: true,
  firmName: true,
}).extend({ kind: z.literal('expiringThisWeek'), expiryType: Reminder.shape.kind, ...waiting })

export type ExpiringPaper = z.infer<typeof ExpiringPaper>

/** A paper of a case to look at: the dealer sent files that nobody of the office has seen. */
const PaperToCheck = CasePaper.pick({ paperId: true, name: true, state: true }).extend({
  kind: z.literal('papersToCheck'),
  caseId: z.uuid(),
  ...CaseRow.pick({ CaseNo: true, status: true, vehicleNo: true, firmName: true }).shape,
  /** How many files wait; it waits since the first of them was sent. */
  files: z.int(),
  ...waiting,
})

export type PaperToCheck = z.infer<typeof PaperToCheck>

/** A row of a queue: the row of the list of that kind, and since when it waits. */
export const QueueRow = z.discriminatedUnion('kind', [
  WaitingCase,
  LateFile,
  WaitingPayment,
  WaitingDealer,
  OverdueBill,
  ExpiringPaper,
  PaperToCheck,
])

export type QueueRow = z.infer<typeof QueueRow>

/** The work that waits for the office, an employee's own only. */
export const queueEndpoints = {
  counts: endpoint('GET', '/queue/counts', {
    roles: staffRoles,
    scope: 'cases:read',
    summary: 'How much work of each kind waits, since when, and about how much money',
    data: z.array(QueueCount),
  }),
  rows: endpoint('POST', '/queue/rows', {
    roles: staffRoles,
    scope: 'cases:read',
    summary: 'The work of a kind, the longest wait first',
    body: QueueFilter,
    ...pageOf(QueueRow),
  }),
}
