import { type PlacedField, placedFields } from '#contract/cases/case-field-sets.ts'
import { caseColumns, listFields } from '#contract/cases/case-list-fields.ts'

/*
 * The columns of the baseline and which of them are amounts, from the table of fields. Rows and bodies
 * are untyped: the baseline validates neither.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
type Any = any

const masked = (lastFour: string | null) => (lastFour === null ? null : `XXXX XXXX ${lastFour}`)
const rupees = (paise: number | null) => (paise === null ? null : paise / 100)
const plain = (value: unknown) => value

const readers = placedFields.map(({ group, name, field: { kind, shownAs } }) => ({
  group,
  name,
  column: caseColumns[name],
  shownAs,
  read: kind === 'rupees' ? rupees : kind === 'aadhaar' ? masked : plain,
}))
const listed = readers.filter(({ name }) => listFields.some((field) => field === name))

export const rowColumns = listed.map(({ column }) => column)

/** Returns the fields of a case in a list. */
export function rowFields(data: Any): Any {
  const fields: Any = {}
  for (const { name, column, read } of listed) fields[name] = read(data[column])
  return fields
}

/** Returns the groups of a case in full. */
export function detailGroups(data: Any): Any {
  const groups: Any = {}
  for (const { group, name, column, shownAs, read } of readers) {
    groups[group] ??= {}
    groups[group][name] = read(data[column])
    if (shownAs) groups[group][shownAs.name] = data[shownAs.column]
  }
  return groups
}

/** The fields of a new case, without owners, branch and employee. */
const filled = placedFields.filter(
  ({ group, field }) => group !== 'ownerDetails' && field.from !== 'branches' && field.from !== 'employees',
)
export const createColumns = filled.map(({ name }) => caseColumns[name])

const filledIn = ({ kind }: PlacedField['field'], value: Any) => {
  if (value === undefined) return kind === 'flag' ? false : null
  return kind === 'rupees' ? Math.round(value * 100) : value
}

/** Returns the values of a new case, in the order of these columns. */
export const createValues = (body: Any): unknown[] =>
  filled.map(({ group, name, field }) => filledIn(field, body[group][name]))
