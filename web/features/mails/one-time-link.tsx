import { type ReactNode, useState } from 'react'
import { MAX_SEARCH } from '#contract/limits.ts'
import { mailEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { LinkDialog, type OneTimeLink } from './link-dialog.tsx'

/**
 * The recipient's newest mail with a one-time link; undefined if a mail server sends the links, or if there is none.
 */
async function findMail(recipient: string) {
  const search = recipient.slice(0, MAX_SEARCH)
  const mails = apiQuery(mailEndpoints.all, { query: { search, page: '0', pageSize: '20' } })
  const { data } = await queryClient.fetchQuery({ ...mails, staleTime: 0 })
  return data.find((mail) => mail.hasLink && mail.recipient === recipient)
}

/**
 * Shows the link that was just mailed, if no mail server is set: call `offer(email)` after the invitation and render
 * `dialog` in the page.
 */
export function useOneTimeLink(): { offer: (recipient: string) => Promise<void>; dialog: ReactNode } {
  const [openLink, setOpenLink] = useState<OneTimeLink | null>(null)
  // No toast: the invitation has succeeded, and the list of mails still offers the link.
  const reveal = useApiMutation(mailEndpoints.link, { success: null, onFailure: () => undefined })
  const offer = async (recipient: string) => {
    try {
      const mail = await findMail(recipient)
      if (mail) setOpenLink({ recipient, link: (await reveal.mutateAsync({ params: { id: mail.id } })).link })
    } catch {
      // The list of mails still offers the link.
    }
  }
  return { offer, dialog: openLink && <LinkDialog oneTimeLink={openLink} onOpenChange={() => setOpenLink(null)} /> }
}
