import { type ReactNode, useState } from 'react'
import type { LucideIcon } from '#web/icons/make-icon.ts'
import { Button, type ButtonProps } from './button.tsx'

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  icon: LucideIcon
  label: string
  /** Returns the dialog, whose code may load on demand. */
  dialog: (setOpen: (open: boolean) => void) => ReactNode
}

export function DialogButton({ icon: Icon, label, dialog, ...style }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Icon} {...style} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && dialog(setOpen)}
    </>
  )
}
