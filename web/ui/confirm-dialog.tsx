import type { ConfirmDialogProps } from './confirm-dialog-body.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

/** Asks before something is done. The cancelling button has the focus first. */
export const ConfirmDialog = lazyDialog<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog-body.tsx')).ConfirmDialogBody,
)
