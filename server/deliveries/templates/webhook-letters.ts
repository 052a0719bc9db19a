import { messages } from '#contract/messages.ts'
import type { WebhookFailed } from '../../events.ts'
import { letterTemplate } from './letter.ts'

/** Informs a superadmin that a webhook does not take events any more, or wants none. */
export const webhookFailed = letterTemplate<{ name: string } & WebhookFailed['facts']>({
  name: 'webhook-failed',
  subject: () => messages.letters.webhookFailedSubject,
  paragraphs: ({ url, isGone }) => [
    isGone ? messages.letters.webhookGone(url) : messages.letters.webhookGivenUp(url),
    messages.letters.webhookFailedAdvice,
  ],
  action: (_parameters, { publicUrl }) => ({
    label: messages.letters.seeIntegrations,
    href: `${publicUrl}/superadmin/integrations`,
  }),
})
