import { showPlate } from '#contract/cases/plate.ts'
import { showDay } from '#contract/dates.ts'
import { type Reminder, ReminderRenewal } from '#contract/reminders/reminder.ts'
import { t } from '#contract/texts.ts'
import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { DateField } from '#web/forms/value-field.tsx'
import { expiryReads } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

const renewalAfter = (present: string) =>
  ReminderRenewal.refine(({ newExpiryDate }) => newExpiryDate > present, {
    path: ['newExpiryDate'],
    error: () => t.reminders('notAfterPresent', { day: showDay(present) }),
  })

/** Takes the new date of a renewed paper; the same day of the next year is offered. */
export function RenewDialog({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const { vehicleId, kind, vehicleNo, expiryDate } = reminder
  const nextYear = `${Number(expiryDate.slice(0, 4)) + 1}${expiryDate.slice(4).replace('-02-29', '-02-28')}`
  const form = useZodForm(renewalAfter(expiryDate), { vehicleId, kind, newExpiryDate: nextYear })
  const renew = useApiMutation(reminderEndpoints.renew, {
    invalidates: expiryReads,
    failureTitle: t.reminders('failed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.reminders('renewTitle', { kind: t.reminders(`kinds.${kind}`), plate: showPlate(vehicleNo) })}
      description={t.reminders('renewDescription')}
      submit={t.general('save')}
      draft={`renew-${vehicleId}-${kind}`}
      form={form}
      onSubmit={(body) => renew.mutateAsync({ body })}
    >
      <DateField control={form.control} name="newExpiryDate" label={t.reminders('newDate')} />
    </FormDialog>
  )
}
