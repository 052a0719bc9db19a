import type { Role } from '#contract/endpoint.ts'
import type { LucideIcon } from '#web/icons/make-icon.ts'
import type { PagePath } from '#web/paths.ts'

export interface PaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Returns the keys typed before the text box was rendered, with a line break at the end for Enter. */
  takeTypedText: () => string
  role: Role
  screens: readonly { label: string; to: PagePath; icon: LucideIcon }[]
  recent: readonly string[]
  onShowShortcuts: () => void
}
