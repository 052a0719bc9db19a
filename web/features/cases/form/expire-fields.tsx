import { useWatch } from 'react-hook-form'
import { expiryLabels } from '#contract/cases/case-labels.ts'
import { istDay } from '#contract/dates.ts'
import { DateField } from '#web/forms/date-field.tsx'
import { type CaseControl, Doubt, FieldGrid, type SectionProps } from './case-form-parts.tsx'
import type { ExpiryField } from './case-form-values.ts'

/** When the vehicle's papers run out. */
export function ExpireFields({ control }: SectionProps) {
  return (
    <FieldGrid>
      {(Object.keys(expiryLabels) as ExpiryField[]).map((field) => (
        <ExpiryDate key={field} control={control} field={field} />
      ))}
    </FieldGrid>
  )
}

function ExpiryDate({ control, field }: { control: CaseControl; field: ExpiryField }) {
  const name = `expireDetail.${field}` as const
  const day = useWatch({ control, name })
  const isPast = day !== '' && day < istDay(new Date())
  return (
    <DateField
      control={control}
      name={name}
      label={expiryLabels[field]}
      required={field !== 'permitExpiry'}
      hint={isPast && <Doubt>Expired already</Doubt>}
    />
  )
}
