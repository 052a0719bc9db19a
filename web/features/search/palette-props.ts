import type { UseNavigateResult } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Role } from '#contract/endpoint.ts'
import type { PagePath } from '#web/lib/paths.ts'

export interface PaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  role: Role
  screens: readonly { label: string; to: PagePath; icon: LucideIcon }[]
  recent: readonly string[]
  onShowShortcuts: () => void
}

export interface PaletteItem {
  key: string
  icon: LucideIcon
  title: ReactNode
  detail?: ReactNode
  trailing?: ReactNode
  open: (navigate: UseNavigateResult<string>) => Promise<void>
  /** True for a result of the server, which may belong to the previous text while the next answer is pending. */
  fromServer?: boolean
}

/** An action; `names` are the words by which it is found. */
export interface PaletteCommand extends PaletteItem {
  names: string
}
