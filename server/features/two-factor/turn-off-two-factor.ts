import { messages } from '#contract/messages.ts'
import type { twoFactorEndpoints } from '#contract/two-factor/two-factor-endpoints.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../history.ts'
import { conflict } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { proveBothFactors } from './prove-both-factors.ts'
import { getRequirement } from './two-factor-requirement.ts'

/** Turns the caller's two-factor sign-in off; needs password and code. 409 where it is mandatory. */
export async function turnOffTwoFactor(
  { database: { db } }: Deps,
  request: RequestContext<typeof twoFactorEndpoints.turnOff>,
) {
  const { actor } = request
  const { requiredForStaff } = await getRequirement(db)
  if (requiredForStaff && actor.role !== 'client') throw conflict(messages.twoFactor.staysOn)
  return proveBothFactors(db, request, request.input, async (tx) => {
    await tx.deleteFrom('two_factors').where('user_id', '=', actor.userId).execute()
    await record(tx, request, { subject: 'user', id: actor.userId, action: 'two-factor turned off' })
    return null
  })
}
