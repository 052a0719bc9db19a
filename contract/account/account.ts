import { z } from 'zod'

/** A session of the caller. */
export const OwnSession = z.object({
  id: z.uuid(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  userAgent: z.string(),
  isThisOne: z.boolean(),
})

/** A warning about a server process, such as its clock, disk or proxy, that the office should act on. */
export const OfficeWarning = z.object({ code: z.string(), text: z.string() })
