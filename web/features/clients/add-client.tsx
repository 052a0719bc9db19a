import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { DialogLoading } from '#web/ui/dialog-loading.tsx'

const AddClientDialog = lazy(async () => ({ default: (await import('./add-client-dialog.tsx')).AddClientDialog }))

interface AddClientProps extends Pick<ButtonProps, 'variant' | 'className'> {
  /** Receives the address that the link to set a password was mailed to. */
  onAdded: (email: string) => void
}

/** "Add Client": the button with its dialog. */
export function AddClient({ onAdded, ...style }: AddClientProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...style} onClick={() => setIsOpen(true)}>
        <UserPlus aria-hidden="true" />
        {messages.client.add}
      </Button>
      <Suspense fallback={<DialogLoading />}>
        {isOpen && <AddClientDialog onOpenChange={setIsOpen} onAdded={onAdded} />}
      </Suspense>
    </>
  )
}
