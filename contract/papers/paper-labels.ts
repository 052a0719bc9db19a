import { messages } from '../messages.ts'
import type { PaperState } from './paper-values.ts'

export const paperStateLabels = (): Record<PaperState, string> => ({
  missing: messages.papers.missing,
  received: messages.papers.received,
  deficient: messages.papers.deficient,
  notNeeded: messages.papers.notNeeded,
})

export const dealerStateLabels = (): Record<PaperState, string> => ({
  ...paperStateLabels(),
  deficient: messages.papers.toCorrect,
})
