/** The code of the warning that links in mails open on the machine of the portal only. */
export const LINKS_ARE_LOCAL = 'links-are-local'
