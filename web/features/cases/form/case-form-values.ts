import type { Case } from '#contract/cases/case.ts'
import { caseGroups, type FieldName, placedFields } from '#contract/cases/case-field-sets.ts'
import { type CaseField, type CaseFields, type CaseGroup, caseFields } from '#contract/cases/case-fields.ts'
import type { CaseEditInput, NewCaseInput } from '#contract/cases/case-form.ts'
import type { Role } from '#contract/endpoint.ts'
import type { AmountInput } from '#web/forms/filters.ts'

interface Boxes {
  rupees: AmountInput
  flag: boolean
}
type BoxValue<F extends Pick<CaseField, 'kind'>> = F['kind'] extends keyof Boxes ? Boxes[F['kind']] : string

/** What stands in the boxes of a case form. A missing text is empty, a missing amount null. */
export type CaseFormValues = {
  -readonly [G in CaseGroup]: { -readonly [N in FieldName<G>]: BoxValue<CaseFields[G][N] & CaseField> }
}

const emptyBoxes: Partial<Record<CaseField['kind'], null | boolean>> = { rupees: null, flag: false }
const emptyBox = ({ kind }: CaseField) => (kind in emptyBoxes ? emptyBoxes[kind] : '')

/** A value for every box, by its field and its place. */
function fillForm(valueFor: (field: CaseField, group: CaseGroup, name: string) => unknown): CaseFormValues {
  const groups = caseGroups.map((group) => {
    const boxes = Object.entries<CaseField>(caseFields[group]).map(([name, field]) => [
      name,
      valueFor(field, group, name),
    ])
    return [group, Object.fromEntries(boxes)]
  })
  return Object.fromEntries(groups) as CaseFormValues
}

/** A form with nothing in it but what is usual: applied for today, not financed. */
export function emptyCaseForm(usual: { today: string; notFinanced: string }): CaseFormValues {
  const empty = fillForm(emptyBox)
  return {
    ...empty,
    generalDetail: { ...empty.generalDetail, applicationDate: usual.today },
    transactionDetail: { ...empty.transactionDetail, hptId: usual.notFinanced, hpaId: usual.notFinanced },
  }
}

/** A saved case as it stands in the form. */
export function formValuesOf(saved: Case): CaseFormValues {
  const groups: { readonly [G in CaseGroup]?: Readonly<Record<string, unknown>> | undefined } = saved
  return fillForm((field, group, name) => groups[group]?.[name] ?? emptyBox(field))
}

/** What a form sends. An employee does not send what only a superadmin may set (contract section 3). */
export function requestBodyOf(values: CaseFormValues, role: Role): NewCaseInput & CaseEditInput {
  const body: Record<CaseGroup, Record<string, unknown>> = structuredClone(values)
  const kept = placedFields.filter(({ field }) => field.setBy === 'superadmin' && role !== 'superadmin')
  for (const { group, name } of kept) delete body[group][name]
  return body as NewCaseInput & CaseEditInput
}
