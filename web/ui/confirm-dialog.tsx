import type { ReactNode } from 'react'
import { openedLazily } from './opened-lazily.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  /** What more there is to know, below the description. */
  children?: ReactNode
  confirm: string
  cancel?: string
  danger?: boolean
  /** Closes the dialog when it is done; a failure leaves it open. */
  onConfirm: () => unknown
}

/** Asks before something is done. The cancelling button has the focus first. */
export const ConfirmDialog = openedLazily<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog-body.tsx')).ConfirmDialogBody,
)
