import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { NewCaseInput } from '#contract/cases/case-form.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { requireSuccess } from '#test/caller.ts'
import { followFile } from './follow-file.ts'
import type { FullCase } from './make-case.ts'
import { payCases } from './pay-with-receipt.ts'
import type { Filling } from './people.ts'
import type { PlannedCase } from './planned-case.ts'
import * as sample from './sample-data.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Creates one case and schedules its later events on the timeline. */
export async function openCase(filling: Filling, planned: PlannedCase): Promise<void> {
  const { office, people, random, timeline } = filling
  const { by, body, fate } = planned
  const data = await office.ok(caseEndpoints.create, { as: by, body })
  const params = { id: data.id }
  if (fate === 'Created') return
  if (fate === 'Updated') {
    timeline.after(5, () => office.call(caseEndpoints.edit, { as: by, params, body }))
    return
  }
  timeline.after(random.between(4, 40), async () => {
    // For most cases the superadmin first sets the incentive and the office's own charges.
    if (by !== people.admin && random.next() < 0.8)
      await office.ok(caseEndpoints.edit, { as: people.admin, params, body: withGrantedFields(body, random) })
    await office.ok(caseEndpoints.verify, { as: by, params })
    if (fate === 'rejected') {
      const rejection = random.pick(sample.rejections)
      timeline.after(8, () => office.call(caseEndpoints.reject, { as: people.admin, params, body: rejection }))
      return
    }
    followFile(filling, data.id, planned)
    if (fate === 'assigned') timeline.after(random.between(6, 60), () => assignAndPay(filling, data.id, planned))
  })
}

const withGrantedFields = (body: FullCase, random: SeededRandom): NewCaseInput => ({
  ...body,
  generalDetail: { ...body.generalDetail, incentiveAmount: random.pick([100, 150, 200, 250.5, 400]) },
  expenseDetail: { ...body.expenseDetail, adminCharges: random.pick([150, 200, 350]) },
})

async function assignAndPay(
  { office, people: { admin, clients }, random, timeline }: Filling,
  caseId: string,
  { payer, mode: usualMode }: PlannedCase,
): Promise<void> {
  const assign = await office.call(caseEndpoints.assign, { as: admin, body: { caseId, clientId: payer.client.id } })
  const details = await office.ok(caseEndpoints.details, { as: admin, params: { id: caseId } })
  const assignedCase = {
    CaseNo: details.CaseNo,
    assignmentId: requireSuccess(assign).data.caseAssignmentId,
    totalAmount: details.totalAmount ?? 0,
  }
  if (random.next() < 0.12 && !usualMode) return
  timeline.after(random.between(5, 120), async () => {
    const onCredit = payer === clients[0] ? 0.75 : 0.35
    const mode = usualMode ?? (random.next() < onCredit ? 'CREDIT' : random.next() < 0.6 ? 'UPI' : 'CASH')
    // A client without remaining credit pays by UPI.
    const upi = () => payCases(office, payer, [assignedCase], { mode: 'UPI', utr: random.utr() })
    const credit = () => office.payment(payer, [assignedCase], 'CREDIT').catch(upi)
    const paid =
      mode === 'CREDIT'
        ? await credit()
        : mode === 'UPI'
          ? await upi()
          : await payCases(office, payer, [assignedCase], { mode })
    if (paid.status === 'success') return
    const rejected = random.next() < 0.06 && !usualMode
    const params = { id: paid.paymentId }
    const body = { reason: random.pick(sample.refusals) }
    timeline.after(random.between(3, 70), () =>
      rejected
        ? office.call(paymentEndpoints.rejectPayment, { as: admin, params, body })
        : office.call(paymentEndpoints.verifyPayment, { as: admin, params }),
    )
  })
}
