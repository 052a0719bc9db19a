import type { FocusEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { inOrder } from '#contract/cases/case-field-sets.ts'
import { readingOrder } from '#contract/cases/case-reading.ts'
import { isPlateOf, readPlate } from '#contract/cases/plate.ts'
import { messages } from '#contract/messages.ts'
import { CaseField, CaseFields } from './case-field.tsx'
import { FieldGrid, FieldWarning, useCaseFormContext } from './case-form-parts.tsx'
import type { CaseFormValues } from './case-form-values.ts'

const names = inOrder(readingOrder('vehicleDetail'), [
  'vehicleNo',
  'chassisNo',
  'engineNo',
  'fromRTO',
  'toRTO',
  'rmaVehicleNo',
])

/** The vehicle and its current and new RTO. */
export function VehicleFields() {
  const { pickers } = useCaseFormContext()
  const { getValues, setValue, formState } = useFormContext<CaseFormValues>()
  const suggestOffice = ({ target }: FocusEvent<HTMLElement>) => {
    if ((target as HTMLInputElement).name !== 'vehicleDetail.vehicleNo') return
    const { vehicleNo, fromRTO } = getValues('vehicleDetail')
    const own = fromRTO
      ? undefined
      : pickers.rtos.find(({ label }) => isPlateOf(label.split(' - ')[0] ?? '', vehicleNo))
    if (own) setValue('vehicleDetail.fromRTO', own.value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  return (
    // From RTO is filled by the plate when the field is left.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the blur events of its fields
    <div onBlur={suggestOffice}>
      <FieldGrid>
        <CaseFields
          group="vehicleDetail"
          names={names}
          replaced={{
            vehicleNo: <PlateField name="vehicleDetail.vehicleNo" />,
            rmaVehicleNo: <PlateField name="vehicleDetail.rmaVehicleNo" />,
          }}
        />
      </FieldGrid>
    </div>
  )
}

/** A number plate in capitals, formatted in groups below the input, or a warning. */
function PlateField({ name }: { name: 'vehicleDetail.vehicleNo' | 'vehicleDetail.rmaVehicleNo' }) {
  const { control } = useCaseFormContext()
  const inputText = useWatch({ control, name })
  const plate = readPlate(inputText)
  const isUnusual = !plate && inputText.trim().length >= 6
  return (
    <CaseField
      name={name}
      hint={
        plate ? (
          <span className="font-mono text-muted tracking-wide">{plate.groups.join(' ')}</span>
        ) : (
          isUnusual && <FieldWarning>{messages.cases.plateUnusual}</FieldWarning>
        )
      }
    />
  )
}
