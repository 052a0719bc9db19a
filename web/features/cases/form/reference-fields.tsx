import { CaseFields } from './case-field.tsx'
import { FieldGrid } from './case-form-parts.tsx'

/** Who sent the case. */
export function ReferenceFields() {
  return (
    <FieldGrid>
      <CaseFields group="referenceDetail" />
    </FieldGrid>
  )
}
