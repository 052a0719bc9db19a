import { Mail } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { reminderReads } from './reminder-queries.ts'

/** A button that mails a dealer all of its vehicles that are due. */
export function MailDealer({ firmName }: { firmName: string }) {
  const [isAsking, setAsking] = useState(false)
  const mail = useApiMutation(reminderEndpoints.mailDealer, {
    invalidates: reminderReads,
    failureTitle: messages.reminders.mailDealerFailed,
  })
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <Mail aria-hidden="true" />
        {messages.reminders.mailDealerButton}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.reminders.mailDealerTitle(firmName)}
        description={messages.reminders.mailDealerText}
        confirm={messages.reminders.mailDealerButton}
        onConfirm={() => mail.mutateAsync({ body: { firmName } })}
      />
    </>
  )
}
