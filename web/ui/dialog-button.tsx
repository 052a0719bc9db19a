import { type ReactNode, useState } from 'react'
import type { ButtonProps } from './button.tsx'
import { GuardedButton } from './guarded-button.tsx'

interface DialogButtonProps extends Pick<ButtonProps, 'icon' | 'variant' | 'size' | 'className'> {
  label: string
  /** Why the button is disabled. */
  reason?: string | null
  /** Returns the dialog that the button opens. */
  dialog: (close: () => void) => ReactNode
}

export function DialogButton({ label, reason, dialog, ...style }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <GuardedButton {...style} reason={reason} onClick={() => setOpen(true)}>
        {label}
      </GuardedButton>
      {isOpen && dialog(() => setOpen(false))}
    </>
  )
}
