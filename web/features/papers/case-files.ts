import { HOUR } from '#contract/durations.ts'
import type { SessionUser } from '#contract/identity/identity.ts'
import type { Attachment, Checklist } from '#contract/papers/paper.ts'

/** All files of a case, in the order of the checklist. */
export const filesOf = ({ papers, loose }: Checklist): Attachment[] => [
  ...papers.flatMap(({ attachments }) => attachments),
  ...loose,
]

/* What the screen offers; the server decides. */

/** Staff move every file of a case, a dealer an own one within an hour. */
export const mayMove = (file: Attachment, { role }: SessionUser): boolean => role !== 'client' || isOwnOfLastHour(file)

/** Superadmins delete every file, others an own one within an hour. */
export const mayDelete = (file: Attachment, { role }: SessionUser): boolean =>
  role === 'superadmin' || isOwnOfLastHour(file)

const isOwnOfLastHour = ({ isOwn, at }: Attachment): boolean => isOwn && Date.now() - Date.parse(at) < HOUR
