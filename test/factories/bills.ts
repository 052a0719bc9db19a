import { type BillRow, billEndpoints } from '#contract/bills/bill.ts'
import { addDays, dayStart, monthStart, officeDay } from '#contract/dates.ts'
import type { Deps } from '#server/context/deps.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import type { DataCaller, Session } from '#test/caller.ts'
import type { TestClock } from '#test/test-clock.ts'
import type { CaseFactories } from './cases.ts'
import type { PaymentFactories } from './payments.ts'
import type { ClientSession } from './people.ts'

/** Returns the factories that raise bills by the month end and pay them. */
export function billFactories(
  ok: DataCaller,
  deps: Deps & { clock: TestClock },
  { caseIn }: CaseFactories,
  { proof, payment }: PaymentFactories,
) {
  /**
   * Creates a bill of `client`, raised in time: a case was paid on credit in the previous month; after
   * the 15th the bill has its penalty.
   */
  async function bill({
    client: payer,
    over,
  }: {
    client: ClientSession
    over?: Parameters<CaseFactories['caseBody']>[0]
  }): Promise<BillRow> {
    const month = monthStart(officeDay(deps.clock.now()))
    const lastMonth = monthStart(addDays(month, -1))
    await deps.clock.at(dayStart(addDays(lastMonth, 19)), async () =>
      payment(payer, [await caseIn('assigned', { client: payer, ...(over && { over }) })], 'CREDIT'),
    )
    await deps.clock.at(dayStart(month), () => runMonthEnd(deps))
    await runMonthEnd(deps)
    const bills = await ok(billEndpoints.ofClient, { as: payer, params: { id: payer.client.id } })
    const [newest] = bills
    if (!newest) throw new Error('No bill was raised')
    return newest
  }

  /** Pays a whole bill, with a proof. */
  async function billPayment(by: Session, bill: BillRow, mode: 'CASH' | 'UPI' = 'CASH', utr?: string, image?: Buffer) {
    const { billId, totalAmount } = bill
    const body = { amount: totalAmount, mode, paymentProofURL: await proof(by, image), ...(utr && { utr }) }
    return ok(billEndpoints.pay, { as: by, params: { billId }, body })
  }

  return { bill, billPayment }
}
