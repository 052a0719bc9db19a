import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Language } from '#contract/languages/language.ts'
import type { Context } from '../context/context.ts'
import { withLanguage } from '../context/language.ts'
import type { Tx } from '../db/connect.ts'
import type { Deliveries } from '../db/schema.generated.ts'
import { encryptParameters } from './encrypted-parameters.ts'

export interface NewDelivery {
  channel: Deliveries['channel']
  template: string
  /** True to be sent before all others. */
  isUrgent?: boolean
  recipient: string
  /** The subject in plain text, for the superadmin's list; that of the mail. Asked in the language of its reader. */
  subject: string | (() => string)
  /** The parameters of the template, as JSON. Also computed in the language of the reader. */
  parameters: string | (() => string)
  /** Of two deliveries with one key only the first is created; for example a subject, a kind and a day. */
  dedupeKey?: string
  /** The webhook that gets it, the event, and the subject whose events are sent in their order. */
  event?: { webhookId: string; eventId: string; subjectId: string }
  entryId: string | null
}

/** Inserts deliveries into the outbox, in the transaction of their cause. */
export async function queueDeliveries(
  tx: Tx,
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return
  const languages = await languagesOfReaders(tx, deliveries)
  await tx
    .insertInto('deliveries')
    .values(
      deliveries.map(({ isUrgent = false, dedupeKey, event, entryId, subject, parameters, ...rest }) => {
        const id = newId()
        const language = languages.get(rest.recipient) ?? 'en'
        const read = (text: string | (() => string)) => (typeof text === 'string' ? text : withLanguage(language, text))
        return {
          id,
          ...rest,
          language,
          subject: read(subject),
          is_urgent: isUrgent,
          ...encryptParameters(keys, id, read(parameters)),
          due_at: now.toISOString(),
          created_at: now.toISOString(),
          dedupe_key: dedupeKey ?? null,
          entry_id: entryId,
          webhook_id: event?.webhookId ?? null,
          event_id: event?.eventId ?? null,
          subject_id: event?.subjectId ?? null,
          seq: event ? sql<number>`nextval('event_delivery_seq')` : null,
        }
      }),
    )
    .onConflict((on) => on.column('dedupe_key').doNothing())
    .execute()
}

/** Returns the languages of those readers of mails who have an account, by their address. */
async function languagesOfReaders(tx: Tx, deliveries: readonly NewDelivery[]): Promise<Map<string, Language>> {
  const addresses = deliveries.filter(({ channel }) => channel === 'mail').map(({ recipient }) => recipient)
  if (addresses.length === 0) return new Map()
  const readers = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('email', '=', sql<string>`any(${addresses}::text[])`)
    .execute()
  return new Map(readers.map(({ email, language }) => [email, language as Language]))
}
