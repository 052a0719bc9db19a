import { COMPANY } from '#contract/aadhaar.ts'
import { type ActivityAction, type ActivityKind, PERSONAL_VALUE } from '#contract/activity-actions.ts'
import { placedFields } from '#contract/cases/case-field-sets.ts'
import type { CaseField } from '#contract/cases/case-fields.ts'
import type { CaseHistoryEntry } from '#contract/cases/case-history.ts'
import { wholeLabel } from '#contract/cases/case-labels.ts'
import { showRemarks } from '#contract/cases/remarks.ts'
import { cashKindLabels, expenseKindLabels } from '#contract/cash/cash-values.ts'
import { isDay, showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { originalHolderLabels, originalKindLabels } from '#contract/originals/original-values.ts'
import { paperStateLabels } from '#contract/papers/paper-values.ts'
import { stageLabels, waitingOnLabels, waitReasonLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'

const inSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const actionLabel = (action: ActivityAction): string => inSentence(t.history(`actions.${action}`))

const fieldsOfCase = new Map<string, CaseField>(placedFields.map(({ historyName, field }) => [historyName, field]))

export function fieldLabel(name: string): string {
  const ofCase = fieldsOfCase.get(name)
  const others: Readonly<Record<string, string>> = t.history.raw('fields')
  // A name of several words is already a label, as that of a row of the rate card.
  return ofCase ? wholeLabel(ofCase) : (others[name] ?? name)
}

/** The labels of codes, by the field that holds them. */
const labelsOf = (kind: ActivityKind): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  reasonCode: t.cases.raw('reasonCodes'),
  stage: stageLabels(),
  waitingOn: waitingOnLabels(),
  waitReason: waitReasonLabels(),
  paperState: paperStateLabels(),
  paymentStatus: t.states.raw('payment'),
  ...((kind === 'case' || kind === 'payment' || kind === 'bill') && { status: t.states.raw(kind) }),
  cashKind: cashKindLabels(),
  expense: expenseKindLabels(),
  original: originalKindLabels(),
  originalHolder: originalHolderLabels(),
  reason: t.history.raw('values'),
  by: t.history.raw('values'),
})

/** A value of a field in the history of a subject of some kind, as people read it. */
export function historyText(
  field: string,
  value: CaseHistoryEntry['changes'][string]['to'],
  kind: ActivityKind = 'case',
): string {
  if (value === null || value === '') return t.cases('noValue')
  if (typeof value === 'boolean') return value ? t.general('yes') : t.general('no')
  if (typeof value === 'number') return /amount|charges|limit|fee/i.test(field) ? showRupees(value) : String(value)
  if (value === PERSONAL_VALUE) return t.history('personal')
  if (isDay(value)) return showDay(value)
  if (field === 'rejectionRemarks') return showRemarks(value)
  if (value === COMPANY && fieldsOfCase.get(field)?.kind === 'aadhaar') return t.cases('noAadhaar')
  return labelsOf(kind)[field]?.[value] ?? value
}
