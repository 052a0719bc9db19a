import { sql } from 'kysely'
import { financialYear } from '#contract/bills/bill-rules.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'

/**
 * Gives a verified payment the next receipt of the financial year of the decision (IST); returns its number. Locks the
 * counter of the year until the end of the transaction, so that no number is skipped or given twice. It is the last in
 * the order of locks: verifications wait for each other only from here on.
 */
export async function giveReceipt(tx: Tx, { now, today }: Pick<Context, 'now' | 'today'>, paymentId: string) {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const { last_serial: serial } = await tx
    .insertInto('receipt_numbers')
    .values({ financial_year: financialYear(year, month), last_serial: 1 })
    .onConflict((conflict) =>
      conflict.column('financial_year').doUpdateSet({ last_serial: sql`receipt_numbers.last_serial + 1` }),
    )
    .returning('last_serial')
    .executeTakeFirstOrThrow()
  const { receipt_no } = await tx
    .insertInto('receipts')
    .values({ payment_id: paymentId, serial, given_at: now.toISOString() })
    .returning('receipt_no')
    .executeTakeFirstOrThrow()
  return receipt_no
}
