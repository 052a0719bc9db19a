import { showPlate } from '#contract/cases/plate.ts'
import { PHONE_DIGITS } from '#contract/limits.ts'
import { t } from '#contract/texts.ts'
import type { Vehicle } from '#contract/vehicles/vehicle.ts'
import { changeOfVehicle, VehicleForm } from '#contract/vehicles/vehicle-form.ts'
import { vehicleEndpoints } from '#web/endpoints.generated.ts'
import { CheckboxField } from '#web/forms/choice-field.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { DigitsField, ReasonField, TextField } from '#web/forms/text-field.tsx'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { vehicleReads } from './vehicle-queries.ts'

interface EditVehicleDialogProps {
  vehicle: Vehicle
  onClose: () => void
}

/** Edits the data of a vehicle that no case has: the contact, a note, and whether to send reminders. */
export function EditVehicleDialog({ vehicle, onClose }: EditVehicleDialogProps) {
  const { id, vehicleNo, owner, note, remindersOff } = vehicle
  const form = useZodForm(VehicleForm, {
    name: owner?.name ?? '',
    phoneNo: owner?.phoneNo ?? '',
    note: note ?? '',
    remindersOff,
  })
  const { control } = form
  const edit = useApiMutation(vehicleEndpoints.edit, {
    invalidates: vehicleReads,
    failureTitle: t.vehicles('editFailed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.vehicles('editTitle', { plate: showPlate(vehicleNo) })}
      description={t.vehicles('editDescription')}
      submit={t.general('save')}
      draft={`vehicle-${id}`}
      form={form}
      onSubmit={(values) => edit.mutateAsync({ params: { id }, body: changeOfVehicle(values, owner) })}
    >
      <TextField control={control} name="name" label={t.vehicles('ownerName')} />
      <DigitsField control={control} name="phoneNo" label={t.vehicles('ownerPhone')} maxLength={PHONE_DIGITS} />
      <ReasonField control={control} name="note" label={t.vehicles('note')} />
      <CheckboxField control={control} name="remindersOff" label={t.vehicles('remindersOff')} />
    </FormDialog>
  )
}
