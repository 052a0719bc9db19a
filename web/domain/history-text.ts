import type { CaseHistoryEntry } from '#contract/cases/case-history.ts'
import { showRemarks } from '#contract/cases/remarks.ts'
import { isDay, showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { paperStateLabels } from '#contract/papers/paper-labels.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'

/** The labels of codes, by the field that holds them. */
const labelsOf = (): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  reasonCode: messages.cases.reasonCodes,
  stage: stageLabels(),
  waitingOn: waitingOnLabels(),
  paperState: paperStateLabels(),
})

export function historyText(field: string, value: CaseHistoryEntry['changes'][string]['to']): string {
  if (value === null || value === '') return messages.cases.noValue
  if (typeof value === 'boolean') return value ? messages.general.yes : messages.general.no
  if (typeof value === 'number') return /amount|charges|limit|fee/i.test(field) ? showRupees(value) : String(value)
  if (isDay(value)) return showDay(value)
  if (field === 'rejectionRemarks') return showRemarks(value)
  return labelsOf()[field]?.[value] ?? value
}
