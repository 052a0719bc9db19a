import { GitMerge, TriangleAlert } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { caseGroups, type FieldPath } from '#contract/cases/case-field-sets.ts'
import type { CaseGroup } from '#contract/cases/case-fields.ts'
import { wholeLabel } from '#contract/cases/case-labels.ts'
import { fieldByPath } from '#contract/cases/case-reading.ts'
import { isDay, showDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import type { CaseControl, CaseFormValues, CasePickers } from './case-form-values.tsx'

interface StaleNoticeProps {
  control: CaseControl
  /** The values that the form began with. */
  base: CaseFormValues
  /** The values that somebody else has saved since. */
  saved: CaseFormValues
  pickers: CasePickers
  /** Receives the local edits with the saved values of the other fields. */
  onMerge: (merged: CaseFormValues) => void
  /** Discards the local edits and loads the saved case. */
  onLoad: () => void
}

// The notice gets the focus, so that it scrolls into view and is read aloud.
const takeFocus = (notice: HTMLElement | null) => notice?.focus()

export function StaleNotice({ control, base, saved, pickers, onMerge, onLoad }: StaleNoticeProps) {
  const { merged, changes } = mergeCase(base, useWatch({ control }) as CaseFormValues, saved)
  const formatValue = (field: string, value: ConcurrentChange['saved']): string => {
    if (value === null || value === '') return '-'
    if (typeof value === 'boolean') return value ? t.general('yes') : t.general('no')
    if (field === 'hptId' || field === 'hpaId')
      return pickers.financiers.find((financier) => financier.value === value)?.label ?? String(value)
    return typeof value === 'string' && isDay(value) ? showDay(value) : String(value)
  }
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={t.cases('changedBySomeoneElse')}
      className="mb-5 rounded-lg border border-warn-line bg-warn-soft p-5 outline-none"
    >
      <p className="flex items-start gap-2.5 font-medium text-warn">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" />
        {t.cases('stale')}
      </p>
      {changes.length > 0 && (
        <div className="mt-3 overflow-x-auto">
          <table className="w-full min-w-lg text-left text-sm">
            <thead className="text-muted">
              <tr className="[&>th]:py-1 [&>th]:pr-4 [&>th]:font-medium">
                <th scope="col">{t.cases('field')}</th>
                <th scope="col">{t.cases('valueBefore')}</th>
                <th scope="col">{t.cases('valueSaved')}</th>
                <th scope="col">{t.cases('valueTyped')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ group, field, before, saved, input, isConflict }) => (
                <tr
                  key={`${group}.${field}`}
                  className="border-warn-line border-t align-top [&>*]:py-1.5 [&>*]:pr-4 [&>*]:break-words"
                >
                  <th scope="row" className="font-medium">
                    {wholeLabel(fieldByPath[`${group}.${field}` as FieldPath].field)}
                  </th>
                  <td>{formatValue(field, before)}</td>
                  <td className="font-medium">{formatValue(field, saved)}</td>
                  <td className={isConflict ? 'font-medium' : 'text-muted'}>
                    {isConflict ? formatValue(field, input) : t.cases('notChanged')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={GitMerge} variant="primary" onClick={() => onMerge(merged)}>
          {t.cases('keepMine')}
        </Button>
        <Button onClick={onLoad}>{t.cases('loadSaved')}</Button>
      </div>
    </section>
  )
}

type Value = string | number | boolean | null

/** A field that another user changed while the form was open. */
interface ConcurrentChange {
  group: CaseGroup
  field: string
  before: Value
  saved: Value
  input: Value
  /** True if the field was also edited in this form; the input is kept. */
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
