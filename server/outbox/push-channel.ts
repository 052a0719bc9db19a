import { DAY, MINUTE, SECOND } from '#contract/durations.ts'
import type { Language } from '#contract/languages/language.ts'
import { t } from '#contract/texts.ts'
import { addressIn } from '../adapters/mail.ts'
import { isPushAddress, pushAddresses } from '../adapters/push-address.ts'
import { postWebhook, WebhookError, webhookFailure } from '../adapters/webhooks.ts'
import { withLanguage } from '../context/language.ts'
import { PUSH_TEMPLATE } from '../deliveries/queue-push.ts'
import { isAdmitted } from '../http/session.ts'
import type { Config } from '../start/config.ts'
import type { DeliveryChannel } from './channel.ts'

/** In ms: a later push would report what the user has seen long since. */
const BACK_OFF = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE]
/** Seconds for which a push service keeps a message for a device that is off. */
const TTL = DAY / SECOND
/** How a push service says that the device is gone, or that it belongs to another key of the office (403). */
const DEAD = new Set([403, 404, 410])
/** The code of an address that is of no push service. */
const NO_SERVICE = 'ENOPUSHSERVICE'

/** Imported with the first message, to keep it out of the start. */
const loadPush = async () => (await import('web-push')).default

/** The contact for a push service in case of trouble (RFC 8292): an https or mail address. */
const contactOf = ({ PUBLIC_URL, MAIL_FROM }: Config): string =>
  PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:${addressIn(MAIL_FROM)}`

/**
 * Tells devices by web push that there is news, how much of it and nothing else. A device that is
 * gone is forgotten.
 */
export const pushChannel: DeliveryChannel = {
  name: 'push',
  templates: () => [PUSH_TEMPLATE],
  backOff: BACK_OFF,
  queues: async () => [{ name: 'push', atOnce: 4 }],
  async send({ database: { db }, keys, config }, { recipient }) {
    const device = await db
      .selectFrom('push_subscriptions')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['endpoint', 'p256dh', 'auth', 'language'])
      .select(({ selectFrom }) =>
        selectFrom('notifications')
          .whereRef('notifications.user_id', '=', 'users.id')
          .where('in_app', '=', true)
          .where('read_at', 'is', null)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('unread'),
      )
      .where('push_subscriptions.id', '=', recipient)
      .where(isAdmitted())
      .executeTakeFirst()
    if (!device) throw new WebhookError('gone', 410)
    const { endpoint, p256dh, auth, language } = device
    // It was kept before PUSH_HOSTS changed.
    if (!isPushAddress(endpoint, config.PUSH_HOSTS)) throw new WebhookError(NO_SERVICE)
    const text = withLanguage(language as Language, () => ({
      title: t.notifications('pushTitle'),
      text: t.notifications('pushText', { count: Number(device.unread) }),
    }))
    const { headers, body } = (await loadPush()).generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(text),
      // A newer message replaces one that waits for a device that is off.
      { vapidDetails: { subject: contactOf(config), ...keys.vapid() }, TTL, topic: 'news' },
    )
    const responseStatus = await postWebhook({
      url: endpoint,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
      body: body ?? '',
      ...pushAddresses,
    })
    return { sentTo: 'server', responseStatus }
  },
  failureOf(error) {
    const responseStatus = error instanceof WebhookError ? error.status : undefined
    const reason = webhookFailure(error)
    return { reason, responseStatus, isFinal: reason === NO_SERVICE || DEAD.has(responseStatus ?? 0) }
  },
  async noteOutcome(tx, _ctx, { recipient }, { response_status: status }) {
    if (status !== null && DEAD.has(status))
      await tx.deleteFrom('push_subscriptions').where('id', '=', recipient).execute()
  },
}
