import { t } from '../texts.ts'
import type { PaperState } from './paper-values.ts'

export const paperStateLabels = (): Record<PaperState, string> => ({
  missing: t.papers('missing'),
  received: t.papers('received'),
  deficient: t.papers('deficient'),
  notNeeded: t.papers('notNeeded'),
})

export const dealerStateLabels = (): Record<PaperState, string> => ({
  ...paperStateLabels(),
  deficient: t.papers('toCorrect'),
})
