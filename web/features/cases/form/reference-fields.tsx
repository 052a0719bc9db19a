import { caseLabels } from '#contract/cases/case-labels.ts'
import { mobileDigits } from '#web/forms/filters.ts'
import { TextField } from '#web/forms/text-field.tsx'
import { FieldGrid, type SectionProps } from './case-form-parts.tsx'

/** Who sent the case. */
export function ReferenceFields({ control }: SectionProps) {
  return (
    <FieldGrid>
      <TextField
        control={control}
        name="referenceDetail.name"
        label={caseLabels.referenceName}
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="referenceDetail.contactNo"
        label={caseLabels.referenceContactNo}
        type="tel"
        inputMode="numeric"
        filter={mobileDigits}
        autoComplete="off"
      />
    </FieldGrid>
  )
}
