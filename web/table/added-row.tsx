import { Badge } from '#web/ui/badge.tsx'

/** How a row looks that was just added; the word says the same as the colour. */
export const addedLook = 'bg-accent-soft'
export const AddedBadge = () => <Badge tone="accent">New</Badge>

/** For the `ref` of such a row. */
export const bringIntoSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })
