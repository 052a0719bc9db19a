import { type FieldName, type IsNullable, isNullable } from '#contract/cases/case-field-sets.ts'
import { type CaseField, type CaseFields, type CaseGroup, caseFields } from '#contract/cases/case-fields.ts'

type EmptyFields<G extends CaseGroup> = {
  [N in FieldName<G> as IsNullable<CaseFields[G][N]> extends true ? N : never]: null
}

/** What a group of a case answers of the fields that nobody filled in, so that a sample says only what it is about. */
export function emptyGroup<G extends CaseGroup>(group: G): EmptyFields<G> {
  const fields = Object.entries<CaseField>(caseFields[group]).filter(([, field]) => isNullable(field))
  return Object.fromEntries(fields.map(([name]) => [name, null])) as EmptyFields<G>
}
