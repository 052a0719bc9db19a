import { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { NewWebhook, type Webhook } from '#contract/webhooks/webhook.ts'
import { EVERY_EVENT, type WebhookEventType } from '#contract/webhooks/webhook-event-types.ts'

export const WebhookForm = NewWebhook.extend({ isActive: z.boolean() })

export const valuesOf = (webhook?: Webhook): z.input<typeof WebhookForm> => ({
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
    title: messages.webhooks.groupCases,
    types: [
      ...(['case.created', 'case.updated', 'case.verified', 'case.assigned', 'case.unassigned', 'case.paid'] as const),
      ...(['case.rejected', 'case.reopened', 'case.stage_changed', 'paper.changed', 'comment.created'] as const),
    ],
  },
  {
    title: messages.webhooks.groupMoney,
    types: ['payment.waiting', 'payment.verified', 'payment.rejected', 'bill.raised', 'bill.paid'],
  },
  { title: messages.webhooks.groupDealers, types: ['client.signed_up', 'client.verified', 'request.created'] },
  { title: messages.webhooks.groupReminders, types: ['reminder.due'] },
]
