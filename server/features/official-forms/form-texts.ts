import type { Case } from '#contract/cases/case.ts'
import { type PlacedField, placedFields } from '#contract/cases/case-field-sets.ts'
import type { Day } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { TEXT_PREFIX, TODAY } from '#contract/official-forms/form-values.ts'
import type { Mark } from '#contract/official-forms/official-form.ts'
import type { FormText } from '../../adapters/pdfs.ts'

/** Every field by its path, and by that of the name for which an id stands. */
const fieldOfPath = new Map<string, PlacedField>(
  placedFields.flatMap((placed) => {
    const { group, path, field } = placed
    return field.shownAs
      ? [
          [path, placed],
          [`${group}.${field.shownAs.name}`, placed],
        ]
      : [[path, placed]]
  }),
)

/** Full Aadhaar numbers by the name of their field. */
export type AadhaarNumbers = Readonly<Record<string, string | null>>

/**
 * Returns the texts that are printed for the marks of a form, from a case as a role sees it: nothing
 * for a value that is missing or that the role may not see. Aadhaar numbers are masked unless they are
 * given in full.
 */
export function formTexts(
  marks: readonly Mark[],
  caseData: Case,
  { today, aadhaar = {} }: { today: Day; aadhaar?: AadhaarNumbers },
): FormText[] {
  return marks.map(({ value, field, page = 1, x = 0, y = 0, width = 0, size = 0 }) => {
    const text = textOf(value, caseData, today, aadhaar)
    return field === undefined ? { page, x, y, width, size, text } : { field, text }
  })
}

function textOf(value: string, caseData: Case, today: Day, aadhaar: AadhaarNumbers): string {
  if (value === TODAY) return showPlainDay(today)
  if (value.startsWith(TEXT_PREFIX)) return value.slice(TEXT_PREFIX.length).trim()
  const placed = fieldOfPath.get(value)
  if (!placed) return value === 'totalAmount' ? amount(caseData.totalAmount) : caseData.CaseNo
  const { group, name, field } = placed
  const values: Readonly<Record<string, unknown>> = caseData[group] ?? {}
  const stored = values[field.shownAs?.name ?? name]
  switch (field.kind) {
    case 'flag':
      return stored === true ? messages.general.yes : ''
    case 'rupees':
      return amount(stored)
    case 'day':
      return typeof stored === 'string' ? showPlainDay(stored) : ''
    case 'aadhaar':
      return aadhaar[name] ?? plain(stored)
    default:
      return plain(stored)
  }
}

const amount = (value: unknown) => (typeof value === 'number' ? showRupees(value) : '')

/** A text of several lines becomes one: most marks have no room for more. */
const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : '')

/** Formats a day as official forms have it, `21/11/2026`. */
const showPlainDay = (day: Day) => day.slice(0, 10).split('-').reverse().join('/')
