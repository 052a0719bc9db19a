import { z } from 'zod'
export const mailStates = ['waiting', 'sent', 'dead'] as const

/** A mail of the outbox. Its body is left out, because it may hold a one-time link. */
export const OutboxMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** True while the mail holds a valid one-time link that the superadmin may pass on. */
  hasLink: z.boolean(),
})

export type OutboxMail = z.infer<typeof OutboxMail>
