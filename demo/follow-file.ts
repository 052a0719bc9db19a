import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Stage } from '#contract/cases/case-values.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { usualWaitingOn } from '#contract/stages/stages.ts'
import type { FullCase } from './make-case.ts'
import { completePapers, notePapers } from './note-papers.ts'
import type { Filling } from './people.ts'
import type { PlannedCase } from './planned-case.ts'
import * as sample from './sample-data.ts'
import { SeededRandom } from './seeded-random.ts'
import { atWork } from './timeline.ts'

/** The stages after the papers, and the days until a file gets there. */
const way: readonly { stage: Stage; days: [number, number] }[] = [
  { stage: 'submitted', days: [1, 9] },
  { stage: 'inProcess', days: [2, 12] },
  { stage: 'approved', days: [3, 24] },
  { stage: 'dispatched', days: [1, 6] },
  { stage: 'handedOver', days: [1, 7] },
]

/** Notes the papers of a verified case as they come in, and moves its file along, as far as the time until today reaches. */
export function followFile(filling: Filling, caseId: string, { by, body, seed, isScanned = false }: PlannedCase): void {
  const { office, timeline } = filling
  const random = new SeededRandom(seed)
  const call = { as: by, params: { caseId } }
  const isComplete = random.next() < (isScanned ? 0.2 : 0.6)
  let at = atWork(new Date(office.clock.now().getTime() + random.between(2, 20) * HOUR))
  timeline.schedule(at, () => notePapers(filling, call, { seed, isComplete, isScanned }))
  // Some files without all papers stay there.
  if (!isComplete && random.next() < 0.04) return
  const pace = paceOf(body)
  for (const { stage, days } of way) {
    at = atWork(new Date(at.getTime() + Math.max(1, random.between(...days) * pace) * DAY))
    // Some files stay where they are, and become late.
    if (random.next() < 0.02) return
    const usual: sample.Wait = { waitingOn: usualWaitingOn[stage], note: null }
    const wait = random.next() < 0.15 ? random.pick(sample.waits[stage] ?? [usual]) : usual
    timeline.schedule(at, async () => {
      if (stage === 'submitted' && !isComplete) await completePapers(filling, call)
      await office.ok(stageEndpoints.change, { ...call, body: { stage, ...wait } })
      if (stage === 'approved' && body.transactionDetail.fitness) await renewFitness(filling, caseId, by)
    })
  }
}

/** Returns how many times as long as usual the RTO takes for a case. */
function paceOf({ vehicleDetail, transactionDetail: { to, rma } }: FullCase): number {
  const rto = vehicleDetail.toRTO.split(' - ')[0] ?? ''
  return (sample.paceOfRto[rto] ?? 1) * (to === 'NA' && !rma ? 0.6 : 1)
}

/** Sets the date that a new fitness certificate has: two years from now. */
async function renewFitness({ office }: Filling, id: string, as: PlannedCase['by']): Promise<void> {
  const newExpiryDate = addDays(officeDay(office.clock.now()), 730)
  const body = { expiryType: 'FITNESS', newExpiryDate } as const
  await office.ok(caseEndpoints.updateExpiry, { as, params: { id }, body })
}
