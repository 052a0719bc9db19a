import { t } from '../texts.ts'

/** The states of a paper of a case. */
export const paperStates = ['missing', 'received', 'deficient', 'notNeeded'] as const

export type PaperState = (typeof paperStates)[number]

/** Returns whether a state needs a note that says why. */
export const needsNote = (state: PaperState): boolean => state === 'deficient' || state === 'notNeeded'

/** Returns whether a required paper in this state is lacking. */
export const isLacking = (state: PaperState): boolean => state === 'missing' || state === 'deficient'

/** Whether a paper is wanted: it lacks, and it is required or was asked for in its case alone. */
export const isWanted = (paper: { isRequired: boolean; services: readonly unknown[]; state: PaperState }): boolean =>
  (paper.isRequired || paper.services.length === 0) && isLacking(paper.state)

/** Whether a paper came from the dealer, and nobody of the office has looked at it. */
export const isUnseen = (paper: {
  state: PaperState
  by: { role: string } | null
  checkedAt: string | null
}): boolean => paper.state === 'received' && paper.by?.role === 'client' && paper.checkedAt === null

/** Maximum papers of a case in addition to those of its services. */
export const MAX_OWN_PAPERS = 40

/** Kinds of attachments, by their content. */
export const attachmentKinds = ['image', 'pdf'] as const

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
