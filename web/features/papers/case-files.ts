import type { Attachment, Checklist } from '#contract/papers/paper.ts'

/** All files of a case, in the order of the checklist. */
export const filesOf = ({ papers, loose }: Checklist): Attachment[] => [
  ...papers.flatMap(({ attachments }) => attachments),
  ...loose,
]
