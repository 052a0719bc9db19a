import type { BillRow } from '#contract/bills/bill.ts'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { officeDay, officeTime } from '#contract/dates.ts'
import { sumRupees } from '#contract/money.ts'
import type { CaseToPay, ClientSession } from '#test/factories.ts'
import type { Office } from './people.ts'
import { drawCashSlip, drawUpiReceipt } from './receipts.ts'
import { profile, UPI_ID } from './sample-data.ts'

/** How a payment is made; `shown` is the amount on its proof, if it is not the paid one. */
interface Way {
  mode: 'CASH' | 'UPI'
  utr?: string
  shown?: number
}

/** The number of the next cash slip. */
let slips = 400

/** Draws the proof of a payment of now. */
function drawProof(
  office: Office,
  { client }: ClientSession,
  { mode, utr = '' }: Way,
  amount: number,
  purpose: string,
) {
  const now = office.clock.now()
  const receipt = {
    amount,
    payer: `${client.firstName} ${client.lastName}`,
    payee: profile.upiPayee,
    purpose,
    day: officeDay(now),
    time: officeTime(now),
  }
  if (mode === 'UPI') return drawUpiReceipt({ ...receipt, upiId: UPI_ID, utr })
  slips += 1
  return drawCashSlip({ ...receipt, number: slips })
}

/** Pays assigned cases by CASH or UPI, with a proof that shows the payment. */
export async function payCases(office: Office, by: ClientSession, cases: (CaseToPay & { CaseNo: string })[], way: Way) {
  const amount = way.shown ?? sumRupees(cases.map(({ totalAmount }) => totalAmount))
  const proof = await drawProof(office, by, way, amount, cases.map(({ CaseNo }) => CaseNo).join(', '))
  return office.payment(by, cases, way.mode, way.utr, proof)
}

/** Pays a bill by CASH or UPI, with a proof that shows the payment. */
export async function payBill(office: Office, by: ClientSession, bill: BillRow, way: Way) {
  const purpose = `Bill of ${showBillMonth(bill)}`
  return office.billPayment(by, bill, way.mode, way.utr, await drawProof(office, by, way, bill.totalAmount, purpose))
}
