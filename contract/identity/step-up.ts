import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { MAX_PASSWORD } from '../limits.ts'
import { PasskeyAnswer } from '../passkeys/passkey.ts'
import { roles } from '../roles.ts'
import { textKey } from '../texts.ts'
import { codeInput } from '../two-factor/two-factor.ts'

/** How long a sign-in or step-up is valid, in minutes. */
export const STEP_UP_MINUTES = 10

const password = z
  .string({ error: textKey('stepUp.passwordRequired') })
  .min(1, textKey('stepUp.passwordRequired'))
  .max(MAX_PASSWORD, textKey('stepUp.passwordTooLong'))

/** The password, or with two-factor sign-in a code of the app or a recovery code; or in place of both a passkey. */
export const StepUp = z
  .strictObject({ password: password.optional(), code: codeInput.optional(), passkey: PasskeyAnswer.optional() })
  .refine((factors) => Object.values(factors).filter((given) => given !== undefined).length === 1, {
    path: ['password'],
    error: textKey('stepUp.exactlyOne'),
  })

export type StepUp = z.input<typeof StepUp>

/** Whether the session needs a step-up now, by which factor, and whether a passkey can take its place. */
export const StepUpStatus = z.object({
  isNeeded: z.boolean(),
  by: z.enum(['password', 'code']),
  /** True for a user with passkeys; missing for everyone else. */
  hasPasskey: z.boolean().optional(),
})

export type StepUpStatus = z.infer<typeof StepUpStatus>

/** The step-up before the calls of docs/step-up.md. */
export const stepUpEndpoints = {
  status: endpoint('GET', '/auth/step-up', {
    roles,
    summary: 'Whether this session needs a new proof for calls that ask for one, and by what',
    data: StepUpStatus,
    atCounter: true,
  }),
  prove: endpoint('POST', '/auth/step-up', {
    roles,
    summary:
      'Prove with the password, or with two-factor sign-in on with a code, or with a passkey, who is there; good for 10 minutes',
    limit: 'sign-in',
    body: StepUp,
    data: z.null(),
    message: 'stepUp.proved',
    atCounter: true,
  }),
}
