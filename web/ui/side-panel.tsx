import { lazyDialog } from './lazy-dialog.tsx'
import type { SidePanelProps } from './side-panel-body.tsx'

/** A panel at the right edge with the facts and actions of a row; on a phone it covers the page. */
export const SidePanel = lazyDialog<SidePanelProps>(async () => (await import('./side-panel-body.tsx')).SidePanelBody)
