import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { MailSettings, mailSettingsEndpoints } from '#contract/mails/mail-settings.ts'
import { addressIn } from '../../adapters/mail.ts'
import { readSmtpUrl } from '../../adapters/smtp-address.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { inTransaction } from '../../db/transaction.ts'
import { changesBetween, recordSetting } from '../../history/history.ts'
import { badRequest } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { MAIL_SERVER } from '../../outbox/mail-server.ts'
import {
  findMailSettings,
  PLACE,
  passwordOf,
  type StoredMailSettings,
  takeMailSettings,
} from '../../outbox/mail-settings.ts'
import type { Config } from '../../start/config.ts'

type Calls = typeof mailSettingsEndpoints

const nothingSet = { public_url: '', host: '', port: 587, is_tls: false, user_name: '', sender: '' }

export const getMailSettings = async ({ config, database }: Deps): Promise<EndpointData<Calls['settings']>> =>
  present(config, await findMailSettings(database.db))

function present(config: Config, stored: StoredMailSettings | undefined): MailSettings {
  const { public_url, host, port, is_tls, user_name, sender } = stored ?? nothingSet
  const { FROM_ENVIRONMENT: by, PUBLIC_URL, SMTP_URL, MAIL_FROM } = config
  return {
    publicUrl: public_url,
    host,
    port,
    line: is_tls ? 'tls' : 'starttls',
    user: user_name,
    hasPassword: stored !== undefined && stored.sealed.length > 0,
    sender,
    fixed: { publicUrl: by.PUBLIC_URL, server: by.SMTP_URL, sender: by.MAIL_FROM },
    inForce: {
      publicUrl: PUBLIC_URL,
      host: (SMTP_URL && readSmtpUrl(SMTP_URL)?.host) || null,
      sender: addressIn(MAIL_FROM),
    },
  }
}

/**
 * Changes the address of the portal and its mail server; both are in force at once. 400 for a password that would go to
 * another server or user than it was entered for, and for a user without one. A setting of the environment stays in force.
 */
export async function editMailSettings(
  deps: Deps,
  request: RequestContext<Calls['editSettings']>,
): Promise<MailSettings> {
  await inTransaction(deps.database.db, (tx) => writeSettings(tx, request, request.input))
  await takeMailSettings(deps)
  return getMailSettings(deps)
}

/** As browsers write it. 400 for what only looks like an address. */
function originOf(publicUrl: string): string {
  if (publicUrl === '') return ''
  if (!URL.canParse(publicUrl)) throw badRequest({ publicUrl: 'mail.badAddress' })
  return new URL(publicUrl).origin
}

async function writeSettings(tx: Tx, ctx: Context, input: Input<Calls['editSettings']>): Promise<void> {
  await waitForLock(tx, 'settings')
  const stored = await findMailSettings(tx)
  const before = stored ?? nothingSet
  const after = {
    public_url: input.publicUrl === undefined ? before.public_url : originOf(input.publicUrl),
    host: input.host ?? before.host,
    port: input.port ?? before.port,
    is_tls: input.line === undefined ? before.is_tls : input.line === 'tls',
    user_name: input.user ?? before.user_name,
    sender: input.sender ?? before.sender,
  }
  const known = stored ? passwordOf(ctx.keys, stored) : ''
  const password = after.user_name === '' ? '' : input.password || known
  if (after.user_name !== '' && after.host === '') throw badRequest({ host: 'mail.hostMissing' })
  if (after.user_name !== '' && password === '') throw badRequest({ password: 'mail.passwordMissing' })
  const isOfOther = after.host !== before.host || after.port !== before.port || after.user_name !== before.user_name
  if (password !== '' && !input.password && isOfOther) throw badRequest({ password: 'mail.passwordOfOther' })
  const encrypted = password
    ? ctx.keys.encrypt('mail', PLACE, password)
    : { key_id: ctx.keys.current, sealed: Buffer.alloc(0) }
  const row = { ...after, ...encrypted, updated_at: ctx.now.toISOString() }
  await tx
    .insertInto('mail_settings')
    .values(row)
    .onConflict((on) => on.column('only_row').doUpdateSet(row))
    .execute()
  // Without a mail server mails become files again, and do not wait for one.
  if (after.host === '') await tx.deleteFrom('settings').where('name', '=', MAIL_SERVER).execute()
  await recordSetting(tx, ctx, 'mail', {
    ...changesBetween(recorded(before), recorded(after)),
    ...(password !== known && { mailServerPassword: { from: known !== '', to: password !== '' } }),
  })
}

const recorded = ({ public_url, host, port, is_tls, user_name, sender }: typeof nothingSet) => ({
  webAddress: public_url,
  mailServer: host,
  mailServerPort: port,
  mailServerTls: is_tls,
  mailServerUser: user_name,
  mailSender: sender,
})
