import { showPlate } from '#contract/cases/plate.ts'
import { officeDay, officeTime, showDay } from '#contract/dates.ts'
import { showRupees, sumRupees } from '#contract/money.ts'
import type { Service } from '#contract/services/service.ts'
import { serviceName } from '#contract/services/service-name.ts'
import type { RunSheetRow } from '#contract/stages/stage.ts'
import { isHandedIn, stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'

/** A case of a run-sheet in words, for the screen and for paper. */
export interface RunSheetLine {
  id: string
  caseNo: string
  plate: string
  /** Of the RTO; null without one. */
  applicationNo: string | null
  services: string
  /** Empty if no paper lacks. */
  lacking: string
  owner: string | null
  phoneNo: string | null
  firmName: string
  stage: RunSheetRow['stage']
  /** The instant since which it is in its stage; null where a device has kept none. */
  since: string | null
  /** True once it is handed in. */
  isDone: boolean
  waitingOn: RunSheetRow['waitingOn']
  /** What is paid at the RTO; a kept device has no money. */
  receiptAmount: number | null
}

/** The cases of a run-sheet that go to one RTO. */
export interface RunSheetGroup {
  rto: string
  /** The RTO and its number of cases. */
  title: string
  /** The sum to be paid there; empty if there is none. */
  fees: string
  lines: readonly RunSheetLine[]
}

/** What a device has kept since before an update has no `stageSince`. */
type Kept = Omit<RunSheetRow, 'receiptAmount' | 'stageSince'> & Partial<Pick<RunSheetRow, 'stageSince'>>

/** The fees of the files that are not handed in. */
function feesOf(lines: readonly RunSheetLine[]): string {
  const total = sumRupees(lines.map(({ isDone, receiptAmount }) => (isDone ? 0 : (receiptAmount ?? 0))))
  return total > 0 ? t.runSheet('feesToCarry', { amount: showRupees(total) }) : ''
}

/** "Application No MH26112345". */
export const applicationOf = (applicationNo: string) => `${t.caseFields('applicationNo')} ${applicationNo}`

const isOpen = ({ isDone }: RunSheetLine) => !isDone

/** "Submitted, 11:42": what became of a file that is handed in, and when; the day if it was not today. */
export function doneOf({ stage, since }: Pick<RunSheetLine, 'stage' | 'since'>, now: Date): string {
  const at = since === null ? null : new Date(since)
  if (at === null) return stageLabels()[stage]
  const time = officeDay(at) === officeDay(now) ? officeTime(at) : showDay(officeDay(at))
  return t.runSheet('doneAt', { stage: stageLabels()[stage], time })
}

/** Groups the cases of a run-sheet by RTO, in the order of the server; those that are handed in at the end. */
export function runSheetGroups(
  rows: readonly (RunSheetRow | Kept)[],
  services: readonly Pick<Service, 'code' | 'label'>[],
): RunSheetGroup[] {
  const labels = new Map(services.map((service) => [service.code, serviceName(service)]))
  return [...new Set(rows.map(({ toRTO }) => toRTO))].map((rto) => {
    const lines = rows
      .filter(({ toRTO }) => toRTO === rto)
      .map(
        (row): RunSheetLine => ({
          id: row.id,
          caseNo: row.CaseNo,
          plate: showPlate(row.vehicleNo),
          applicationNo: row.applicationNo,
          services: row.services.map((code) => labels.get(code) ?? code).join(', '),
          lacking: row.lacking.join(', '),
          owner: row.owner?.name ?? null,
          phoneNo: row.owner?.phoneNo ?? null,
          firmName: row.firmName,
          stage: row.stage,
          since: row.stageSince ?? null,
          isDone: isHandedIn(row.stage),
          waitingOn: row.waitingOn,
          receiptAmount: 'receiptAmount' in row ? row.receiptAmount : null,
        }),
      )
    const title = t.runSheet('groupTitle', { rto, cases: t.general('caseTotal', { count: lines.length }) })
    return {
      rto,
      title,
      fees: feesOf(lines),
      lines: [...lines.filter(isOpen), ...lines.filter(({ isDone }) => isDone)],
    }
  })
}
