import { DAY, HOUR } from '#contract/durations.ts'
import { paperEndpoints } from '#contract/papers/paper-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage-endpoints.ts'
import type { Stage, WaitingOn } from '#contract/stages/stage-names.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { Office } from './people.ts'
import { deficiencies } from './sample-data.ts'
import { SeededRandom } from './seeded-random.ts'
import type { Timeline } from './timeline.ts'

/** The stages after the papers: for whom the file waits there, and the days until it gets there. */
const way: readonly { stage: Stage; waitingOn: WaitingOn; days: [number, number] }[] = [
  { stage: 'submitted', waitingOn: 'rto', days: [1, 9] },
  { stage: 'inProcess', waitingOn: 'rto', days: [2, 12] },
  { stage: 'approved', waitingOn: 'rto', days: [3, 24] },
  { stage: 'dispatched', waitingOn: 'plateMaker', days: [1, 6] },
  { stage: 'handedOver', waitingOn: 'dealer', days: [1, 7] },
]

/** Notes the papers of a verified case as they come in, and moves its file along, as far as the time until today reaches. */
export function followFile(office: Office, timeline: Timeline, by: Session, caseId: string, seed: number): void {
  const random = new SeededRandom(seed)
  let at = office.clock.now().getTime() + random.between(2, 20) * HOUR
  timeline.schedule(new Date(at), () => notePapers(office, by, caseId, random))
  for (const { stage, waitingOn, days } of way) {
    at += random.between(...days) * DAY
    // Some files stay where they are, and become late.
    if (random.next() < 0.03) return
    const body = { stage, waitingOn }
    timeline.schedule(new Date(at), () => office.call(stageEndpoints.change, { as: by, params: { caseId }, body }))
  }
}

async function notePapers(office: Office, by: Session, caseId: string, random: SeededRandom): Promise<void> {
  const params = { caseId }
  const { papers } = requireSuccess(await office.call(paperEndpoints.ofCase, { as: by, params })).data
  for (const { paperId } of papers) {
    const chance = random.next()
    if (chance > 0.94) continue
    const body =
      chance > 0.9
        ? { paperId, state: 'deficient' as const, note: random.pick(deficiencies) }
        : { paperId, state: 'received' as const }
    requireSuccess(await office.call(paperEndpoints.change, { as: by, params, body }))
  }
}
