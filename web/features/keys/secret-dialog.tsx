import { useId, useRef } from 'react'
import { messages } from '#contract/messages.ts'
import { Copy } from '#web/icons/index.generated.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { FieldLabel } from '#web/ui/label.tsx'

interface SecretDialogProps {
  made: { name: string; secret: string }
  onOpenChange: (open: boolean) => void
}

/** Shows the secret of a new API key, this once; a click beside the dialog does not close it. */
export function SecretDialog({ made: { name, secret }, onOpenChange }: SecretDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const copy = async () => {
    field.current?.select()
    await copyText(secret, { copied: messages.keys.copied, refused: messages.keys.copyFailed })
  }
  return (
    <Dialog
      open
      hasInput
      size="md"
      onOpenChange={onOpenChange}
      title={messages.keys.secretTitle}
      description={messages.keys.secretDescription}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{messages.keys.done}</Button>
          <Button variant="primary" autoFocus onClick={copy}>
            <Copy aria-hidden="true" />
            {messages.keys.copy}
          </Button>
        </>
      }
    >
      <FieldLabel htmlFor={id}>{messages.keys.secretLabel(name)}</FieldLabel>
      <Input
        ref={field}
        id={id}
        readOnly
        value={secret}
        className="font-mono text-sm"
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
