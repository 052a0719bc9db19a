import { CaseFields } from './case-field.tsx'
import { FieldGrid } from './case-form-parts.tsx'

/** The fields of the person who referred the case. */
export function ReferenceFields() {
  return (
    <FieldGrid>
      <CaseFields group="referenceDetail" />
    </FieldGrid>
  )
}
