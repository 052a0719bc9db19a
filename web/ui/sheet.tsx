import { lazyDialog } from './lazy-dialog.tsx'
import type { SheetProps } from './sheet-body.tsx'

/** A panel that slides in from the left, 18rem wide (spec/1 point 9). */
export const Sheet = lazyDialog<SheetProps>(async () => (await import('./sheet-body.tsx')).SheetBody)
