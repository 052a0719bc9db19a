import { placedFields } from '#contract/cases/case-field-sets.ts'
import { groupTitles, ownerLabels } from '#contract/cases/case-labels.ts'
import { messages } from '#contract/messages.ts'
import { TEXT_PREFIX, TODAY } from '#contract/official-forms/form-values.ts'
import type { Option } from '#web/ui/option.ts'

/** The values that a mark can have, with the choice of a fixed text. */
export const valueOptions: readonly Option[] = [
  {
    value: TODAY,
    get label() {
      return messages.officialForms.today
    },
  },
  {
    value: TEXT_PREFIX,
    get label() {
      return messages.officialForms.fixedText
    },
  },
  {
    value: 'CaseNo',
    get label() {
      return messages.fields.caseNo
    },
  },
  ...placedFields.map(({ group, path, field }) => ({
    value: field.shownAs ? `${group}.${field.shownAs.name}` : path,
    get label() {
      return `${field.owner ? ownerLabels[field.owner] : groupTitles[group]}: ${field.label}`
    },
  })),
  {
    value: 'totalAmount',
    get label() {
      return messages.officialForms.totalAmount
    },
  },
]

/** An id prints the name that it stands for, so both paths are one value. */
const namePaths = new Map<string, string>(
  placedFields.flatMap(({ group, path, field }) => (field.shownAs ? [[path, `${group}.${field.shownAs.name}`]] : [])),
)
const options = new Map(valueOptions.map((option) => [option.value, option]))

/** Returns the option of a value: for a fixed text that of all fixed texts. */
export const optionOf = (value: string): string =>
  value.startsWith(TEXT_PREFIX) ? TEXT_PREFIX : (namePaths.get(value) ?? value)

/** Returns the fixed text of a value; null for any other value. */
export const fixedTextOf = (value: string): string | null =>
  value.startsWith(TEXT_PREFIX) ? value.slice(TEXT_PREFIX.length) : null

/** Returns the label of a value: a fixed text is its own. */
export function valueLabel(value: string): string {
  const text = fixedTextOf(value)
  if (text !== null) return text.trim() || messages.officialForms.fixedText
  return options.get(optionOf(value))?.label ?? messages.officialForms.noValue
}
