import { commentEndpoints } from '#contract/comments/comment.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { webhookEndpoints } from '#contract/webhooks/webhook.ts'
import type { Deps } from '#server/context/deps.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { openReceiver } from '#test/webhook-receiver.ts'
import type { Office } from './people.ts'

const ADDRESS = 'https://accounts.example/portal'

/**
 * A webhook sends a few events to the accountant's program: three arrived, one failed. They are received on this
 * machine while the office is filled; then the webhook is switched off, at an address that nobody has, so that the
 * office calls nobody.
 */
export async function connectProgram(office: Office, deps: Deps, as: Session): Promise<void> {
  const { call } = office
  const receiver = await openReceiver()
  await office.stepUp(as)
  const body = {
    url: receiver.url,
    description: "The accountant's program (switched off in this sample)",
    events: ['case.stage_changed', 'comment.created', 'payment.verified', 'bill.raised'] as const,
  }
  const { id } = requireSuccess(
    await call(webhookEndpoints.create, { as, body: { ...body, events: [...body.events] } }),
  ).data
  requireSuccess(await call(webhookEndpoints.test, { as, params: { id } }))
  const list = { stage: 'submitted', pageSize: 2 } as const
  const [first, second] = requireSuccess(await call(stageEndpoints.list, { as, body: list })).data
  const move = { stage: 'inProcess', waitingOn: 'rto' } as const
  if (first) requireSuccess(await call(stageEndpoints.change, { as, params: { caseId: first.id }, body: move }))
  const text = 'The counter has taken the file; the fee is paid.'
  if (first)
    requireSuccess(
      await call(commentEndpoints.add, { as, params: { caseId: first.id }, body: { text, isInternal: false } }),
    )
  await deliverDue(deps)
  receiver.answer = () => 503
  if (second) requireSuccess(await call(stageEndpoints.change, { as, params: { caseId: second.id }, body: move }))
  await deliverDue(deps)
  const off = { url: ADDRESS, isActive: false }
  requireSuccess(await call(webhookEndpoints.edit, { as, params: { id }, body: off }))
  receiver.close()
}
