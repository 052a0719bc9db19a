import type { CaseFormValues } from './case-form-values.ts'

type Value = string | number | boolean | null

/** A box that someone else changed while this form was open. */
export interface ConcurrentChange {
  group: keyof CaseFormValues
  field: string
  was: Value
  now: Value
  mine: Value
  /** True where it was changed here too; what was typed here is kept. */
  clash: boolean
}

/**
 * Brings what someone else saved together with what was typed here, both seen from the case that
 * this form was opened with: a box that was not touched here takes what was saved.
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
