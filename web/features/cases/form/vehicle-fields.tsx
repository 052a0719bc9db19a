import type { FocusEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { caseLabels } from '#contract/cases/case-labels.ts'
import { isPlateOf, readPlate } from '#contract/cases/plate.ts'
import { messages } from '#contract/messages.ts'
import { ComboboxField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { type CaseControl, Doubt, FieldGrid, type SectionProps } from './case-form-parts.tsx'
import type { CaseFormValues } from './case-form-values.ts'

/** The vehicle and the offices it moves between. */
export function VehicleFields({ control, pickers }: SectionProps) {
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
    // The plate names the office that gave it; who moves on finds it filled in.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears which of its boxes is left
    <div onBlur={suggestOffice}>
      <FieldGrid>
        <PlateField control={control} name="vehicleDetail.vehicleNo" label={caseLabels.vehicleNo} required />
        <TextField
          control={control}
          name="vehicleDetail.chassisNo"
          label={caseLabels.chassisNo}
          required
          upper
          maxLength={30}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="vehicleDetail.engineNo"
          label={caseLabels.engineNo}
          required
          upper
          maxLength={30}
          autoComplete="off"
        />
        <ComboboxField
          control={control}
          name="vehicleDetail.fromRTO"
          label={caseLabels.fromRTO}
          required
          options={pickers.rtos}
          placeholder="Code or city"
        />
        <ComboboxField
          control={control}
          name="vehicleDetail.toRTO"
          label={caseLabels.toRTO}
          required
          options={pickers.rtos}
          placeholder="Code or city"
        />
        <PlateField control={control} name="vehicleDetail.rmaVehicleNo" label={caseLabels.rmaVehicleNo} />
      </FieldGrid>
    </div>
  )
}

/** A plate in capitals as typed, with its groups below it, or a doubt. */
function PlateField({
  control,
  name,
  label,
  required = false,
}: {
  control: CaseControl
  name: 'vehicleDetail.vehicleNo' | 'vehicleDetail.rmaVehicleNo'
  label: string
  required?: boolean
}) {
  const typed = useWatch({ control, name })
  const found = readPlate(typed)
  const unusual = !found && typed.trim().length >= 6
  return (
    <TextField
      control={control}
      name={name}
      label={label}
      required={required}
      upper
      maxLength={20}
      autoComplete="off"
      hint={
        found ? (
          <span className="font-mono text-muted tracking-wide">{found.groups.join(' ')}</span>
        ) : (
          unusual && <Doubt>{messages.cases.plateUnusual}</Doubt>
        )
      }
    />
  )
}
