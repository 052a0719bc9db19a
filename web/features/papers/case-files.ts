import type { Attachment } from '#contract/attachments/attachment.ts'
import type { Checklist } from '#contract/papers/paper.ts'

/** All files of a case, in the order of the checklist. */
export const filesOf = ({ papers, loose }: Checklist): Attachment[] => [
  ...papers.flatMap(({ attachments }) => attachments),
  ...loose,
]
