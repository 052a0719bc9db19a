import { showPlate } from '#contract/cases/plate.ts'
import { messages } from '#contract/messages.ts'
import type { Service } from '#contract/services/service.ts'
import type { RunSheetRow } from '#contract/stages/stage.ts'

/** A case of a run-sheet in words, for the screen and for paper. */
export interface RunSheetLine {
  id: string
  caseNo: string
  plate: string
  services: string
  /** Empty if no paper lacks. */
  lacking: string
  owner: string | null
  phoneNo: string | null
  firmName: string
  stage: RunSheetRow['stage']
  waitingOn: RunSheetRow['waitingOn']
}

/** The cases of a run-sheet that go to one RTO. */
export interface RunSheetGroup {
  rto: string
  /** The RTO and its number of cases. */
  title: string
  lines: readonly RunSheetLine[]
}

/** Groups the cases of a run-sheet by RTO, in the order of the server. */
export function runSheetGroups(
  rows: readonly RunSheetRow[],
  services: readonly Pick<Service, 'code' | 'label'>[],
): RunSheetGroup[] {
  const labels = new Map(services.map(({ code, label }) => [code, label]))
  return [...new Set(rows.map(({ toRTO }) => toRTO))].map((rto) => {
    const lines = rows
      .filter(({ toRTO }) => toRTO === rto)
      .map(
        (row): RunSheetLine => ({
          id: row.id,
          caseNo: row.CaseNo,
          plate: showPlate(row.vehicleNo),
          services: row.services.map((code) => labels.get(code) ?? code).join(', '),
          lacking: row.lacking.join(', '),
          owner: row.owner?.name ?? null,
          phoneNo: row.owner?.phoneNo ?? null,
          firmName: row.firmName,
          stage: row.stage,
          waitingOn: row.waitingOn,
        }),
      )
    return { rto, title: messages.runSheet.groupTitle(rto, messages.general.caseTotal(lines.length)), lines }
  })
}
