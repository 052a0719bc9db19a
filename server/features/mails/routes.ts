import { type Selectable, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import { mailEndpoints as calls, type MailTrial, type OutboxMail } from '#contract/mails/mail.ts'
import { mailSettingsEndpoints } from '#contract/mails/mail-settings.ts'
import { t } from '#contract/texts.ts'
import { describeFault, faultOf } from '../../adapters/mail-faults.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Deliveries } from '../../db/schema.generated.ts'
import { isCleared } from '../../deliveries/encrypted-parameters.ts'
import { passwordLink } from '../../deliveries/templates/account-letters.ts'
import { letterTemplate } from '../../deliveries/templates/letter.ts'
import { record } from '../../history/history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { readPage, whereContains } from '../../http/listing.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { readOfficeName, writeMail } from '../../outbox/mail-channel.ts'
import { hashToken } from '../../security/keys.ts'
import { editMailSettings, getMailSettings } from './mail-settings.ts'

/** What the list shows of a mail: recipient, subject, state by its label, last error; and the name of its template. */
const shownText = () => sql`concat_ws(E'\n', recipient, subject, template,
  case when sent_at is null then last_error end,
  case when state = 'dead' then ${t.mail('stateGivenUp')} when state = 'waiting' then ${t.mail('stateWaiting')}
    when sent_to = 'folder' then ${t.mail('stateInFolder')} else ${t.mail('stateSent')} end)`

/** Returns the mails of the outbox, newest first: waiting, sent and dead. */
async function listMails(db: Db, ctx: Context, input: Input<typeof calls.all>) {
  const mails = db
    .selectFrom('deliveries')
    .where('channel', '=', 'mail')
    .$call(whereContains(input.search, shownText()))
    .selectAll()
  const by = { createdAt: 'created_at', recipient: 'recipient', state: 'state' }
  const page = await readPage(mails, input, { by, first: '-created_at', ties: ['id'] })
  const withLink = await mailsWithLink(db, ctx, page.data)
  return page.map((row) => presentMail(row, withLink.has(row.id)))
}

const presentMail = (row: Selectable<Deliveries>, hasLink: boolean): OutboxMail => ({
  id: row.id,
  recipient: row.recipient,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  lastError: row.last_error,
  createdAt: row.created_at,
  sentAt: row.sent_at,
  sentTo: row.sent_to,
  hasLink,
})

/** Returns the one-time link of a mail and its token, or null. */
const linkIn = (ctx: Context, mail: Selectable<Deliveries>) =>
  isCleared(mail) || mail.template !== passwordLink.name
    ? []
    : (/\S+\/set-password#token=([\w-]{43})/.exec(writeMail(ctx, mail).text) ?? [])

/**
 * Returns the ids of the mails whose one-time link is valid and may be passed on. Few parameters are
 * decrypted: a user has one link at most.
 */
async function mailsWithLink(db: Db, ctx: Context, mails: Selectable<Deliveries>[]): Promise<Set<string>> {
  if (ctx.config.SMTP_URL || mails.length === 0) return new Set()
  const links = await db
    .selectFrom('one_time_links')
    .innerJoin('users', 'users.id', 'one_time_links.user_id')
    .select(['users.email', 'one_time_links.token_hash', 'one_time_links.created_at'])
    .where('ends_at', '>', ctx.now.toISOString())
    .where('users.email', 'in', [...new Set(mails.map(({ recipient }) => recipient))])
    .execute()
  const linkOf = new Map(links.map((link) => [link.email, link]))
  const holding = mails.filter((mail) => {
    const link = linkOf.get(mail.recipient)
    if (!link || mail.created_at < link.created_at) return false
    const [, token] = linkIn(ctx, mail)
    return token !== undefined && hashToken(token).equals(link.token_hash)
  })
  return new Set(holding.map(({ id }) => id))
}

/**
 * Makes a mail due at once: also a sent one, while its text is stored. 409 for a mail whose text was deleted, or whose
 * one-time link no longer works.
 */
async function resendMail(tx: Tx, ctx: Context, input: Input<typeof calls.resend>) {
  const { id } = input
  const mail = await tx
    .selectFrom('deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('channel', '=', 'mail')
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound())
  if (isCleared(mail)) throw conflict('mail.textDeleted')
  // It is about to be sent, or being sent: due again, another process would send it a second time.
  if (mail.state === 'waiting' && mail.last_error === null) return { id, state: mail.state }
  const [, token] = linkIn(ctx, mail)
  // A mail that never arrived is sent again unchanged; one that arrived would only repeat a link that no longer works.
  if (mail.state === 'sent' && token && !(await isAlive(tx, ctx, token))) throw conflict('mail.noLink')
  await tx
    .updateTable('deliveries')
    .set({
      state: 'waiting',
      attempts: 0,
      due_at: ctx.now.toISOString(),
      sent_at: null,
      sent_to: null,
      last_error: null,
    })
    .where('id', '=', id)
    .execute()
  await record(tx, ctx, { subject: 'mail', id, action: 'sent again' })
  return { id, state: 'waiting' as const }
}

/** Returns the one-time link of a mail, while no mail server is set and the link is valid; recorded in the history. */
async function revealMailLink(tx: Tx, ctx: Context, input: Input<typeof calls.link>) {
  if (ctx.config.SMTP_URL) throw conflict('mail.mailServerSet')
  const mail = await tx
    .selectFrom('deliveries')
    .selectAll()
    .where('id', '=', input.id)
    .where('channel', '=', 'mail')
    .executeTakeFirstOrThrow(() => notFound())
  const [link, token] = linkIn(ctx, mail)
  if (!link || !token || !(await isAlive(tx, ctx, token))) throw conflict('mail.noLink')
  await record(tx, ctx, { subject: 'mail', id: mail.id, action: 'link shown' })
  return { link }
}

async function isAlive(db: Db, { now }: Context, token: string): Promise<boolean> {
  const link = await db
    .selectFrom('one_time_links')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst()
  return link !== undefined
}

const testLetter = letterTemplate<{ name: string }>({
  name: 'test-mail',
  subject: () => t.mail('testTitle'),
  paragraphs: () => [t.mail('testText')],
})

/** The longest answer of a mail server that is shown. */
const MOST_SIGNS = 1000

/**
 * Sends a test mail to the caller, past the outbox: it goes out also while mails are held back, for nobody else gets it. The
 * answer of the mail server is for the caller's eyes; the log gets the setting at fault.
 */
async function tryOutMail({ database: { db }, mail, log }: Deps, { actor, config }: Context): Promise<MailTrial> {
  const caller = await db
    .selectFrom('users')
    .select(['email', 'first_name as name'])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const name = (await readOfficeName(db)) ?? t.general('productName')
  const body = testLetter.render(JSON.stringify({ name: caller.name }), { publicUrl: config.PUBLIC_URL, name })
  const subject = `${t.mail('testTitle')} – ${name}`
  try {
    const answer = await mail.tryOut({ id: newId(), to: caller.email, subject, sender: name, ...body })
    return { sentTo: answer === null ? 'folder' : 'server', answer, fault: null }
  } catch (error) {
    const fault = describeFault(error)
    log.warn({ reason: fault }, 'a test mail failed')
    const { response, message } = error as Error & { response?: string }
    return {
      sentTo: null,
      answer: (response ?? message).slice(0, MOST_SIGNS),
      fault,
      reason: faultOf(error) ?? undefined,
    }
  }
}

export const mailRoutes: Route[] = [
  query(calls.all, listMails),
  command(calls.resend, resendMail),
  command(calls.link, revealMailLink),
  handler(calls.tryOut, tryOutMail),
  handler(mailSettingsEndpoints.settings, getMailSettings),
  handler(mailSettingsEndpoints.editSettings, editMailSettings),
]
