import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import type { PaletteProps } from './palette-props.ts'

/** The global search; its code is loaded when it is first opened. */
export const Palette = lazyDialog<PaletteProps>(async () => (await import('./palette-body.tsx')).PaletteBody)
