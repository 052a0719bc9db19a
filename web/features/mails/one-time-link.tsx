import { type ReactNode, useState } from 'react'
import { mailEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { LinkDialog, type OneTimeLink } from './link-dialog.tsx'

/** The longest text that the server searches a list for. */
const MOST_SOUGHT = 100

/** The newest mail to someone that holds a one-time link; undefined where links go out by mail, or none is there. */
async function findMail(recipient: string) {
  const search = recipient.slice(0, MOST_SOUGHT)
  const mails = apiQuery(mailEndpoints.all, { query: { search, page: '0', pageSize: '20' } })
  const { data } = await queryClient.fetchQuery({ ...mails, staleTime: 0 })
  return data.find((mail) => mail.hasLink && mail.recipient === recipient)
}

/**
 * Shows the link that has just been mailed to someone, where no mail server is set to carry it:
 * `void offer(email)` after the invitation, and `dialog` on the page.
 */
export function useOneTimeLink(): { offer: (recipient: string) => Promise<void>; dialog: ReactNode } {
  const [shown, setShown] = useState<OneTimeLink | null>(null)
  // Without a toast: the invitation has succeeded, and the link can still be had from the list of mails.
  const reveal = useApiMutation(mailEndpoints.link, { success: null, onFailure: () => undefined })
  const offer = async (recipient: string) => {
    try {
      const mail = await findMail(recipient)
      if (mail) setShown({ recipient, link: (await reveal.mutateAsync({ params: { id: mail.id } })).link })
    } catch {
      // See above.
    }
  }
  return { offer, dialog: shown && <LinkDialog oneTimeLink={shown} onOpenChange={() => setShown(null)} /> }
}
