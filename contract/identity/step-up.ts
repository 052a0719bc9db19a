import { z } from 'zod'
import { MAX_PASSWORD } from '../limits.ts'
import { originals as messages } from '../messages.ts'
import { codeInput } from '../two-factor/two-factor.ts'

/** How long a sign-in or step-up is valid, in minutes. */
export const PROOF_MINUTES = 10

const password = z
  .string({ error: messages.stepUp.passwordRequired })
  .min(1, messages.stepUp.passwordRequired)
  .max(MAX_PASSWORD, messages.stepUp.passwordTooLong)

/** The password, or with two-factor sign-in a code of the app or a recovery code; exactly one of the two fields. */
export const StepUp = z
  .strictObject({ password: password.optional(), code: codeInput.optional() })
  .refine((proof) => (proof.password === undefined) !== (proof.code === undefined), {
    path: ['password'],
    error: messages.stepUp.exactlyOne,
  })
export type StepUp = z.input<typeof StepUp>

/** Whether the session needs a step-up now, and by which factor. */
export const StepUpStatus = z.object({ isNeeded: z.boolean(), by: z.enum(['password', 'code']) })
export type StepUpStatus = z.infer<typeof StepUpStatus>
