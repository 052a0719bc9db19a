import type { LucideIcon } from 'lucide-react'

/** What a combobox says and offers when it lacks the option that a person looks for. */
export interface MissingOption {
  /** Says that the list has no options, such as "No RTO yet". */
  emptyText: string
  /** Who can add an option; for a person who cannot. */
  advice?: string
  /** Adds an option, or helps to get one. */
  action?: {
    /** A plus sign by default. */
    icon?: LucideIcon
    label: (typedText: string) => string
    run: (typedText: string) => void
  }
}
