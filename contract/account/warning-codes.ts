/** The code of the warning that links in mails open on the machine of the portal only. */
export const LINKS_ARE_LOCAL = 'links-are-local'
/** The code of the warning that mails and webhooks are held back, as in a restored copy. */
export const OUTGOING_IS_PAUSED = 'outgoing-is-paused'
/** The code of the warning that the last good backup is older than twice its interval. */
export const BACKUP_IS_OLD = 'backup-is-old'
/** The code of the warning that mails wait for another process, which has a mail server. */
export const MAILS_WAIT_FOR_SERVER = 'mails-wait-for-server'
/** The code of the warning that mails wait because others could read them on the way to the mail server. */
export const MAIL_SERVER_UNPROTECTED = 'mail-server-unprotected'
