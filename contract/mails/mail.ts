import { z } from 'zod'
export const mailStates = ['waiting', 'sent', 'dead'] as const

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
