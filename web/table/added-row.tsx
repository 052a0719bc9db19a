import { t } from '#contract/texts.ts'
import { afterPaint } from '#web/lib/dom.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The background of a newly added row; a badge gives the same information. */
export const addedRowStyle = 'bg-accent-soft'
export const AddedBadge = () => <Badge tone="accent">{t.table('addedRow')}</Badge>

/** A `ref` that scrolls to the added row, after the focus has returned from the dialog to its button. */
export function scrollToRow(row: HTMLElement | null): void {
  if (row) afterPaint(() => row.scrollIntoView({ block: 'nearest' }))
}
