import { PHONE_DIGITS } from '#contract/limits.ts'
import { NewMember } from '#contract/team/member.ts'
import { t } from '#contract/texts.ts'
import { teamEndpoints } from '#web/endpoints.generated.ts'
import { CheckboxField } from '#web/forms/choice-field.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { DigitsField, TextField } from '#web/forms/text-field.tsx'

export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm(NewMember, { firstName: '', lastName: '', email: '', phoneNo: '', canPay: false })
  const { control } = form
  const add = useKeyedMutation(teamEndpoints.add, {
    invalidates: [teamEndpoints.all],
    failureTitle: t.team('addFailed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.team('add')}
      description={t.team('addExplained')}
      size="md"
      draft="new-member"
      form={form}
      onSubmit={(body) => add.mutateAsync({ body })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField control={control} name="firstName" label={t.fields('firstName')} />
        <TextField control={control} name="lastName" label={t.fields('lastName')} />
        <TextField control={control} name="email" label={t.fields('email')} type="email" autoComplete="off" />
        <DigitsField
          control={control}
          name="phoneNo"
          label={t.fields('phone')}
          maxLength={PHONE_DIGITS}
          autoComplete="off"
        />
      </div>
      <CheckboxField control={control} name="canPay" label={t.team('mayPayHint')} />
    </FormDialog>
  )
}
