import { COMPANY } from '#contract/aadhaar.ts'
import type { Case } from '#contract/cases/case.ts'
import { type FieldName, type FieldPath, isSeenBy } from '#contract/cases/case-field-sets.ts'
import type { CaseField, CaseGroup } from '#contract/cases/case-fields.ts'
import { fieldByPath, readingOrder } from '#contract/cases/case-reading.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showDay } from '#contract/dates.ts'
import type { Role } from '#contract/endpoint.ts'
import { showRupees } from '#contract/money.ts'
import { showPhone } from '#contract/phone.ts'
import { t, textOf } from '#contract/texts.ts'
import type { ReportFact } from './report-parts.ts'

/** Returns the fields of a group that a role may see, formatted by kind. */
export function caseLines<G extends CaseGroup>(
  caseData: Case,
  group: G,
  role: Role,
  names: readonly FieldName<G>[] = readingOrder(group),
): (ReportFact & { value: string | null })[] {
  const values: Readonly<Record<string, unknown>> = caseData[group] ?? {}
  return names
    .map((name) => fieldByPath[`${group}.${name}` as FieldPath])
    .filter(({ field }) => isSeenBy(role, field))
    .map(({ name, field }) => ({
      label: textOf(field.label),
      value: lineText(field, values[field.shownAs?.name ?? name]),
      ...(field.lines && !field.owner && { wide: true }),
    }))
}

/** A status as the screen shows it: `paid` is Paid. */
export function statusText(status: CaseStatus): string {
  const text = t.states(`case.${status}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Formats an amount, or the text for a missing one. */
export const amountText = (value: unknown): string =>
  typeof value === 'number' ? showRupees(value) : t.cases('notAllotted')

function lineText({ kind }: CaseField, value: unknown): string | null {
  if (kind === 'rupees') return amountText(value)
  if (typeof value !== 'string' || value === '') return null
  if (kind === 'day') return showDay(value)
  if (kind === 'phone') return showPhone(value)
  if (value === COMPANY && kind === 'aadhaar') return t.cases('noAadhaar')
  return kind === 'plate' ? showPlate(value) : value
}
