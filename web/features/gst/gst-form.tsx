import { z } from 'zod'
import { officeDay } from '#contract/dates.ts'
import { EditGstSettings, type GstSettings } from '#contract/gst/gst.ts'
import { messages } from '#contract/messages.ts'
import { GSTIN_LENGTH } from '#contract/office/gstin.ts'
import { gstEndpoints } from '#web/endpoints.generated.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { DateField } from '#web/forms/date-field.tsx'
import { DigitsField } from '#web/forms/digits-field.tsx'
import { readAmount, upperAlphanumeric } from '#web/forms/filters.ts'
import { SettingsForm } from '#web/forms/settings-form.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/** The settings as they are typed: the rate is a text. */
const GstInput = z.strictObject({
  ...EditGstSettings.shape,
  ratePercent: z.string().trim().transform(readAmount).pipe(EditGstSettings.shape.ratePercent.unwrap()),
})

const valuesOf = ({ isOn, gstin, sac, ratePercent, from }: GstSettings, gstinOfOffice: string | null) => ({
  isOn,
  gstin: gstin ?? gstinOfOffice ?? '',
  sac: sac ?? '',
  ratePercent: String(ratePercent),
  from: from ?? officeDay(new Date()),
})

export function GstForm({ settings, gstinOfOffice }: { settings: GstSettings; gstinOfOffice: string | null }) {
  const form = useZodForm(GstInput, valuesOf(settings, gstinOfOffice))
  const { control } = form
  const save = useApiMutation(gstEndpoints.editSettings, {
    invalidates: [gstEndpoints.settings],
    failureTitle: messages.gst.saveFailed,
  })
  return (
    <SettingsForm
      form={form}
      title={messages.gst.isOn}
      description={messages.gst.description}
      save={async (body) => valuesOf(await save.mutateAsync({ body }), gstinOfOffice)}
    >
      <CheckboxField control={control} name="isOn" label={messages.gst.isOnLabel} />
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <TextField
          control={control}
          name="gstin"
          label={messages.gst.gstin}
          hint={messages.gst.gstinHint}
          filter={upperAlphanumeric}
          maxLength={GSTIN_LENGTH}
        />
        <DigitsField control={control} name="sac" label={messages.gst.sac} hint={messages.gst.sacHint} maxLength={6} />
        <TextField control={control} name="ratePercent" label={messages.gst.ratePercent} maxLength={5} />
        <DateField control={control} name="from" label={messages.gst.from} hint={messages.gst.fromHint} />
      </div>
    </SettingsForm>
  )
}
