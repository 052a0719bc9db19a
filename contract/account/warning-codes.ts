/** The code of the warning that links in mails open on the machine of the portal only. */
export const LINKS_ARE_LOCAL = 'links-are-local'
/** The code of the warning that mails and webhooks are held back, as in a restored copy. */
export const OUTGOING_IS_PAUSED = 'outgoing-is-paused'
