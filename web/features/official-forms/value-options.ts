import { placedFields } from '#contract/cases/case-field-sets.ts'
import { groupTitles, ownerLabels } from '#contract/cases/case-labels.ts'
import {
  formPeople,
  officeValues,
  personFacts,
  TEXT_PREFIX,
  TICK_PREFIX,
  TODAY,
} from '#contract/official-forms/form-values.ts'
import { serviceCodes } from '#contract/services/service-values.ts'
import { t, textOf } from '#contract/texts.ts'
import type { Option } from '#web/ui/listbox.tsx'

/** The values that a mark can have, with the choice of a fixed text. */
export const valueOptions = (): readonly Option[] => [
  { value: TODAY, label: t.officialForms('today') },
  { value: TEXT_PREFIX, label: t.officialForms('fixedText') },
  { value: 'CaseNo', label: t.fields('caseNo') },
  ...placedFields.map(({ group, path, field }) => ({
    value: field.shownAs ? `${group}.${field.shownAs.name}` : path,
    label: `${field.owner ? ownerLabels()[field.owner] : groupTitles()[group]}: ${textOf(field.label)}`,
  })),
  ...formPeople.flatMap((person) =>
    personFacts.map((fact) => ({
      value: `${person}.${fact}`,
      label: `${t.officialForms(`people.${person}`)}: ${t.officialForms(`personFacts.${fact}`)}`,
    })),
  ),
  { value: 'totalAmount', label: t.officialForms('totalAmount') },
  ...officeValues.map((value) => ({ value, label: t.officialForms.raw('officeValues')[value] })),
  ...serviceCodes.map((code) => ({ value: TICK_PREFIX + code, label: t.officialForms('tickFor', { service: code }) })),
]

/** An id prints the name of its row, so both paths are one value. */
const namePaths = new Map<string, string>(
  placedFields.flatMap(({ group, path, field }) => (field.shownAs ? [[path, `${group}.${field.shownAs.name}`]] : [])),
)

/** Returns the option of a value: for a fixed text that of all fixed texts. */
export const optionOf = (value: string): string =>
  value.startsWith(TEXT_PREFIX) ? TEXT_PREFIX : (namePaths.get(value) ?? value)

/** Returns the fixed text of a value; null for any other value. */
export const fixedTextOf = (value: string): string | null =>
  value.startsWith(TEXT_PREFIX) ? value.slice(TEXT_PREFIX.length) : null

/** Returns the label of a value: a fixed text is its own. */
export function valueLabel(value: string): string {
  const text = fixedTextOf(value)
  if (text !== null) return text.trim() || t.officialForms('fixedText')
  return valueOptions().find((option) => option.value === optionOf(value))?.label ?? t.officialForms('noValue')
}
