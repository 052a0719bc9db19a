import { MINUTE } from '#contract/durations.ts'
import type { stepUpEndpoints } from '#contract/identity/step-up.ts'
import type { PasskeyAnswer } from '#contract/passkeys/passkey.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db, Tx, WholeDb } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { record } from '../../history/history.ts'
import { badRequest, HttpError, unauthorized } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { laterIdle, needsStepUp, sessionLifetime } from '../../http/session.ts'
import { verifyPassword } from '../../security/passwords.ts'
import { hasPasskey } from '../passkeys/stored-passkeys.ts'
import { checkPasskey, consumePasskey, passkeyRefused } from '../passkeys/verify-passkey.ts'
import { consumeCode, wrongCode } from '../two-factor/two-factor-code.ts'
import { hasTwoFactor } from '../two-factor/two-factor-status.ts'

type StepUpRequest = RequestContext<typeof stepUpEndpoints.prove>

/** Returns whether the caller's session needs a step-up, by which factor, and whether a passkey can take its place. */
export async function stepUpStatus(db: Db, { actor, now }: Context) {
  const by = (await hasTwoFactor(db, actor.userId)) ? ('code' as const) : ('password' as const)
  return { isNeeded: needsStepUp(actor, now), by, ...((await hasPasskey(db, actor.userId)) && { hasPasskey: true }) }
}

/**
 * Confirms the caller's identity for 10 minutes of this session: by a code where two-factor sign-in is
 * on, else by the password; or by one of the caller's passkeys. 400 at the missing or wrong field, never 401, which
 * would end the session in the browser.
 */
export async function stepUp({ database: { db }, config }: Deps, request: StepUpRequest) {
  const { actor, input, now } = request
  const idleUntil = new Date(now.getTime() + sessionLifetime(actor.role, config).idle)
  const mark = (tx: Tx) => markSteppedUp(tx, request, idleUntil)
  if (input.passkey) return stepUpByPasskey(db, request, input.passkey, mark)
  const by = (await hasTwoFactor(db, actor.userId)) ? 'code' : 'password'
  const given = input[by]
  if (given === undefined) throw otherFactorNeeded(by)
  const hasSteppedUp =
    by === 'code' ? await stepUpByCode(db, request, given, mark) : await stepUpByPassword(db, request, given, mark)
  if (hasSteppedUp) return null
  throw by === 'code' ? wrongCode(400, given) : badRequest({ password: 'stepUp.passwordWrong' })
}

/** Returns the 400 for the wrong factor, which is no wrong guess and counts against no limit. */
function otherFactorNeeded(by: 'password' | 'code'): HttpError {
  const text = by === 'code' ? 'twoFactor.codeNeeded' : 'stepUp.passwordRequired'
  return new HttpError(400, text, { fields: { [by]: text }, asksForMore: true })
}

/** Marks the session as proved, in the transaction of the proof. */
type Mark = (tx: Tx) => Promise<void>

async function stepUpByPassword(db: WholeDb, ctx: StepUpRequest, password: string, mark: Mark): Promise<boolean> {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', ctx.actor.userId)
    .executeTakeFirstOrThrow()
  const fits = await verifyPassword(password_hash, password)
  if (fits) await ctx.takePoint('right-password', ctx.actor.userId)
  await inTransaction(db, (tx) => (fits ? mark(tx) : recordRefusal(tx, ctx, 'wrong password')))
  return fits
}

/** A wrong code must be counted, so its transaction is committed. */
function stepUpByCode(db: WholeDb, ctx: Context, code: string, mark: Mark): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isRight = await consumeCode(tx, ctx, code)
    await (isRight ? mark(tx) : recordRefusal(tx, ctx, 'wrong code'))
    return isRight
  })
}

async function stepUpByPasskey(db: WholeDb, ctx: Context, answer: PasskeyAnswer, mark: Mark): Promise<null> {
  const { userId, sessionId } = ctx.actor
  const checked = await checkPasskey(db, ctx, answer, { purpose: 'step up', sessionId })
  const hasSteppedUp = await inTransaction(db, async (tx) => {
    const isOwn = checked.isRight && checked.userId === userId
    if (isOwn && (await consumePasskey(tx, checked, ctx.now))) {
      await mark(tx)
      return true
    }
    await recordRefusal(tx, ctx, 'wrong passkey')
    return false
  })
  if (!hasSteppedUp) throw passkeyRefused(400)
  return null
}

/**
 * Renews the time without use of a session as well, which of a device at the counter may be over. Throws 401 for a session
 * that ended meanwhile. A proof within a minute of the last one is not recorded again.
 */
async function markSteppedUp(tx: Tx, ctx: Context, idleUntil: Date): Promise<void> {
  const { actor, now } = ctx
  const session = tx.selectFrom('sessions').where('id', '=', actor.sessionId)
  const before = await session.select('proved_at').forUpdate().executeTakeFirstOrThrow(unauthorized)
  const proved_at = now.toISOString()
  await tx
    .updateTable('sessions')
    .set({ proved_at, idle_until: laterIdle(idleUntil) })
    .where('id', '=', actor.sessionId)
    .execute()
  if (now.getTime() - Date.parse(before.proved_at) < MINUTE) return
  await record(tx, ctx, { subject: 'user', id: actor.userId, action: 'stepped up' })
}

const recordRefusal = (tx: Tx, ctx: Context, reason: 'wrong password' | 'wrong code' | 'wrong passkey') =>
  record(tx, ctx, {
    subject: 'user',
    id: ctx.actor.userId,
    action: 'step-up refused',
    changes: { reason: { from: null, to: reason } },
  })
