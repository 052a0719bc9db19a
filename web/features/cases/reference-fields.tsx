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
        label="Reference Name"
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="referenceDetail.contactNo"
        label="Contact No"
        type="tel"
        inputMode="numeric"
        filter={mobileDigits}
        autoComplete="off"
      />
    </FieldGrid>
  )
}
