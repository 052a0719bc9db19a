import { Copy } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { FieldLabel } from '#web/ui/label.tsx'
import { selectOnFocus } from '#web/ui/select-on-focus.ts'

interface SecretDialogProps {
  secret: string
  texts: Record<'title' | 'label' | 'copy' | 'copied' | 'refused' | 'close', string> & { description: ReactNode }
  /** False for a secret that can be shown again: then the page beside the dialog stays in use, and a click there closes it. */
  isOnce?: boolean
  onClose: () => void
  /** Shown above the secret. */
  children?: ReactNode
}

/** Shows a secret to copy. */
export function SecretDialog({ secret, texts, isOnce = true, onClose, children }: SecretDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const copy = async () => {
    field.current?.select()
    await copyText(secret, { copied: texts.copied, refused: texts.refused })
  }
  return (
    <Dialog
      hasInput={isOnce}
      isModal={isOnce}
      size="md"
      onClose={onClose}
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button icon={Copy} variant="primary" autoFocus onClick={copy}>
            {texts.copy}
          </Button>
        </>
      }
    >
      {children}
      <FieldLabel htmlFor={id}>{texts.label}</FieldLabel>
      <Input ref={field} id={id} readOnly value={secret} className="font-mono text-sm" {...selectOnFocus} />
    </Dialog>
  )
}
