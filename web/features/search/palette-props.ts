import type { LucideIcon } from 'lucide-react'
import type { Role } from '#contract/endpoint.ts'
import type { PagePath } from '#web/paths.ts'

export interface PaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What was typed before the box was there, with a line break at its end for Enter. */
  takeTyped: () => string
  role: Role
  /** The screens that the role may open, by name. */
  screens: readonly { label: string; to: PagePath; icon: LucideIcon }[]
  /** The numbers of the cases that were looked at last. */
  recent: readonly string[]
  /** Shows the list of keys. */
  onKeys: () => void
}
