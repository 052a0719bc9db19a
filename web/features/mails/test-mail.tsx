import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { MailFault, MailTrial } from '#contract/mails/mail.ts'
import { t } from '#contract/texts.ts'
import { mailEndpoints } from '#web/endpoints.generated.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** Sends a test mail to the reader, and shows what the mail server answers. */
export function TestMail() {
  const [trial, setTrial] = useState<MailTrial | null>(null)
  const tryOut = useApiMutation(mailEndpoints.tryOut, {
    success: null,
    failureTitle: t.mail('testFailed'),
    onSuccess: setTrial,
  })
  return (
    <Card title={t.mail('testTitle')}>
      <p className="mb-3 text-muted text-sm">{t.mail('testDetail')}</p>
      <Button icon={Mail} pending={tryOut.isPending} onClick={() => tryOut.mutate({})}>
        {t.mail('sendTest')}
      </Button>
      <div role="status" className="wrap-anywhere mt-3 grid gap-1 text-sm empty:hidden">
        {trial && !tryOut.isPending && <Outcome trial={trial} />}
      </div>
    </Card>
  )
}

const faultTexts = (): Record<MailFault, string> => ({
  Credentials: t.mail('faultCredentials'),
  HostUnknown: t.mail('faultHostUnknown'),
  Refused: t.mail('faultRefused'),
  Silent: t.mail('faultSilent'),
  Broken: t.mail('faultBroken'),
  NoTls: t.mail('faultNoTls'),
  TlsAtPort: t.mail('faultTlsAtPort'),
  CertificateName: t.mail('faultCertificateName'),
  CertificateExpired: t.mail('faultCertificateExpired'),
  CertificateEarly: t.mail('faultCertificateEarly'),
  CertificateUnknown: t.mail('faultCertificateUnknown'),
  Sender: t.mail('faultSender'),
  Recipient: t.mail('faultRecipient'),
  Mail: t.mail('faultMail'),
})

function Outcome({ trial: { sentTo, answer, fault, reason } }: { trial: MailTrial }) {
  if (sentTo === 'folder') return <p className="text-warn">{t.mail('testInFolder')}</p>
  return (
    <>
      {reason && <p className="font-medium">{faultTexts()[reason]}</p>}
      <p className={sentTo ? 'text-good' : 'text-bad'}>{sentTo ? t.mail('testTaken') : t.mail('testNotSent')}</p>
      <p translate="no" className="font-mono">
        {answer}
      </p>
      {fault && (
        <p translate="no" className="text-muted">
          {fault}
        </p>
      )}
    </>
  )
}
