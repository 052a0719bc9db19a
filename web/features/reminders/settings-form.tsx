import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { MAX_WEB_ADDRESS } from '#contract/limits.ts'
import { messages, originals } from '#contract/messages.ts'
import { EditReminderSettings, type ReminderSettings } from '#contract/reminders/reminder-settings.ts'
import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { DiscardDraft } from '#web/forms/discard-draft.tsx'
import { numbersIn } from '#web/forms/filters.ts'
import { Form } from '#web/forms/form.tsx'
import { RadioField } from '#web/forms/select-field.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useDraft } from '#web/forms/use-draft.ts'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { focusOnMount, preventFocusLoss } from '#web/lib/focus.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const LeadDays = EditReminderSettings.shape.leadDays.unwrap()

/** The form of the settings: lead days as one text. An empty secret changes nothing, null removes the stored one. */
export const SettingsInput = z.object({
  // One message at the one field, whichever number is wrong.
  leadDays: z
    .string()
    .transform(numbersIn)
    .refine((days) => LeadDays.safeParse(days).success, originals.reminders.badLeadDays),
  dealerDigest: EditReminderSettings.shape.dealerDigest,
  dealerMessages: EditReminderSettings.shape.dealerMessages,
  webhookUrl: EditReminderSettings.shape.webhookUrl,
  webhookSecret: z
    .string()
    .nullable()
    .transform((text) => (text?.trim() === '' ? undefined : text))
    .pipe(EditReminderSettings.shape.webhookSecret),
})
type SettingsInput = z.input<typeof SettingsInput>

/** The values of the form; the secret is never answered, so its field begins empty. */
const valuesOf = ({ leadDays, dealerDigest, webhookUrl, dealerMessages }: ReminderSettings): SettingsInput => ({
  leadDays: leadDays.join(', '),
  dealerDigest,
  dealerMessages,
  webhookUrl: webhookUrl ?? '',
  webhookSecret: '',
})

const digestOptions = () => [
  { value: 'off', label: messages.reminderSettings.digestOff },
  { value: 'daily', label: messages.reminderSettings.digestDaily, detail: messages.reminderSettings.digestDailyDetail },
  {
    value: 'weekly',
    label: messages.reminderSettings.digestWeekly,
    detail: messages.reminderSettings.digestWeeklyDetail,
  },
]

const tabOnly = ['webhookSecret']

export function SettingsForm({ settings }: { settings: ReminderSettings }) {
  const form = useZodForm(SettingsInput, valuesOf(settings))
  const { control } = form
  const draft = useDraft(form, 'reminder-settings', { tabOnly })
  const [isReplacing, setReplacing] = useState(false)
  const save = useApiMutation(reminderEndpoints.editSettings, {
    invalidates: [reminderEndpoints.settings, reminderEndpoints.dueToday],
    failureTitle: messages.reminderSettings.saveFailed,
  })
  const typedSecret = form.watch('webhookSecret')
  const isRemoving = settings.hasWebhookSecret && typedSecret === null
  const asksSecret = !settings.hasWebhookSecret || isReplacing || typedSecret
  const removeSecret = () => form.setValue('webhookSecret', null)
  const keepSecret = () => {
    preventFocusLoss()
    form.setValue('webhookSecret', '', { shouldValidate: form.formState.isSubmitted })
    setReplacing(false)
  }
  return (
    <Form
      form={form}
      draft={draft}
      className="grid gap-5"
      onSubmit={async ({ webhookUrl, ...rest }) => {
        // An unchanged address requires no step-up, and may be older than its rules.
        const body = webhookUrl === settings.webhookUrl ? rest : { ...rest, webhookUrl }
        form.reset(valuesOf(await save.mutateAsync({ body })))
        setReplacing(false)
      }}
    >
      <DiscardDraft draft={draft} onDiscard={() => setReplacing(false)} />
      <Card title={messages.reminderSettings.byItself} description={messages.reminderSettings.byItselfExplained}>
        <div className="grid gap-5">
          <TextField
            control={control}
            name="leadDays"
            label={messages.reminderSettings.leadDays}
            hint={messages.reminderSettings.leadDaysHint}
            required
            maxLength={60}
          />
          <RadioField
            control={control}
            name="dealerDigest"
            label={messages.reminderSettings.digest}
            hint={messages.reminderSettings.digestHint}
            options={digestOptions()}
          />
        </div>
      </Card>
      <Card title={messages.reminderSettings.gateway} description={messages.reminderSettings.gatewayExplained}>
        <div className="grid gap-5">
          <TextField
            control={control}
            name="webhookUrl"
            type="url"
            label={messages.reminderSettings.webhookUrl}
            hint={messages.reminderSettings.webhookUrlHint}
            maxLength={MAX_WEB_ADDRESS}
            autoComplete="off"
          />
          {isRemoving ? (
            <SecretLine
              title={messages.reminderSettings.secretRemoved}
              detail={messages.reminderSettings.secretRemovedExplained}
            >
              <Button ref={draft.restored ? undefined : focusOnMount} onClick={keepSecret}>
                {messages.reminderSettings.keepSecret}
              </Button>
            </SecretLine>
          ) : asksSecret ? (
            <div className="grid gap-2">
              <TextField
                control={control}
                name="webhookSecret"
                type="password"
                label={
                  settings.hasWebhookSecret ? messages.reminderSettings.newSecret : messages.reminderSettings.secret
                }
                hint={messages.reminderSettings.secretHint}
                maxLength={200}
                autoComplete="new-password"
                autoFocus={isReplacing}
              />
              {settings.hasWebhookSecret && (
                <div>
                  <Button size="sm" onClick={keepSecret}>
                    {messages.reminderSettings.keepSecret}
                  </Button>
                </div>
              )}
            </div>
          ) : (
            <SecretLine
              title={messages.reminderSettings.secretSet}
              detail={messages.reminderSettings.secretSetExplained}
            >
              <Button onClick={() => setReplacing(true)}>{messages.reminderSettings.replaceSecret}</Button>
              <Button onClick={removeSecret}>{messages.reminderSettings.removeSecret}</Button>
            </SecretLine>
          )}
          <div>
            <CheckboxField control={control} name="dealerMessages" label={messages.reminderSettings.dealerMessages} />
            <p className="mt-1 text-muted text-sm">{messages.reminderSettings.dealerMessagesExplained}</p>
          </div>
        </div>
      </Card>
      <div>
        <SubmitButton control={control} className="max-md:w-full">
          {messages.general.save}
        </SubmitButton>
      </div>
    </Form>
  )
}

function SecretLine({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-muted text-sm">{detail}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
