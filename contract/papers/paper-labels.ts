import { messages } from '../messages.ts'
import type { PaperState } from './paper-values.ts'

/** The names of the states of a paper, in the office. */
export const paperStateLabels: Record<PaperState, string> = {
  missing: messages.papers.missing,
  received: messages.papers.received,
  deficient: messages.papers.deficient,
  notNeeded: messages.papers.notNeeded,
}

/** The same for a dealer. */
export const dealerStateLabels: Record<PaperState, string> = {
  ...paperStateLabels,
  deficient: messages.papers.toCorrect,
}
