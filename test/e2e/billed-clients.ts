import { billEndpoints } from '#contract/bills/bill.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import type { ClientSession } from '#test/factories.ts'
import type { Office } from '#test/office.ts'

/** One client for each state of a bill's payment. */
export interface BilledClients {
  /** The payment is under verification. */
  billPaid: ClientSession
  billSettled: ClientSession
  /** The payment was rejected. */
  billFailed: ClientSession
}

/** Creates clients who pay for a case by credit now, and therefore get a bill at the end of the month. */
export async function payByCredit(office: Office): Promise<BilledClients> {
  const billed = async (lastName: string) => {
    const client = await office.client({ firstName: 'Billed', lastName })
    await office.payment(client, [await office.caseIn('assigned', { client })], 'CREDIT')
    return client
  }
  return { billPaid: await billed('Waiting'), billSettled: await billed('Settled'), billFailed: await billed('Failed') }
}

/** Pays each client's bill after the end of the month; the office decides on two of the payments. */
export async function payBills(office: Office, clients: BilledClients): Promise<void> {
  const admin = await office.superadmin()
  for (const [state, as] of Object.entries(clients) as [keyof BilledClients, ClientSession][]) {
    const [bill] = await office.ok(billEndpoints.ofClient, { as, params: { id: as.userId } })
    if (!bill) throw new Error('The month ended without a bill')
    const body = { mode: 'CASH', amount: bill.totalAmount, paymentProofURL: await office.proof(as) }
    const params = { billId: bill.billId }
    const { paymentId: id } = await office.ok(billEndpoints.pay, { as, params, body })
    if (state === 'billSettled') await office.ok(paymentEndpoints.verifyPayment, { as: admin, params: { id } })
    if (state === 'billFailed')
      await office.ok(paymentEndpoints.rejectPayment, {
        as: admin,
        params: { id },
        body: { reason: 'Unreadable' },
      })
  }
}
