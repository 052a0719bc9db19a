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

export const mailStates = ['waiting', 'sent', 'dead'] as const

/** Something about how a process of the portal is run that the office should put right. */
export const OfficeWarning = z.object({ code: z.string(), text: z.string() })
export type OfficeWarning = z.infer<typeof OfficeWarning>

/** A mail of the outbox. What it says is not among the fields: it may hold a one-time link. */
export const OutboxMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** True while it holds a one-time link that works and that may be handed over by hand. */
  hasLink: z.boolean(),
})
export type OutboxMail = z.infer<typeof OutboxMail>
