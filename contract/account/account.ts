import { z } from 'zod'

/** Where the caller is signed in. */
export const OwnSession = z.object({
  id: z.uuid(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  userAgent: z.string(),
  isThisOne: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>
/** Something about how a process of the portal is run that the office should put right. */
export const OfficeWarning = z.object({ code: z.string(), text: z.string() })
export type OfficeWarning = z.infer<typeof OfficeWarning>
