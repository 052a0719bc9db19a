import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import { postWebhook, WebhookError, webhookFailure } from '../adapters/webhooks.ts'
import type { ReminderSettings } from '../db/schema.generated.ts'
import { decryptParameters } from '../deliveries/encrypted-parameters.ts'
import { isPhoneTime, MESSAGE_TEMPLATE, REMINDER_TEMPLATE } from '../deliveries/gateway-rule.ts'
import { standardHeaders } from '../deliveries/webhook-secrets.ts'
import type { Keys } from '../security/keys.ts'
import { type DeliveryChannel, MAIL_BACK_OFF } from './channel.ts'

/** The place to which the secret of the gateway is bound. */
export const GATEWAY_SECRET = 'reminder_settings'

/** Returns the secret of stored settings, or null without one. */
export const openGatewaySecret = (
  keys: Keys,
  stored: Pick<Selectable<ReminderSettings>, 'sealed' | 'key_id'>,
): string | null => (stored.sealed.length > 0 ? keys.decrypt('webhook', GATEWAY_SECRET, stored) : null)

/**
 * Sends deliveries to the gateway of the office, its webhook of reminders: at least once, with the same
 * `X-Portal-Delivery` at a retry, to the address that is set when it is sent. It carries the headers of Standard
 * Webhooks as well (section 11), signed with the bytes of its secret.
 */
export const gatewayChannel: DeliveryChannel = {
  name: 'webhook',
  // A message that failed in the evening, or waited for a portal that was off, must ring no phone at night.
  templates: (now) => (isPhoneTime(now) ? [REMINDER_TEMPLATE, MESSAGE_TEMPLATE] : [REMINDER_TEMPLATE]),
  backOff: MAIL_BACK_OFF,
  queues: async () => [{ name: 'webhook', atOnce: 8 }],
  async send({ database, keys, config, clock }, delivery) {
    const settings = await database.db.selectFrom('reminder_settings').selectAll().executeTakeFirst()
    if (!settings?.webhook_url) throw new WebhookError('no address')
    const body = decryptParameters(keys, delivery)
    const secret = openGatewaySecret(keys, settings)
    const signature = secret === null ? null : createHmac('sha256', secret).update(body).digest('hex')
    await postWebhook({
      url: settings.webhook_url,
      body,
      headers: {
        'X-Portal-Delivery': delivery.id,
        ...(signature !== null && { 'X-Portal-Signature': `sha256=${signature}` }),
        ...standardHeaders({ id: delivery.id, body, now: clock.now() }, secret === null ? [] : [Buffer.from(secret)]),
      },
      allowPrivate: config.WEBHOOK_ALLOW_PRIVATE === 'on',
    })
    return { sentTo: 'server' }
  },
  failureOf: (error) => ({ reason: webhookFailure(error) }),
}
