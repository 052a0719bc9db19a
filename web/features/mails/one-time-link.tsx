import { type ReactNode, useState } from 'react'
import { mailEndpoints } from '#contract/mails/mail-endpoints.ts'
import { call } from '#web/lib/api.ts'
import { type HandedLink, LinkDialog } from './link-dialog.tsx'

/** What the server searches a list for is no longer than this. */
const MOST_SOUGHT = 100

/** The one-time link in the mail to someone; null where links go out by mail, or none is there. */
async function findLink(recipient: string): Promise<string | null> {
  try {
    const search = recipient.slice(0, MOST_SOUGHT)
    const mails = await call(mailEndpoints.all, { query: { search, page: '0', pageSize: '20' } })
    const newest = mails.find((mail) => mail.hasLink && mail.recipient === recipient)
    if (!newest) return null
    return (await call(mailEndpoints.link, { params: { id: newest.id } })).link
  } catch {
    // What it was for has succeeded; the link can still be had from the list of mails.
    return null
  }
}

/**
 * Shows the link that has just been mailed to someone, where no mail server is set to carry it:
 * `void offer(email)` after the invitation, and `dialog` on the page.
 */
export function useOneTimeLink(): { offer: (recipient: string) => Promise<void>; dialog: ReactNode } {
  const [handed, setHanded] = useState<HandedLink | null>(null)
  const offer = async (recipient: string) => {
    const link = await findLink(recipient)
    if (link) setHanded({ recipient, link })
  }
  return { offer, dialog: handed && <LinkDialog handed={handed} onOpenChange={() => setHanded(null)} /> }
}
