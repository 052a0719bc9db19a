import { extended } from '../languages/extended.ts'
import { messages } from '../messages.ts'
import type { PaperState } from './paper-values.ts'

export const paperStateLabels: Record<PaperState, string> = {
  get missing() {
    return messages.papers.missing
  },
  get received() {
    return messages.papers.received
  },
  get deficient() {
    return messages.papers.deficient
  },
  get notNeeded() {
    return messages.papers.notNeeded
  },
}

export const dealerStateLabels: Record<PaperState, string> = extended(paperStateLabels, {
  get deficient() {
    return messages.papers.toCorrect
  },
})
