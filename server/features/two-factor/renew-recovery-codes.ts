import type { twoFactorEndpoints } from '#contract/two-factor/two-factor-endpoints.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../history.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { proveBothFactors } from './prove-both-factors.ts'
import { replaceRecoveryCodes } from './two-factor-code.ts'

/** Replaces the caller's recovery codes by ten new ones; needs password and code. */
export function renewRecoveryCodes({ database }: Deps, request: RequestContext<typeof twoFactorEndpoints.renewCodes>) {
  const { userId } = request.actor
  return proveBothFactors(database.db, request, request.input, async (tx) => {
    const recoveryCodes = await replaceRecoveryCodes(tx, userId)
    await record(tx, request, { subject: 'user', id: userId, action: 'recovery codes renewed' })
    return { recoveryCodes }
  })
}
