import type { Selectable } from 'kysely'
import type { OutboxMail } from '#contract/account/account.ts'
import type { accountEndpoints } from '#contract/account/account-endpoints.ts'
import type { Listing } from '#contract/fields.ts'
import { messages } from '#contract/messages.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Mails } from '../../db/schema.generated.ts'
import { record } from '../../history.ts'
import type { Call } from '../../http/call.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { containing, listed, sliceOf, sortOf } from '../../http/listing.ts'
import { hashToken } from '../../keys.ts'
import { openMail } from '../../mail/outbox.ts'

const columns = { createdAt: 'created_at', recipient: 'recipient', state: 'state' } as const

/** The outbox, newest first: what waits, what was delivered, what was given up. */
export async function listMails(db: Db, listing: Listing) {
  const { limit, offset } = sliceOf(listing)
  const { column, direction } = sortOf(listing.sort, columns, { column: 'created_at', direction: 'desc' })
  const found = db
    .selectFrom('mails')
    .$if(Boolean(listing.search), (query) => query.where('recipient', 'ilike', containing(listing.search ?? '')))
  const rows = await found.selectAll().orderBy(column, direction).orderBy('id').limit(limit).offset(offset).execute()
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return listed(rows.map(presentMail), total, listing)
}

const presentMail = (row: Selectable<Mails>): OutboxMail => ({
  id: row.id,
  recipient: row.recipient,
  subject: row.subject,
  state: row.state as OutboxMail['state'],
  attempts: row.attempts,
  lastError: row.last_error,
  createdAt: row.created_at,
  sentAt: row.sent_at,
})

/** Puts a mail that waits or was given up to the front; one that was delivered is 409. */
export async function resendMail(tx: Tx, call: Call<typeof accountEndpoints.resendMail>) {
  const { id } = call.params
  const mail = await tx.selectFrom('mails').select('state').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!mail) throw notFound()
  if (mail.state === 'sent') throw conflict(messages.mail.alreadySent)
  await tx
    .updateTable('mails')
    .set({ state: 'waiting', attempts: 0, next_at: call.now.toISOString() })
    .where('id', '=', id)
    .execute()
  await record(tx, call, { subject: 'mail', id, action: 'sent again' })
  return { id, state: 'waiting' as const }
}

/** The one-time link of a mail, while no mail server is set and the link still works; recorded. */
export async function revealMailLink(tx: Tx, call: Call<typeof accountEndpoints.mailLink>) {
  const { deps, params, now } = call
  if (deps.config.SMTP_URL) throw conflict(messages.mail.mailServerSet)
  const mail = await tx.selectFrom('mails').selectAll().where('id', '=', params.id).executeTakeFirst()
  if (!mail) throw notFound()
  const [link, token] = /\S+\/set-password#token=([\w-]{43})/.exec(openMail(deps, mail).text) ?? []
  const alive =
    token &&
    (await tx
      .selectFrom('one_time_links')
      .select('user_id')
      .where('token_hash', '=', hashToken(token))
      .where('ends_at', '>', now.toISOString())
      .executeTakeFirst())
  if (!link || !alive) throw conflict(messages.mail.noLink)
  await record(tx, call, { subject: 'mail', id: mail.id, action: 'link shown' })
  return { link }
}
