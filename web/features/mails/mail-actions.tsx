import { Link2, RotateCw } from 'lucide-react'
import type { OutboxMail } from '#contract/mails/mail.ts'
import { messages } from '#contract/messages.ts'
import { mailEndpoints } from '#web/endpoints.generated.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import type { OneTimeLink } from './link-dialog.tsx'

/** The actions on a mail: send it again, or show its link. */
export function MailActions({ mail, onLink }: { mail: OutboxMail; onLink: (shown: OneTimeLink) => void }) {
  const params = { id: mail.id }
  const resend = useApiMutation(mailEndpoints.resend, {
    invalidates: [mailEndpoints.all],
    failureTitle: messages.mail.resendFailed,
  })
  const reveal = useApiMutation(mailEndpoints.link, {
    success: null,
    failureTitle: messages.mail.linkFailed,
    onSuccess: ({ link }) => onLink({ recipient: mail.recipient, link }),
  })
  return (
    <>
      {mail.hasLink && (
        <Button
          size="sm"
          variant="ghost"
          pending={reveal.isPending}
          aria-label={messages.mail.copyLinkFor(mail.recipient)}
          onClick={() => reveal.mutate({ params })}
        >
          {!reveal.isPending && <Link2 aria-hidden="true" />}
          {messages.mail.copyLink}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        pending={resend.isPending}
        aria-label={messages.mail.sendAgainTo(mail.recipient)}
        onClick={() => resend.mutate({ params })}
      >
        {!resend.isPending && <RotateCw aria-hidden="true" />}
        {messages.mail.sendAgain}
      </Button>
    </>
  )
}
