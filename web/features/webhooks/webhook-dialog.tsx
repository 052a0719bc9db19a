import { z } from 'zod'
import { t } from '#contract/texts.ts'
import { NewWebhook, type Webhook, type WebhookWithSecret } from '#contract/webhooks/webhook.ts'
import { EVERY_EVENT, type WebhookEventType } from '#contract/webhooks/webhook-event-types.ts'
import { webhookEndpoints } from '#web/endpoints.generated.ts'
import { CheckboxField } from '#web/forms/choice-field.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useFieldBinding, useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Choices } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/input.tsx'

const WebhookForm = NewWebhook.extend({ isActive: z.boolean() })

const valuesOf = (webhook?: Webhook): z.input<typeof WebhookForm> => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  events: webhook?.events ?? [EVERY_EVENT],
  isActive: webhook?.isActive ?? true,
})

interface EventGroup {
  title: string
  types: readonly WebhookEventType[]
}

export const eventGroups = (): readonly EventGroup[] => [
  {
    title: t.webhooks('groupCases'),
    types: [
      ...(['case.created', 'case.updated', 'case.verified', 'case.assigned', 'case.unassigned', 'case.paid'] as const),
      ...(['case.rejected', 'case.reopened', 'case.stage_changed', 'paper.changed', 'comment.created'] as const),
    ],
  },
  {
    title: t.webhooks('groupMoney'),
    types: ['payment.waiting', 'payment.verified', 'payment.rejected', 'bill.raised', 'bill.paid'],
  },
  { title: t.webhooks('groupDealers'), types: ['client.signed_up', 'client.verified', 'request.created'] },
  { title: t.webhooks('groupReminders'), types: ['reminder.due'] },
]

interface WebhookDialogProps {
  /** The webhook that is changed; a new one without it. */
  webhook?: Webhook
  onClose: () => void
  onCreated?: (webhook: WebhookWithSecret) => void
}

export function WebhookDialog({ webhook, onClose, onCreated }: WebhookDialogProps) {
  const form = useZodForm(WebhookForm, valuesOf(webhook))
  const { control } = form
  const events = useFieldBinding({ control, name: 'events' })
  const invalidates = [webhookEndpoints.all]
  const create = useKeyedMutation(webhookEndpoints.create, {
    invalidates,
    failureTitle: t.webhooks('addFailed'),
    ...(onCreated && { onSuccess: onCreated }),
  })
  const edit = useApiMutation(webhookEndpoints.edit, { invalidates, failureTitle: t.webhooks('saveFailed') })
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={webhook ? t.webhooks('edit') : t.webhooks('add')}
      submit={webhook ? t.general('save') : t.webhooks('add')}
      draft={webhook ? `webhook-${webhook.id}` : 'new-webhook'}
      form={form}
      onSubmit={({ isActive, ...body }) =>
        webhook
          ? edit.mutateAsync({ params: { id: webhook.id }, body: { ...body, isActive } })
          : create.mutateAsync({ body })
      }
    >
      <TextField
        control={control}
        name="url"
        type="url"
        label={t.webhooks('url')}
        hint={t.webhooks('urlHint')}
        placeholder={t.webhooks('urlExample')}
        autoComplete="off"
      />
      <TextField control={control} name="description" label={t.webhooks('descriptionLabel')} autoComplete="off" />
      <EventsField chosen={events.value as Events} onChange={events.change} error={events.error} />
      {webhook && <CheckboxField control={control} name="isActive" label={t.webhooks('isOn')} />}
    </FormDialog>
  )
}

type Events = Webhook['events']

interface EventsFieldProps {
  chosen: Events
  onChange: (chosen: Events) => void
  error: string | undefined
}

/** All events, or some of them by group. */
function EventsField({ chosen, onChange, error }: EventsFieldProps) {
  const isAll = chosen.includes(EVERY_EVENT)
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{t.webhooks('eventsLabel')}</legend>
      <Choices
        options={[{ value: EVERY_EVENT, label: t.webhooks('allEvents') }]}
        chosen={isAll ? [EVERY_EVENT] : []}
        onChange={onChange}
      />
      {!isAll && (
        <div className="mt-2 grid gap-x-6 gap-y-4 border-t pt-3 sm:grid-cols-2">
          {eventGroups().map(({ title, types }) => (
            <fieldset key={title}>
              <legend className="mb-1 text-muted text-sm">{title}</legend>
              <Choices
                options={types.map((type) => ({ value: type, label: t.webhooks.raw('events')[type] }))}
                chosen={chosen as WebhookEventType[]}
                onChange={onChange}
              />
            </fieldset>
          ))}
        </div>
      )}
      {error && <FieldError id="webhook-events-error">{error}</FieldError>}
      {(isAll || chosen.includes('reminder.due')) && (
        <p className="mt-1.5 text-faint text-sm">{t.webhooks('phoneIncluded')}</p>
      )}
    </fieldset>
  )
}
