import type { ReactNode } from 'react'
import { openedLazily } from './opened-lazily.tsx'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Escape, before it closes the dialog; `preventDefault()` keeps it open. */
  onEscape?: ((event: KeyboardEvent) => void) | undefined
}

/** The generic dialog (spec/1 "Global elements"): a sheet from below on a phone, centred elsewhere. */
export const Dialog = openedLazily<DialogProps>(async () => (await import('./dialog-body.tsx')).DialogBody)
