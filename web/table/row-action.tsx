import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'

interface RowActionProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'title' | 'pending' | 'disabled' | 'children'> {
  icon: LucideIcon
  /** The accessible name, which names the row. */
  name: string
  onClick: () => void
}

/** The label of the first action of a row: in a table below 1200 px its icon is enough; a card shows the label. */
export const mainRowLabel = 'in-[table]:max-[75rem]:sr-only'

/** Labels of the other actions: in a table below 1600 px their icons are enough. */
export const rowLabel = 'in-[table]:max-[100rem]:sr-only'

/** The same in a table of many columns, which has room for the labels on very wide screens only. */
export const wideRowLabel = 'in-[table]:max-[110rem]:sr-only'

export const RowAction = ({ name, ...button }: RowActionProps) => (
  <Button size="sm" aria-label={name} title={name} {...button} />
)
