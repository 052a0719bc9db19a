import { MINUTE } from '#contract/durations.ts'
import type { Input } from '#contract/endpoint.ts'

import { twoFactorEndpoints as calls } from '#contract/two-factor/two-factor.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Tx, WholeDb } from '../../db/connect.ts'
import { lockRow } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import { record } from '../../history/history.ts'
import { conflict } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { endSessions } from '../../http/session.ts'
import { requireOwnPassword } from '../../security/passwords.ts'
import {
  consumeCode,
  createTotp,
  newSecret,
  normalizeCode,
  replaceRecoveryCodes,
  timeStepOfCode,
  wrongCode,
} from './two-factor-code.ts'
import {
  getRequirement,
  hasTwoFactor,
  resetTwoFactor,
  twoFactorStatus,
  twoFactorUsers,
  updateRequirement,
} from './two-factor-status.ts'

/**
 * Creates a secret for the caller's authenticator app and replaces an unconfirmed one. 409 where
 * two-factor sign-in is on.
 */
async function startTwoFactor({ database: { db } }: Deps, request: RequestContext<typeof calls.start>) {
  const { actor, input, keys, now } = request
  const { email } = await requireOwnPassword(db, request, input.currentPassword)
  const secret = newSecret()
  const row = { ...keys.encrypt('two-factor', actor.userId, secret), started_at: now.toISOString(), last_step: 0 }
  return inTransaction(db, async (tx) => {
    const begun = await tx
      .insertInto('two_factors')
      .values({ user_id: actor.userId, ...row })
      .onConflict((at) => at.column('user_id').doUpdateSet(row).where('two_factors.confirmed_at', 'is', null))
      .executeTakeFirst()
    if (begun.numInsertedOrUpdatedRows !== 1n) throw conflict('twoFactor.alreadyOn')
    return { secret, uri: createTotp(secret, email).toString() }
  })
}

/** How long an unconfirmed secret is valid. */
const SETTING_UP = 15 * MINUTE

/**
 * Turns two-factor sign-in on with the first code of the app, which is consumed, and ends every other
 * session, because those were opened by password alone. Returns the recovery codes.
 */
async function confirmTwoFactor(tx: Tx, ctx: Context, input: Input<typeof calls.confirm>) {
  const { actor, now, keys } = ctx
  // First, so that a sign-in that is under way ends here or asks for a code.
  await lockRow(tx, 'users', actor.userId)
  const factor = await tx
    .selectFrom('two_factors')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirst()
  if (factor?.confirmed_at) throw conflict('twoFactor.alreadyOn')
  if (!factor || now.getTime() - Date.parse(factor.started_at) > SETTING_UP) throw conflict('twoFactor.startAgain')
  const secret = keys.decrypt('two-factor', actor.userId, factor)
  const last_step = timeStepOfCode(secret, normalizeCode(input.code), now)
  if (last_step === null) throw wrongCode(400, '')

  await tx
    .updateTable('two_factors')
    .set({ confirmed_at: now.toISOString(), last_step })
    .where('user_id', '=', actor.userId)
    .execute()
  const recoveryCodes = await replaceRecoveryCodes(tx, actor.userId)
  await endSessions(tx, [actor.userId], { except: actor.sessionId })
  await record(tx, ctx, { subject: 'user', id: actor.userId, action: 'two-factor turned on' })
  return { recoveryCodes }
}

/** Turns the caller's two-factor sign-in off; needs password and code. 409 where it is mandatory. */
async function turnOffTwoFactor({ database: { db } }: Deps, request: RequestContext<typeof calls.turnOff>) {
  const { actor } = request
  const { requiredForStaff } = await getRequirement(db)
  if (requiredForStaff && actor.role !== 'client') throw conflict('twoFactor.staysOn')
  return requireBothFactors(db, request, request.input, async (tx) => {
    await tx.deleteFrom('two_factors').where('user_id', '=', actor.userId).execute()
    await record(tx, request, { subject: 'user', id: actor.userId, action: 'two-factor turned off' })
    return null
  })
}

/** Replaces the caller's recovery codes by ten new ones; needs password and code. */
function renewRecoveryCodes({ database }: Deps, request: RequestContext<typeof calls.renewCodes>) {
  const { userId } = request.actor
  return requireBothFactors(database.db, request, request.input, async (tx) => {
    const recoveryCodes = await replaceRecoveryCodes(tx, userId)
    await record(tx, request, { subject: 'user', id: userId, action: 'recovery codes renewed' })
    return { recoveryCodes }
  })
}

/**
 * Runs a function after the caller gave password and code again, in the transaction that consumes the
 * code. 409 while two-factor sign-in is off, 400 at the wrong field.
 */
async function requireBothFactors<T>(
  db: WholeDb,
  ctx: Context & Pick<RequestContext, 'takePoint'>,
  given: Input<typeof calls.turnOff>,
  act: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { actor } = ctx
  if (!(await hasTwoFactor(db, actor.userId))) throw conflict('twoFactor.notOn')
  await requireOwnPassword(db, ctx, given.currentPassword)
  const outcome = await inTransaction(db, async (tx) => {
    const isRight = await consumeCode(tx, ctx, given.code)
    // The count of wrong codes must be committed, so the refusal follows the transaction.
    return isRight ? { done: await act(tx) } : null
  })
  if (!outcome) throw wrongCode(400, given.code)
  return outcome.done
}

/** Two-factor sign-in; calls that hash a password open their own transactions. */
export const twoFactorRoutes: Route[] = [
  query(calls.status, twoFactorStatus),
  handler(calls.start, startTwoFactor),
  command(calls.confirm, confirmTwoFactor),
  handler(calls.turnOff, turnOffTwoFactor),
  handler(calls.renewCodes, renewRecoveryCodes),
  query(calls.users, twoFactorUsers),
  command(calls.reset, resetTwoFactor),
  query(calls.getRequirement, getRequirement),
  command(calls.updateRequirement, updateRequirement),
]
