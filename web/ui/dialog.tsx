import type { DialogProps } from './dialog-body.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

/** The generic dialog (spec/1 "Global elements"): at the bottom on a phone, centred elsewhere. */
export const Dialog = lazyDialog<DialogProps>(async () => (await import('./dialog-body.tsx')).DialogBody)
