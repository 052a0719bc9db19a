import { useWatch } from 'react-hook-form'
import { istDay } from '#contract/dates.ts'
import { DateField } from '#web/forms/date-field.tsx'
import { type CaseControl, Doubt, FieldGrid, type SectionProps } from './case-form-parts.tsx'
import type { ExpiryField } from './case-form-values.ts'

/** The five dates that the office keeps an eye on. */
const expiries: readonly { field: ExpiryField; label: string; required?: boolean }[] = [
  { field: 'insuranceExpiry', label: 'Insurance Expiry', required: true },
  { field: 'pucExpiry', label: 'PUC Expiry', required: true },
  { field: 'fitnessExpiry', label: 'Fitness Expiry', required: true },
  { field: 'taxExpiry', label: 'Tax Expiry', required: true },
  { field: 'permitExpiry', label: 'Permit Expiry' },
]

/** When the vehicle's papers run out. */
export function ExpireFields({ control }: SectionProps) {
  return (
    <FieldGrid>
      {expiries.map((one) => (
        <ExpiryDate key={one.field} control={control} {...one} />
      ))}
    </FieldGrid>
  )
}

function ExpiryDate({
  control,
  field,
  label,
  required = false,
}: {
  control: CaseControl
  field: ExpiryField
  label: string
  required?: boolean
}) {
  const name = `expireDetail.${field}` as const
  const day = useWatch({ control, name })
  const isPast = day !== '' && day < istDay(new Date())
  return (
    <DateField
      control={control}
      name={name}
      label={label}
      required={required}
      hint={isPast && <Doubt>Expired already</Doubt>}
    />
  )
}
