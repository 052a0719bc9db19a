import { addDays, dayStart, officeDay } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import { type HandOver, type Original, originalEndpoints, type ReceivedOriginal } from '#contract/originals/original.ts'
import { type StageRow, stageEndpoints } from '#contract/stages/stage.ts'
import type { Session } from '#test/caller.ts'
import type { EmployeeSession } from '#test/factories.ts'
import type { Filling, Office } from './people.ts'

/** A signature as a finger draws it: loops that move on, of another height for each name. */
const signatureOf = (name: string): [number, number][][] => [
  Array.from({ length: 90 }, (_, n) => [
    Math.round(60 + n * 4.6 + 16 * Math.sin(n / 2.2)),
    Math.round(105 - (34 + (name.length % 7) * 4) * Math.cos(n / 2.2) * (1 - n / 130)),
  ]),
  Array.from({ length: 20 }, (_, n) => [70 + n * 22, Math.round(160 - 6 * Math.sin(n / 4))]),
]

/** One original: who brought it, and to whom it went, each so many hours after the one before. */
type Way = readonly [received: ReceivedOriginal, ...steps: readonly Step[]]
type Step = (runner: EmployeeSession) => Omit<HandOver, 'lastMoveId'>

const toRunner: Step = ({ userId }) => ({ holder: 'employee', employeeId: userId })
const toRto: Step = () => ({ holder: 'rto' })
const toOffice: Step = () => ({ holder: 'office' })
const toOwner =
  (handedTo: string): Step =>
  () => ({ holder: 'person', handedTo, signature: signatureOf(handedTo) })
const toDealer =
  (handedTo: string): Step =>
  () => ({ holder: 'dealer', handedTo, isOnPaper: true })

const rc = { kind: 'rc', from: 'dealer', giver: 'Boy of the showroom' } as const
const plates = { kind: 'numberPlate', from: 'rto', note: 'Front and rear' } as const
const noc = { kind: 'noc', from: 'person', note: 'NOC of the bank' } as const

/** What came for a file, by where the file is. */
const waysOf: Partial<Record<StageRow['stage'], readonly Way[]>> = {
  papers: [[rc], [noc]],
  submitted: [
    [rc, toRunner, toRto],
    [rc, toRunner],
  ],
  inProcess: [[rc, toRunner, toRto]],
  approved: [[plates], [rc, toRunner, toRto, toOffice]],
  handedOver: [
    [rc, toRunner, toRto, toOffice],
    [noc, toOwner('Esha Inamdar')],
    [plates, toDealer('Sameer Kulkarni')],
  ],
}

/** Plans that the first clerk keeps the register for some files: what came two weeks ago is by now where it belongs. */
export function planOriginals({ office, people, timeline }: Filling, today: Date): void {
  const [clerk, runner] = people.employees as [EmployeeSession, EmployeeSession]
  const start = new Date(dayStart(addDays(officeDay(today), -15)).getTime() + 11 * HOUR)
  timeline.schedule(start, async () => {
    for (const [stage, ways] of Object.entries(waysOf)) {
      const files = await filesIn(office, clerk, stage as StageRow['stage'], ways.length)
      for (const [index, file] of files.entries()) {
        const [received, ...steps] = ways[index] as Way
        const body = { ...received, ...(received.from === 'person' && { giver: null }) }
        const came = await office.ok(originalEndpoints.receive, { as: clerk, params: { caseId: file.id }, body })
        goOn(came, steps)
      }
    }
  })

  function goOn(original: Original, [step, ...rest]: readonly Step[]): void {
    if (!step) return
    timeline.after(44, async () => {
      const body = { ...step(runner), lastMoveId: original.lastMoveId ?? '' }
      const moved = await office.ok(originalEndpoints.handOver, { as: clerk, params: { id: original.id }, body })
      if (moved) goOn(moved, rest)
    })
  }
}

const filesIn = ({ ok }: Office, as: Session, stage: StageRow['stage'], pageSize: number): Promise<StageRow[]> =>
  ok(stageEndpoints.list, { as, body: { stage, page: 0, pageSize } })
