import type { identityEndpoints } from '#contract/identity/identity.ts'

import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { record } from '../../history/history.ts'
import { forbidden, HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { verifyPassword } from '../../security/passwords.ts'
import { hasPasskey } from '../passkeys/stored-passkeys.ts'
import { codeRequired, consumeCode, wrongCode } from '../two-factor/two-factor-code.ts'
import { countGuess, logRefusedSignIn } from './account-guesses.ts'
import { type FoundUser, findUser, openSession, presentSignIn, recordRefusedSignIn } from './open-session.ts'
import { openByPasskey } from './passkey-sign-in.ts'

type SignInRequest = RequestContext<typeof identityEndpoints.signIn>

/**
 * Opens a session. An unknown e-mail and a wrong password get the same 401 after the same time; a deactivated account,
 * or the need of a code, is reported only after the right password.
 */
export async function signIn(deps: Deps, request: SignInRequest) {
  const { input } = request
  const { db } = deps.database
  const takeBack = await countGuess(deps, request)
  const user = await findUser(db, { email: input.email })
  const fits = await verifyPassword(user?.password_hash, input.password)
  if (!user || !fits) {
    await logRefusedSignIn(db, request, 'wrong password')
    throw new HttpError(401, 'session.wrongCredentials')
  }
  await takeBack()
  await request.takePoint('right-password', user.id)
  if (!user.is_admitted) {
    await logRefusedSignIn(db, request, 'deactivated')
    throw forbidden('session.deactivated')
  }

  if (!user.two_factor)
    return presentSignIn(db, user, await inTransaction(db, (tx) => openSession(tx, deps, request, user)))
  if (input.passkey) return openByPasskey(deps, request, input.passkey, user)
  if (!input.code) throw codeRequired(await hasPasskey(db, user.id))
  return presentSignIn(db, user, await openWithCode(deps, request, user))
}

/**
 * Opens a session after a code, which is consumed in the same transaction: of two concurrent calls
 * with one code only one succeeds.
 */
async function openWithCode(deps: Deps, request: SignInRequest, user: FoundUser): Promise<string> {
  const token = await inTransaction(deps.database.db, async (tx) => {
    const owned = { ...request, actor: { userId: user.id } }
    if (await consumeCode(tx, owned, request.input.code ?? '')) return openSession(tx, deps, request, user)
    // The count of wrong codes must be committed, so the refusal follows the transaction.
    await recordRefusedSignIn(tx, request, user.id, 'wrong code')
    return null
  })
  if (token === null) throw wrongCode(401, request.input.code ?? '')
  return token
}

export async function signOut(tx: Tx, ctx: Context) {
  const { actor } = ctx
  await tx.deleteFrom('sessions').where('id', '=', actor.sessionId).execute()
  await record(tx, ctx, { subject: 'user', id: actor.userId, action: 'signed out' })
  return null
}
