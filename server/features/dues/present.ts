import type { Selectable } from 'kysely'
import type { Dues } from '#contract/dues/dues.ts'
import { toRupees } from '#contract/money.ts'
import type { Bills, Clients } from '../../db/schema.generated.ts'
import type { OpenDebt } from '../transactions/open-debts.ts'

/** A client with its debt and the bill that gives its state; amounts in paise. */
interface DuesRow extends Selectable<Clients>, Record<keyof Omit<OpenDebt, 'clientId'>, number | null> {
  owed: number
  bill_id: string | null
  bill_month: number | null
  bill_year: number | null
  bill_status: Bills['status'] | null
  bill_total: number | null
  bill_due_date: string | null
  last_paid_at: string | null
}

/** Presents what a client owes; a client without debts owes nothing. */
export const presentDues = (row: DuesRow): Omit<Dues, 'reminderText'> => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  firmName: row.firm_name,
  mobileNo: row.mobile_no,
  isVerified: row.is_verified,
  owed: toRupees(row.owed),
  buckets: {
    '0-30': toRupees(row.days0to30 ?? 0),
    '31-60': toRupees(row.days31to60 ?? 0),
    '61-90': toRupees(row.days61to90 ?? 0),
    over90: toRupees(row.daysOver90 ?? 0),
  },
  billStatus: row.bill_status,
  bill:
    row.bill_id && row.bill_month && row.bill_year && row.bill_total !== null && row.bill_due_date
      ? {
          billId: row.bill_id,
          billMonth: row.bill_month,
          billYear: row.bill_year,
          totalAmount: toRupees(row.bill_total),
          dueDate: row.bill_due_date,
        }
      : null,
  utilizedCredit: toRupees(row.utilized_credit),
  creditLimit: toRupees(row.credit_limit),
  fixedPenaltyAmount: toRupees(row.fixed_penalty),
  lastPaidAt: row.last_paid_at,
})
