import { Copy } from 'lucide-react'
import { useId, useRef } from 'react'
import { messages } from '#contract/messages.ts'
import { LocalLinksNotice } from '#web/domain/local-links-notice.tsx'
import { copyText } from '#web/lib/copy-text.ts'
import { richText } from '#web/lib/rich-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { FieldLabel } from '#web/ui/label.tsx'

/** A one-time link and its recipient. */
export interface OneTimeLink {
  recipient: string
  link: string
}

/** Shows a one-time link to copy, while no mail server is set. */
export function LinkDialog({
  oneTimeLink: { recipient, link },
  onOpenChange,
}: {
  oneTimeLink: OneTimeLink
  onOpenChange: (open: boolean) => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const copy = async () => {
    field.current?.select()
    await copyText(link, { copied: messages.mail.copied, refused: messages.mail.copyFailed })
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onOpenChange}
      title={messages.mail.linkTitle}
      description={richText(
        messages.mail.linkDescription(<span className="wrap-anywhere font-medium text-ink">{recipient}</span>),
      )}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{messages.general.close}</Button>
          <Button variant="primary" autoFocus onClick={copy}>
            <Copy aria-hidden="true" />
            {messages.mail.copyLink}
          </Button>
        </>
      }
    >
      <div className="mb-4 empty:hidden">
        <LocalLinksNotice />
      </div>
      <FieldLabel htmlFor={id}>{messages.mail.linkLabel}</FieldLabel>
      <Input
        ref={field}
        id={id}
        readOnly
        value={link}
        className="font-mono text-sm"
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
