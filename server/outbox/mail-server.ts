import { sql } from 'kysely'
import { MAILS_WAIT_FOR_SERVER } from '#contract/account/warning-codes.ts'

import type { Deps } from '../context/deps.ts'

/** The setting that says that processes of this office send by a mail server; its time is when one was last there. */
export const MAIL_SERVER = 'mail-server'
/** In seconds: how often a process with a mail server says so, and when none has for long enough to be gone. */
const SAID_EVERY = 60
const GONE_AFTER = 300

/**
 * Returns whether this process may send mails. Where one process of a database has had a mail server, one without would
 * put the mails into a folder that nobody reads and call them sent: they wait, until `SMTP_URL=off` says that the office
 * has no mail server any more. The database of a data folder has one process only.
 */
export async function maySendMails({
  config,
  database: { db },
  warnings,
}: Pick<Deps, 'config' | 'database' | 'warnings'>): Promise<boolean> {
  if (!config.DATABASE_URL) return true
  const said = await db
    .selectFrom('settings')
    .select(sql<number>`extract(epoch from now() - updated_at)::int`.as('seconds'))
    .where('name', '=', MAIL_SERVER)
    .executeTakeFirst()
  if (config.SMTP_URL) {
    if (!said || said.seconds > SAID_EVERY)
      await db
        .insertInto('settings')
        .values({ name: MAIL_SERVER, value: 'on', updated_at: sql<string>`now()` })
        .onConflict((row) => row.column('name').doUpdateSet({ updated_at: sql`now()` }))
        .execute()
    return true
  }
  if (said && !(config.MAIL_SERVER_IS_GONE && said.seconds > GONE_AFTER)) {
    warnings.raise(MAILS_WAIT_FOR_SERVER, 'warnings.mailsWaitForServer')
    return false
  }
  if (said) await db.deleteFrom('settings').where('name', '=', MAIL_SERVER).execute()
  warnings.withdraw(MAILS_WAIT_FOR_SERVER)
  return true
}
