import type { ConfirmDialogProps } from './confirm-dialog-body.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

export const ConfirmDialog = lazyDialog<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog-body.tsx')).ConfirmDialogBody,
)
