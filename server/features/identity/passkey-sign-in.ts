import type { passkeySignInEndpoints } from '#contract/identity/passkey-sign-in-endpoints.ts'

import type { PasskeyAnswer } from '#contract/passkeys/passkey.ts'
import type { Deps } from '../../context/deps.ts'
import { inTransaction } from '../../db/transaction.ts'
import { forbidden } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { checkPasskey, consumePasskey, passkeyRefused } from '../passkeys/verify-passkey.ts'
import {
  type FoundUser,
  findUser,
  type Opening,
  openSession,
  presentSignIn,
  recordRefusedSignIn,
} from './open-session.ts'

/** Opens a session by a passkey alone, which is both factors, since its device has verified the user. */
export const signInByPasskey = (deps: Deps, request: RequestContext<typeof passkeySignInEndpoints.signIn>) =>
  openByPasskey(deps, request, request.input.passkey)

/**
 * Opens a session by a passkey; after a right password by one of its user alone. 401 for any that is refused, 403 for a
 * deactivated user.
 */
export async function openByPasskey(deps: Deps, request: Opening, answer: PasskeyAnswer, expected?: FoundUser) {
  const { db } = deps.database
  const checked = await checkPasskey(db, request, answer, { purpose: 'sign in', sessionId: null })
  const refused = expected?.id ?? checked.userId
  if (!checked.isRight || checked.userId !== refused) {
    if (refused) await inTransaction(db, (tx) => recordRefusedSignIn(tx, request, refused, 'wrong passkey'))
    throw passkeyRefused(401)
  }
  const user = expected ?? (await findUser(db, { id: checked.userId }))
  if (!user?.is_admitted) {
    await inTransaction(db, (tx) => recordRefusedSignIn(tx, request, checked.userId, 'deactivated'))
    throw forbidden('session.deactivated')
  }
  if (!expected) await request.takePoint('right-password', user.id)
  const token = await inTransaction(db, async (tx) => {
    if (await consumePasskey(tx, checked, request.now)) return openSession(tx, deps, request, user, 'passkey')
    await recordRefusedSignIn(tx, request, user.id, 'wrong passkey')
    return null
  })
  // The refusal must be committed, so it follows the transaction.
  if (token === null) throw passkeyRefused(401)
  return presentSignIn(db, user, token)
}
