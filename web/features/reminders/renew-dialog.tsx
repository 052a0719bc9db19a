import { showPlate } from '#contract/cases/plate.ts'
import { messages } from '#contract/messages.ts'
import { type Reminder, ReminderRenewal } from '#contract/reminders/reminder.ts'
import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { DateField } from '#web/forms/date-field.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { reminderReads } from './reminder-queries.ts'

interface RenewDialogProps {
  reminder: Reminder
  onClose: () => void
}

/** Takes the new date of a renewed paper; the same day of the next year is offered. */
export function RenewDialog({ reminder, onClose }: RenewDialogProps) {
  const { vehicleId, kind, vehicleNo, expiryDate } = reminder
  const nextYear = `${Number(expiryDate.slice(0, 4)) + 1}${expiryDate.slice(4).replace('-02-29', '-02-28')}`
  const form = useZodForm(ReminderRenewal, { vehicleId, kind, newExpiryDate: nextYear })
  const renew = useApiMutation(reminderEndpoints.renew, {
    invalidates: reminderReads,
    failureTitle: messages.reminders.failed,
  })
  return (
    <FormDialog
      onOpenChange={(open) => !open && onClose()}
      title={messages.reminders.renewTitle(messages.reminders.kinds[kind], showPlate(vehicleNo))}
      description={messages.reminders.renewDescription}
      submit={messages.general.save}
      size="sm"
      form={form}
      onSubmit={(body) => renew.mutateAsync({ body })}
    >
      <DateField control={form.control} name="newExpiryDate" label={messages.reminders.newDate} required />
    </FormDialog>
  )
}
