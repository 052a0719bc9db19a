import { adjustmentEndpoints } from '#contract/adjustments/adjustment.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { sumRupees } from '#contract/money.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import type { Deps } from '#server/context/deps.ts'
import type { DataCaller, Session } from '#test/caller.ts'
import { formWith, uploadForm } from '#test/upload-form.ts'
import type { CaseToPay } from './cases.ts'
import type { ClientSession } from './people.ts'
import type { SessionFactories } from './sessions.ts'

/** Returns the part of a payment's body that names the cases and what they cost together, in rupees. */
const whole = (cases: CaseToPay[]) => ({
  caseAssignmentIds: cases.map(({ assignmentId }) => assignmentId),
  amount: sumRupees(cases.map(({ totalAmount }) => totalAmount)),
})

/** Returns the factories that upload proofs and pay cases. */
export function paymentFactories(ok: DataCaller, deps: Deps, next: () => number, { superadmin }: SessionFactories) {
  /** Uploads a proof, by default one like no other; returns its address. */
  async function proof(by: Session, image?: Buffer): Promise<string> {
    const form = image ? formWith(image) : await uploadForm(next())
    return (await ok(fileEndpoints.upload, { as: by, ...form })).url
  }

  /** Returns the body that pays assigned cases whole by UPI, with a proof. */
  async function paymentBody(by: Session, cases: CaseToPay[], over: object = {}) {
    return { ...whole(cases), mode: 'UPI', paymentProofUrl: await proof(by), ...over }
  }

  /** Returns the used credit of a client, in paise. */
  async function usedCredit({ client: { id } }: ClientSession): Promise<number> {
    const { db } = deps.database
    const row = await db.selectFrom('clients').select('utilized_credit').where('id', '=', id).executeTakeFirstOrThrow()
    return row.utilized_credit
  }

  /** Pays assigned cases, by CASH or another mode. */
  async function payment(
    by: Session,
    cases: CaseToPay[],
    mode: 'CASH' | 'UPI' | 'CREDIT' = 'CASH',
    utr?: string,
    image?: Buffer,
  ) {
    const proven = mode === 'CREDIT' ? {} : { paymentProofUrl: await proof(by, image) }
    const body = { ...whole(cases), mode, ...proven, ...(utr && { utr }) }
    return ok(paymentEndpoints.payCases, { as: by, body })
  }

  /** Adjusts a client's account by some rupees. */
  async function adjustment({ client: { id } }: ClientSession, amount: number, over: object = {}) {
    const body = { amount, reason: 'Agreed by phone', ...over }
    return ok(adjustmentEndpoints.adjust, { as: await superadmin(), params: { id }, body })
  }

  return { proof, paymentBody, usedCredit, payment, adjustment }
}

export type PaymentFactories = ReturnType<typeof paymentFactories>
