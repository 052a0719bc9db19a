import type { ReactNode } from 'react'
import { openedLazily } from './opened-lazily.tsx'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** For screen readers; the panel shows its own head. */
  title: string
  children: ReactNode
}

/** A panel that slides in from the left, 18rem wide (spec/1 point 9). */
export const Sheet = openedLazily<SheetProps>(async () => (await import('./sheet-body.tsx')).SheetBody)
