import type { Selectable } from 'kysely'
import { LINKS_ARE_LOCAL } from '#contract/account/warning-codes.ts'
import { textKey } from '#contract/texts.ts'
import type { Deps } from '../context/deps.ts'
import type { Db } from '../db/connect.ts'
import type { MailSettings } from '../db/schema.generated.ts'
import type { Keys } from '../security/keys.ts'
import { type Config, isLoopbackUrl, senderOf } from '../start/config.ts'

export type StoredMailSettings = Selectable<MailSettings>

/** The place to which the password of the mail server is bound. */
export const PLACE = 'mail_settings'

export const findMailSettings = (db: Db): Promise<StoredMailSettings | undefined> =>
  db.selectFrom('mail_settings').selectAll().executeTakeFirst()

/**
 * Puts the stored address and mail server into force in this process, each below what its environment says. Called at the
 * start, before mails are sent, and after a change: other processes follow with their next look at the outbox.
 */
export async function takeMailSettings(deps: Pick<Deps, 'config' | 'database' | 'keys' | 'warnings'>): Promise<void> {
  const { config, database, keys } = deps
  const { PUBLIC_URL: before } = config
  const stored = await findMailSettings(database.db)
  Object.assign(config, settingsInForce(config, keys, stored))
  if (config.PUBLIC_URL !== before) warnOfLocalLinks(deps)
}

/** Warns while links open on the machine of the portal only. */
export function warnOfLocalLinks({ config: { PUBLIC_URL }, warnings }: Pick<Deps, 'config' | 'warnings'>): void {
  if (isLoopbackUrl(PUBLIC_URL))
    warnings.raise(LINKS_ARE_LOCAL, textKey('warnings.localLinks', { address: PUBLIC_URL }))
  else warnings.withdraw(LINKS_ARE_LOCAL)
}

/** What the environment leaves open, by what is stored. */
function settingsInForce(config: Config, keys: Keys, stored: StoredMailSettings | undefined): Partial<Config> {
  const { FROM_ENVIRONMENT: by, LOCAL_URL } = config
  const PUBLIC_URL = by.PUBLIC_URL ? config.PUBLIC_URL : stored?.public_url || LOCAL_URL
  const sender = stored?.sender || `no-reply@${new URL(PUBLIC_URL).hostname}`
  return {
    PUBLIC_URL,
    ...(!by.SMTP_URL && { SMTP_URL: stored?.host ? smtpUrlOf(keys, stored) : undefined }),
    ...(!by.MAIL_FROM && { MAIL_FROM: senderOf(sender) }),
  }
}

/** The address of a mail server as `SMTP_URL` writes it. */
function smtpUrlOf(keys: Keys, stored: StoredMailSettings): string {
  const { host, port, is_tls, user_name } = stored
  const password = passwordOf(keys, stored)
  const user = user_name && `${encodeURIComponent(user_name)}:${encodeURIComponent(password)}@`
  return `${is_tls ? 'smtps' : 'smtp'}://${user}${host}:${port}`
}

export const passwordOf = (keys: Keys, stored: StoredMailSettings): string =>
  stored.sealed.length === 0 ? '' : keys.decrypt('mail', PLACE, stored)
