import type { CaseHistoryEntry } from '#contract/cases/case-history.ts'
import { isDay, showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'

/** A value of a history as people read it. */
export function historyText(field: string, value: CaseHistoryEntry['changes'][string]['to']): string {
  if (value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return /amount|charges|limit/i.test(field) ? showRupees(value) : String(value)
  if (isDay(value)) return showDay(value)
  return field === 'rejectionRemarks' ? value.replaceAll('_', ' ') : value
}
