import { z } from 'zod'
import { billStatuses } from '../bills/bill-rules.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'

/** The bill that gives a client's bill state: the oldest unpaid one, else one under verification, else the newest. */
const BillOfDues = z.object({
  billId: z.uuid(),
  billMonth: z.int(),
  billYear: z.int(),
  totalAmount: z.number(),
  dueDate: z.string(),
})

/**
 * A client's debt today, by the rules of its statement: `owed` is the statement's closing balance and the buckets, by
 * days since the charge, add up to it. Amounts in rupees.
 */
export const Dues = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  firmName: z.string(),
  mobileNo: z.string(),
  isVerified: z.boolean(),
  owed: z.number(),
  buckets: z.object({ '0-30': z.number(), '31-60': z.number(), '61-90': z.number(), over90: z.number() }),
  /** The status of `bill`; null without any bill. */
  billStatus: z.enum(billStatuses).nullable(),
  bill: BillOfDues.nullable(),
  utilizedCredit: z.number(),
  creditLimit: z.number(),
  fixedPenaltyAmount: z.number(),
  /** What the office writes to it by WhatsApp, in its language; null while it owes nothing. */
  reminderText: z.string().nullable(),
  /** When the last payment by cash or UPI was verified: from then on it counts. */
  lastPaidAt: z.string().nullable(),
})

export type Dues = z.infer<typeof Dues>

/** Who owes what. */
export const duesEndpoints = {
  list: endpoint('GET', '/client/dues', {
    roles: ['superadmin'],
    scope: 'clients:read',
    summary: 'What each client owes, by age; the sums are the balances of the statements',
    query: listQuery('firmName', 'owed', 'utilizedCredit', 'creditLimit', 'lastPaidAt'),
    ...pageOf(Dues),
  }),
}
