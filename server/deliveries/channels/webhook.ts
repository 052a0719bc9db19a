import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import { postWebhook, WebhookError } from '../../adapters/webhooks.ts'
import type { ReminderSettings } from '../../db/schema.generated.ts'
import type { Keys } from '../../keys.ts'
import { openParameters } from '../sealed-parameters.ts'
import { REMINDER_TEMPLATE } from '../webhook-rule.ts'
import type { DeliveryChannel } from './channel.ts'

/** The place to which the secret of the webhook is bound. */
export const WEBHOOK_SECRET = 'reminder_settings'

/** Returns the secret of stored settings, or null without one. */
export const openWebhookSecret = (
  keys: Keys,
  { sealed, key_id: keyId }: Pick<Selectable<ReminderSettings>, 'sealed' | 'key_id'>,
): string | null => (sealed.length > 0 ? keys.open('webhook', WEBHOOK_SECRET, { keyId, bytes: sealed }) : null)

/**
 * Sends deliveries to the webhook of the office (contract-trade section 6): at least once, with the same
 * `X-Portal-Delivery` at a retry, to the address that is set when it is sent.
 */
export const webhookChannel: DeliveryChannel = {
  name: 'webhook',
  templates: [REMINDER_TEMPLATE],
  atOnce: 8,
  async send({ database, keys, config }, delivery) {
    const settings = await database.db.selectFrom('reminder_settings').selectAll().executeTakeFirst()
    if (!settings?.webhook_url) throw new WebhookError('no address')
    const body = openParameters(keys, delivery)
    const secret = openWebhookSecret(keys, settings)
    const signature = secret === null ? null : createHmac('sha256', secret).update(body).digest('hex')
    await postWebhook({
      url: settings.webhook_url,
      body,
      headers: {
        'X-Portal-Delivery': delivery.id,
        ...(signature !== null && { 'X-Portal-Signature': `sha256=${signature}` }),
      },
      allowPrivate: config.WEBHOOK_ALLOW_PRIVATE === 'on',
    })
    return 'server'
  },
  // Never the text of an error, which may repeat the address.
  reasonOf(error) {
    if (!(error instanceof Error)) return 'unknown'
    return (error as Error & { code?: string }).code ?? error.name
  },
}
