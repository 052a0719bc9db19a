import type { twoFactorEndpoints } from '#contract/two-factor/two-factor-endpoints.ts'
import type { Db } from '../../db/connect.ts'
import { record } from '../../history.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { proveBothFactors } from './prove-both-factors.ts'
import { putRecoveryCodes } from './two-factor-code.ts'

/** Ten new recovery codes for the caller, with password and code; the old ones are void. */
export function renewRecoveryCodes(db: Db, call: RequestContext<typeof twoFactorEndpoints.renewCodes>) {
  const { userId } = call.actor
  return proveBothFactors(db, call, async (tx) => {
    const recoveryCodes = await putRecoveryCodes(tx, userId)
    await record(tx, call, { subject: 'user', id: userId, action: 'recovery codes renewed' })
    return { recoveryCodes }
  })
}
