import type { CaseFormValues } from './case-form-values.ts'

type Value = string | number | boolean | null

/** A field that another user changed while the form was open. */
export interface ConcurrentChange {
  group: keyof CaseFormValues
  field: string
  was: Value
  now: Value
  mine: Value
  /** True if the field was edited in this form, too; the input is kept. */
  clash: boolean
}

/**
 * Merges the saved case with the input, both compared to the case that the form was opened with: a field without local
 * edits takes the saved value.
 */
export function mergeCase(
  base: CaseFormValues,
  mine: CaseFormValues,
  saved: CaseFormValues,
): { merged: CaseFormValues; changes: ConcurrentChange[] } {
  const merged = structuredClone(mine)
  const changes: ConcurrentChange[] = []
  for (const group of Object.keys(base) as (keyof CaseFormValues)[]) {
    const [was, typed, now, into] = [base, mine, saved, merged].map((values) => values[group] as Record<string, Value>)
    for (const field of Object.keys(was ?? {})) {
      const change = { was: was?.[field] ?? null, now: now?.[field] ?? null, mine: typed?.[field] ?? null }
      if (change.now === change.was || change.now === change.mine) continue
      const clash = change.mine !== change.was
      if (!clash && into) into[field] = change.now
      changes.push({ group, field, ...change, clash })
    }
  }
  return { merged, changes }
}
