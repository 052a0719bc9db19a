import { messages } from '#contract/messages.ts'
import { afterPaint } from '#web/lib/after-paint.ts'
import { Badge } from '#web/ui/badge.tsx'

/** How a row looks that was just added; the word says the same as the colour. */
export const addedRowStyle = 'bg-accent-soft'
export const AddedBadge = () => <Badge tone="accent">{messages.table.addedRow}</Badge>

/** For the `ref` of such a row. The focus that goes back from the dialog scrolls to its button first. */
export function scrollToRow(row: HTMLElement | null): void {
  if (row) afterPaint(() => row.scrollIntoView({ block: 'nearest' }))
}
