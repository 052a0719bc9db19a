import { useMutation } from '@tanstack/react-query'
import { Link2, RotateCw } from 'lucide-react'
import type { OutboxMail } from '#contract/mails/mail.ts'
import { mailEndpoints } from '#contract/mails/mail-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { call } from '#web/lib/api.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { invalidate } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import type { HandedLink } from './link-dialog.tsx'

/** What can be done with a mail: try it again, or have the link in it. */
export function MailActions({ mail, onLink }: { mail: OutboxMail; onLink: (handed: HandedLink) => void }) {
  const params = { id: mail.id }
  const resend = useMutation({
    mutationFn: () => call(mailEndpoints.resend, { params }),
    onSuccess: () => toast({ kind: 'success', title: messages.mail.resent }),
    onError: (cause) => toastFailure(messages.mail.resendFailed, cause),
    onSettled: () => invalidate(mailEndpoints.all),
  })
  const reveal = useMutation({
    mutationFn: () => call(mailEndpoints.link, { params }),
    onSuccess: ({ link }) => onLink({ recipient: mail.recipient, link }),
    onError: (cause) => toastFailure(messages.mail.linkFailed, cause),
  })
  return (
    <>
      {mail.hasLink && (
        <Button
          size="sm"
          look="ghost"
          pending={reveal.isPending}
          aria-label={`Copy link for ${mail.recipient}`}
          onClick={() => reveal.mutate()}
        >
          {!reveal.isPending && <Link2 aria-hidden="true" />}
          Copy link
        </Button>
      )}
      <GuardedButton
        size="sm"
        look="ghost"
        pending={resend.isPending}
        reason={mail.state === 'sent' ? messages.mail.alreadySent : null}
        aria-label={`Send again to ${mail.recipient}`}
        onClick={() => resend.mutate()}
      >
        {!resend.isPending && <RotateCw aria-hidden="true" />}
        Send again
      </GuardedButton>
    </>
  )
}
