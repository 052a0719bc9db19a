/** The code of the warning that links in mails open on the machine of the portal only. */
export const LINKS_ARE_LOCAL = 'links-are-local'
/** The code of the warning that mails and webhooks are held back, as in a restored copy. */
export const OUTGOING_IS_PAUSED = 'outgoing-is-paused'
/** The code of the warning that the last good backup is older than twice its interval. */
export const BACKUP_IS_OLD = 'backup-is-old'
