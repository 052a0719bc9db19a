import { UserPlus } from 'lucide-react'
import { t } from '#contract/texts.ts'
import type { ButtonProps } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/guarded-button.tsx'
import { AddClientDialog } from './client-dialogs.tsx'

interface AddClientButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  /** Receives the address that the link to set a password was mailed to. */
  onAdded: (email: string) => void
}

export function AddClientButton({ onAdded, ...style }: AddClientButtonProps) {
  return (
    <DialogButton
      {...style}
      icon={UserPlus}
      label={t.client('add')}
      dialog={(close) => <AddClientDialog onClose={close} onAdded={onAdded} />}
    />
  )
}
