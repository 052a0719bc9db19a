import { paperEndpoints } from '#contract/papers/paper.ts'
import { isLacking, type PaperState } from '#contract/papers/paper-values.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import type { Session } from '#test/caller.ts'
import type { Filling } from './people.ts'
import { deficiencies, exemptions } from './sample-data.ts'
import { scanPapers } from './scan-papers.ts'
import { SeededRandom } from './seeded-random.ts'

/** By whom the papers of a case are noted. */
interface OfCase {
  as: Session
  params: { caseId: string }
}

/** What comes of the papers of a case: whether all come in at once, and whether they are scanned, also as PDF. */
interface ComingPapers {
  seed: number
  isComplete: boolean
  isScanned: boolean | 'PDF'
}

/** Notes the papers of a case as they come in: all of them, or most; a file with a deficient one waits for its dealer. */
export async function notePapers({ office }: Filling, of: OfCase, coming: ComingPapers): Promise<void> {
  const random = new SeededRandom(coming.seed + 10_000)
  const { papers } = await office.ok(paperEndpoints.ofCase, of)
  const noted = papers.map(({ paperId, name }) => ({ paperId, name, ...chooseState(random, name, coming) }))
  if (coming.isScanned) {
    const inHand = noted.filter(({ state }) => state === 'received' || state === 'deficient')
    await scanPapers(office, { ...of, seed: coming.seed, asPdf: coming.isScanned === 'PDF' }, inHand)
  }
  for (const { paperId, state, note } of noted)
    if (state !== 'missing') await office.ok(paperEndpoints.change, { ...of, body: { paperId, state, note } })
  const deficient = noted.find(({ state }) => state === 'deficient')
  if (!deficient) return
  const note = `${deficient.name}: ${deficient.note?.toLowerCase()}`
  const wanted = { waitReason: 'papers', waitNote: deficient.name } as const
  const body = { stage: 'papers', waitingOn: 'dealer', note, ...wanted } as const
  await office.ok(stageEndpoints.change, { ...of, body })
}

function chooseState(
  random: SeededRandom,
  name: string,
  { isComplete }: ComingPapers,
): { state: PaperState; note: string | null } {
  const chance = isComplete ? 0 : random.next()
  if (chance > 0.84) return { state: 'missing', note: null }
  if (chance > 0.72)
    return { state: 'deficient', note: deficiencies.find(([paper]) => name.includes(paper))?.[1] ?? null }
  if (chance > 0.67) return { state: 'notNeeded', note: random.pick(exemptions) }
  return { state: 'received', note: null }
}

/** Notes as received all papers that a case still lacks. */
export async function completePapers({ office }: Filling, of: OfCase): Promise<void> {
  const { papers } = await office.ok(paperEndpoints.ofCase, of)
  for (const { paperId, state, isRequired } of papers)
    if (isRequired && isLacking(state))
      await office.ok(paperEndpoints.change, { ...of, body: { paperId, state: 'received' } })
}
