import { useId } from 'react'
import { messages } from '#contract/messages.ts'
import { Copy } from '#web/icons/index.generated.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { FieldLabel } from '#web/ui/label.tsx'

/** Shows the secret of a webhook, this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const id = useId()
  const { secretCopied, copyRefused } = messages.webhooks
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title={messages.webhooks.secretTitle}
      description={messages.webhooks.secretExplained}
      footer={
        <>
          <Button onClick={onClose}>{messages.general.close}</Button>
          <Button
            variant="primary"
            autoFocus
            onClick={() => void copyText(secret, { copied: secretCopied, refused: copyRefused })}
          >
            <Copy aria-hidden="true" />
            {messages.webhooks.copySecret}
          </Button>
        </>
      }
    >
      <FieldLabel htmlFor={id}>{messages.webhooks.secretLabel}</FieldLabel>
      <Input
        id={id}
        readOnly
        data-secret=""
        value={secret}
        className="font-mono text-sm"
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
