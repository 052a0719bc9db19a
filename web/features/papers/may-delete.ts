import { HOUR } from '#contract/durations.ts'
import type { SessionUser } from '#contract/identity/identity.ts'
import type { Attachment } from '#contract/papers/attachment.ts'

/** Returns whether to offer the deletion of a file: to superadmins, and for an hour to who added it. The server decides. */
export function mayDelete({ by, at }: Attachment, { role, name }: SessionUser): boolean {
  if (role === 'superadmin') return true
  return by.role === role && `${by.firstName} ${by.lastName}`.trim() === name && Date.now() - Date.parse(at) < HOUR
}
