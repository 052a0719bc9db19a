import { z } from 'zod'
import { MAX_PASSWORD } from '../limits.ts'
import { messages } from '../messages.ts'
import { codeInput } from '../two-factor/two-factor.ts'

/** How long a proof holds: a sign-in or a step-up. In minutes. */
export const PROOF_MINUTES = 10

const password = z
  .string({ error: messages.stepUp.passwordRequired })
  .min(1, messages.stepUp.passwordRequired)
  .max(MAX_PASSWORD, messages.stepUp.passwordTooLong)

/** The proof: the password, or with two-factor sign-in on a code of the app or a recovery code. Exactly one of them. */
export const StepUp = z
  .strictObject({ password: password.optional(), code: codeInput.optional() })
  .refine(({ password: given, code }) => (given === undefined) !== (code === undefined), {
    path: ['password'],
    error: messages.stepUp.exactlyOne,
  })
export type StepUp = z.input<typeof StepUp>

/** Whether the session needs a new proof now, and what the user proves it by. */
export const StepUpStatus = z.object({ isNeeded: z.boolean(), by: z.enum(['password', 'code']) })
export type StepUpStatus = z.infer<typeof StepUpStatus>
