import { createHmac, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { HOUR } from '#contract/durations.ts'
import { ROTATION_HOURS } from '#contract/webhooks/webhook-event-types.ts'
import type { Webhooks } from '../db/schema.generated.ts'
import type { Encrypted, Keys } from '../security/keys.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

type StoredSecrets = Pick<Selectable<Webhooks>, 'id' | 'key_id' | 'sealed' | 'former_until'>

/** Returns a new secret as Standard Webhooks writes it. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

export const encryptSecrets = (keys: Keys, webhookId: string, secrets: readonly string[]): Encrypted =>
  keys.encrypt('webhook', webhookId, secrets.join(' '))

/** Returns the secrets that sign at an instant: the present one first, and a former one for 24 hours. */
export function decryptSecrets(keys: Keys, stored: StoredSecrets, now: Date): string[] {
  const { id, former_until } = stored
  const secrets = keys.decrypt('webhook', id, stored).split(' ')
  return former_until !== null && Date.parse(former_until) > now.getTime() ? secrets : secrets.slice(0, 1)
}

/** Returns until when the former secret signs as well, after a rotation at `now`. */
export const formerSecretUntil = (now: Date): string => new Date(now.getTime() + ROTATION_HOURS * HOUR).toISOString()

/** Returns the bytes of a secret with which it signs. */
export const secretBytes = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64')

/** Returns the headers of Standard Webhooks; signed with each of the secrets, without a signature where there is none. */
export function standardHeaders(
  { id, body, now }: { id: string; body: string; now: Date },
  secrets: readonly Buffer[],
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  }
}
