import { useWatch } from 'react-hook-form'
import { type FieldName, namesOf } from '#contract/cases/case-field-sets.ts'
import { officeDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { CaseField } from './case-field.tsx'
import { FieldGrid, FieldWarning, useCaseFormContext } from './case-form-parts.tsx'

/** The expiry dates of the vehicle's papers. */
export function ExpireFields() {
  return (
    <FieldGrid>
      {namesOf('expireDetail').map((name) => (
        <ExpiryDate key={name} name={`expireDetail.${name}`} />
      ))}
    </FieldGrid>
  )
}

function ExpiryDate({ name }: { name: `expireDetail.${FieldName<'expireDetail'>}` }) {
  const { control } = useCaseFormContext()
  const day = useWatch({ control, name })
  const isPast = day !== '' && day < officeDay(new Date())
  return <CaseField name={name} hint={isPast && <FieldWarning>{messages.cases.alreadyExpired}</FieldWarning>} />
}
