import { dunningEndpoints } from '#contract/dunning/dunning.ts'
import { originalEndpoints } from '#contract/originals/original.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { sendDunnings } from '#server/features/dunning/send-dunnings.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { Office } from '#test/office.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

/** Sends a request of a dealer with a file. */
export async function sendRequest(office: Office, as: Session): Promise<void> {
  const asked = { vehicleNo: 'MH12AB1234', services: ['fitness' as const] }
  const request = requireSuccess(await office.call(requestEndpoints.create, { as, body: asked }))
  const scan = { as, params: { id: request.data.id }, ...formWith(await proofImage(1)) }
  await office.ok(requestEndpoints.upload, scan)
}

/** Reminds of the bills that have been overdue for so many days at an instant. */
export const dunAt = (office: Office, as: Session, instant: string, day: number): Promise<void> =>
  office.clock.at(instant, async () => {
    await office.ok(dunningEndpoints.editSettings, { as, body: { days: [day] } })
    await sendDunnings(office.deps)
  })

/** Enters an original of a case, and hands it to its owner. */
export async function handOriginal(office: Office, as: Session, caseId: string): Promise<void> {
  const rc = { kind: 'rc', from: 'dealer' } as const
  const { id, lastMoveId = '' } = await office.ok(originalEndpoints.receive, { as, params: { caseId }, body: rc })
  const taken = { lastMoveId, holder: 'person', handedTo: 'Esha Inamdar', isOnPaper: true } as const
  await office.ok(originalEndpoints.handOver, { as, params: { id }, body: taken })
}
