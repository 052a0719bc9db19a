import type { ConfirmDialogProps } from './confirm-dialog-body.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

/** Asks for confirmation of an action. Cancel has the focus first. */
export const ConfirmDialog = lazyDialog<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog-body.tsx')).ConfirmDialogBody,
)
