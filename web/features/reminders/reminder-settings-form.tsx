import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import {
  EditReminderSettings,
  MAX_WEBHOOK_SECRET,
  type ReminderSettings,
} from '#contract/reminders/reminder-settings.ts'
import { t, textKey } from '#contract/texts.ts'
import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { CheckboxField, RadioField } from '#web/forms/choice-field.tsx'
import { DiscardDraft, saveForm, useTabDraft } from '#web/forms/draft.tsx'
import { numbersIn } from '#web/forms/filters.ts'
import { Form, SaveButton, useZodForm } from '#web/forms/form.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { focusOnMount, preventFocusLoss } from '#web/lib/dom.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const LeadDays = EditReminderSettings.shape.leadDays.unwrap()

/** The form of the settings: lead days as one text. An empty secret changes nothing, null removes the stored one. */
const SettingsInput = z.object({
  // One message at the one field, whichever number is wrong.
  leadDays: z
    .string()
    .transform(numbersIn)
    .refine((days) => LeadDays.safeParse(days).success, textKey('reminders.badLeadDays')),
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
type SettingsOutput = z.output<typeof SettingsInput>

/** The values of a form; the secret is never answered, so its field begins empty. */
const valuesOf = ({ leadDays, dealerDigest, webhookUrl, dealerMessages }: ReminderSettings): SettingsInput => ({
  leadDays: leadDays.join(', '),
  dealerDigest,
  dealerMessages,
  webhookUrl: webhookUrl ?? '',
  webhookSecret: '',
})

const digestOptions = () => [
  { value: 'off', label: t.reminderSettings('digestOff') },
  { value: 'daily', label: t.reminderSettings('digestDaily'), detail: t.reminderSettings('digestDailyDetail') },
  {
    value: 'weekly',
    label: t.reminderSettings('digestWeekly'),
    detail: t.reminderSettings('digestWeeklyDetail'),
  },
]

export function ReminderSettingsForm({ settings }: { settings: ReminderSettings }) {
  const form = useZodForm(SettingsInput, valuesOf(settings))
  const { control } = form
  const draft = useTabDraft(form, 'reminder-settings')
  const [isReplacing, setReplacing] = useState(false)
  const save = useApiMutation(reminderEndpoints.editSettings, {
    invalidates: [reminderEndpoints.settings, reminderEndpoints.dueToday],
    failureTitle: t.reminderSettings('saveFailed'),
  })
  return (
    <Form
      form={form}
      className="grid gap-5"
      onSubmit={async ({ webhookUrl, ...rest }) => {
        // An unchanged address requires no step-up, and may be older than its rules.
        const body = webhookUrl === settings.webhookUrl ? rest : { ...rest, webhookUrl }
        await saveForm(form, async () => valuesOf(await save.mutateAsync({ body })), draft)
        setReplacing(false)
      }}
    >
      <DiscardDraft draft={draft} onDiscard={() => setReplacing(false)} />
      <Card title={t.reminderSettings('byItself')} description={t.reminderSettings('byItselfExplained')}>
        <div className="grid gap-5">
          <TextField
            control={control}
            name="leadDays"
            label={t.reminderSettings('leadDays')}
            hint={t.reminderSettings('leadDaysHint')}
            maxLength={60}
          />
          <RadioField
            control={control}
            name="dealerDigest"
            label={t.reminderSettings('digest')}
            hint={t.reminderSettings('digestHint')}
            options={digestOptions()}
          />
        </div>
      </Card>
      <Card title={t.reminderSettings('gateway')} description={t.reminderSettings('gatewayExplained')}>
        <div className="grid gap-5">
          <TextField
            control={control}
            name="webhookUrl"
            type="url"
            label={t.reminderSettings('webhookUrl')}
            hint={t.reminderSettings('webhookUrlHint')}
            autoComplete="off"
          />
          <SecretField
            form={form}
            hasSecret={settings.hasWebhookSecret}
            isReplacing={isReplacing}
            onReplacingChange={setReplacing}
            isRestored={draft.restored}
          />
          <div>
            <CheckboxField control={control} name="dealerMessages" label={t.reminderSettings('dealerMessages')} />
            <p className="mt-1 text-muted text-sm">{t.reminderSettings('dealerMessagesExplained')}</p>
          </div>
        </div>
      </Card>
      <SaveButton control={control} />
    </Form>
  )
}

interface SecretFieldProps {
  form: UseFormReturn<SettingsInput, unknown, SettingsOutput>
  /** True if a secret is stored. */
  hasSecret: boolean
  isReplacing: boolean
  onReplacingChange: (isReplacing: boolean) => void
  /** True if the form began with values that were typed earlier. */
  isRestored: boolean
}

/** The secret of the gateway: a stored one is kept, replaced by a text, or removed by null. */
function SecretField({ form, hasSecret, isReplacing, onReplacingChange, isRestored }: SecretFieldProps) {
  const typed = form.watch('webhookSecret')
  const keep = () => {
    preventFocusLoss()
    form.setValue('webhookSecret', '', { shouldValidate: form.formState.isSubmitted })
    onReplacingChange(false)
  }
  if (hasSecret && typed === null) {
    return (
      <SecretLine title={t.reminderSettings('secretRemoved')} detail={t.reminderSettings('secretRemovedExplained')}>
        <Button ref={isRestored ? undefined : focusOnMount} onClick={keep}>
          {t.reminderSettings('keepSecret')}
        </Button>
      </SecretLine>
    )
  }
  if (hasSecret && !isReplacing && !typed) {
    return (
      <SecretLine title={t.reminderSettings('secretSet')} detail={t.reminderSettings('secretSetExplained')}>
        <Button onClick={() => onReplacingChange(true)}>{t.reminderSettings('replaceSecret')}</Button>
        <Button onClick={() => form.setValue('webhookSecret', null)}>{t.reminderSettings('removeSecret')}</Button>
      </SecretLine>
    )
  }
  return (
    <div className="grid gap-2">
      <TextField
        control={form.control}
        name="webhookSecret"
        type="password"
        label={hasSecret ? t.reminderSettings('newSecret') : t.reminderSettings('secret')}
        hint={t.reminderSettings('secretHint')}
        maxLength={MAX_WEBHOOK_SECRET}
        autoComplete="new-password"
        autoFocus={isReplacing}
      />
      {hasSecret && (
        <div>
          <Button size="sm" onClick={keep}>
            {t.reminderSettings('keepSecret')}
          </Button>
        </div>
      )}
    </div>
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
