import { type ReactNode, useState } from 'react'
import { MAX_SEARCH } from '#contract/limits.ts'
import type { Invited } from '#contract/mails/mail.ts'
import { t } from '#contract/texts.ts'
import { mailEndpoints, stepUpEndpoints } from '#web/endpoints.generated.ts'
import { LocalLinksNotice } from '#web/features/office/office-notices.tsx'
import { call } from '#web/lib/api.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { SecretDialog } from '#web/ui/dialog.tsx'
import { FieldLabel, Input } from '#web/ui/input.tsx'
import { WhatsAppLink } from '#web/ui/values.tsx'

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
 * Shows the link that was just mailed, if no mail server is set: call `offer` after the invitation and render
 * `dialog` in the page.
 */
export function useOneTimeLink(): { offer: (invited: Invited) => Promise<void>; dialog: ReactNode } {
  const [openLink, setOpenLink] = useState<OneTimeLink | null>(null)
  // No toast: the invitation has succeeded, and the list of mails still offers the link.
  const reveal = useApiMutation(mailEndpoints.link, { success: null, onFailure: () => undefined })
  const offer = async ({ email: recipient, phoneNo }: Invited) => {
    try {
      const mail = await findMail(recipient)
      // Nobody has asked to see it: the list of mails asks for the step-up.
      if (!mail || (await call(stepUpEndpoints.status, {})).isNeeded) return
      setOpenLink({ recipient, phoneNo, link: (await reveal.mutateAsync({ params: { id: mail.id } })).link })
    } catch {
      // The list of mails still offers the link.
    }
  }
  return { offer, dialog: openLink && <LinkDialog oneTimeLink={openLink} onClose={() => setOpenLink(null)} /> }
}

export interface OneTimeLink {
  recipient: string
  /** The mobile number of the recipient, where it is known. */
  phoneNo?: string | undefined
  link: string
}

interface LinkDialogProps {
  oneTimeLink: OneTimeLink
  onClose: () => void
}

/** Shows a one-time link to copy or to send by WhatsApp, while no mail server is set. */
export const LinkDialog = ({ oneTimeLink: { recipient, phoneNo, link }, onClose }: LinkDialogProps) => (
  <SecretDialog
    secret={link}
    isOnce={false}
    action={<WhatsAppLink message={t.mail('linkMessage', { link })} phoneNo={phoneNo} />}
    texts={{
      title: t.mail('linkTitle'),
      description: t.mail('linkDescription'),
      label: t.mail('linkLabel'),
      copy: t.mail('copyLink'),
      copied: t.mail('copied'),
      refused: t.mail('copyFailed'),
      close: t.general('close'),
    }}
    onClose={onClose}
  >
    <div className="mb-4 empty:hidden">
      <LocalLinksNotice />
    </div>
    <FieldLabel htmlFor="link-recipient">{t.mail('recipient')}</FieldLabel>
    <Input id="link-recipient" readOnly value={recipient} className="mb-4" />
  </SecretDialog>
)
