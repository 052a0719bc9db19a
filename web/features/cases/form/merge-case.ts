import { caseGroups } from '#contract/cases/case-field-sets.ts'
import type { CaseGroup } from '#contract/cases/case-fields.ts'
import type { CaseFormValues } from './case-form-values.ts'

type Value = string | number | boolean | null

/** A field that another user changed while the form was open. */
export interface ConcurrentChange {
  group: CaseGroup
  field: string
  before: Value
  saved: Value
  input: Value
  /** True if the field was edited in this form, too; the input is kept. */
  isConflict: boolean
}

/**
 * Merges the saved case with the input, both compared to the case that the form was opened with: a field without local
 * edits takes the saved value.
 */
export function mergeCase(
  base: CaseFormValues,
  input: CaseFormValues,
  saved: CaseFormValues,
): { merged: CaseFormValues; changes: ConcurrentChange[] } {
  const merged = structuredClone(input)
  const changes: ConcurrentChange[] = []
  for (const group of caseGroups) {
    const [old, local, latest, target] = [base, input, saved, merged].map(
      (values) => values[group] as Record<string, Value>,
    )
    for (const field of Object.keys(old ?? {})) {
      const change = { before: old?.[field] ?? null, saved: latest?.[field] ?? null, input: local?.[field] ?? null }
      if (change.saved === change.before || change.saved === change.input) continue
      const isConflict = change.input !== change.before
      if (!isConflict && target) target[field] = change.saved
      changes.push({ group, field, ...change, isConflict })
    }
  }
  return { merged, changes }
}
