import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { HOUR } from '#contract/durations.ts'
import { t } from '#contract/texts.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { type RecordContext, record } from '../../history/history.ts'
import { HttpError, tooManyRequests } from '../../http/errors.ts'
import { hashToken } from '../../security/keys.ts'

/** A user's second factor, where it is on: one that was set up and never confirmed does not count. */
export const confirmedFactor = (db: Db, userId: string) =>
  db.selectFrom('two_factors').where('user_id', '=', userId).where('confirmed_at', 'is not', null)

/** Wrong codes per hour after the right password, from all places; in addition to the limits of every sign-in. */
const WRONG_AN_HOUR = 20
const RECOVERY_CODES = 10
/** Without I, L, O and U, which are easily misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The parameters that every authenticator app supports: SHA-1, six digits, 30 seconds (RFC 6238). */
export const createTotp = (base32: string, label: string) =>
  new TOTP({ issuer: t.general('productName'), label, secret: Secret.fromBase32(base32) })

/** Returns a new secret of 160 bits in base 32. */
export const newSecret = () => new Secret({ size: 20 }).base32

/** Returns the time step of a code, the present one or one of its two neighbours; null when it matches none. */
export function timeStepOfCode(secret: string, code: string, now: Date): number | null {
  const app = createTotp(secret, '')
  const timestamp = now.getTime()
  const delta = /^\d{6}$/.test(code) ? app.validate({ token: code, timestamp, window: 1 }) : null
  return delta === null ? null : app.counter({ timestamp }) + delta
}

/** Normalises a code for comparison: without spaces and dashes, in capitals. */
export const normalizeCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/**
 * Consumes a code of the actor's app, or a recovery code, which is recorded. A wrong one, false, counts as an attempt, so the
 * transaction must be committed; too many of them are 429. Locks the user's row.
 */
export async function consumeCode(
  tx: Tx,
  ctx: RecordContext & { actor: { userId: string } },
  typed: string,
): Promise<boolean> {
  const { keys, now } = ctx
  const { userId } = ctx.actor
  const factor = await confirmedFactor(tx, userId).selectAll().forUpdate().executeTakeFirst()
  if (!factor) return false
  const since = factor.wrong_since === null ? 0 : Date.parse(factor.wrong_since)
  const isCounting = now.getTime() - since < HOUR
  if (isCounting && factor.wrong_codes >= WRONG_AN_HOUR)
    throw tooManyRequests(Math.ceil((since + HOUR - now.getTime()) / 1000), 'twoFactor.tooManyCodes')

  const code = normalizeCode(typed)
  const secret = keys.decrypt('two-factor', userId, factor)
  const step = timeStepOfCode(secret, code, now)
  if (step !== null && (await spendStep(tx, userId, step))) return true
  if (await spendRecoveryCode(tx, userId, code, now)) {
    await record(tx, ctx, { subject: 'user', id: userId, action: 'recovery code used' })
    return true
  }
  const counted = isCounting
    ? { wrong_codes: factor.wrong_codes + 1 }
    : { wrong_codes: 1, wrong_since: now.toISOString() }
  await tx.updateTable('two_factors').set(counted).where('user_id', '=', userId).execute()
  return false
}

async function spendStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const spent = await tx
    .updateTable('two_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}

async function spendRecoveryCode(tx: Tx, userId: string, code: string, now: Date): Promise<boolean> {
  const spent = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}

/** Replaces the user's recovery codes by ten new ones of 80 bits each; stores only their hashes. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashToken(normalizeCode(code)) })))
    .execute()
  return codes
}

const newRecoveryCode = () =>
  Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/**
 * Returns the 401 that asks for a code; its field shows the sign-in page that the password was right, a second one that a
 * passkey can take the place of the code.
 */
export const codeRequired = (orPasskey: boolean) =>
  new HttpError(401, 'twoFactor.codeNeeded', {
    fields: { code: 'twoFactor.codeNeeded', ...(orPasskey && { passkey: 'passkeys.use' }) },
    asksForMore: true,
  })

/**
 * Returns the refusal of a code. A text with a letter was meant as a recovery code, so there is no "next code" to wait
 * for.
 */
export function wrongCode(status: 400 | 401, typed: string): HttpError {
  const text = /[A-Z]/.test(normalizeCode(typed)) ? 'twoFactor.recoveryCodeWrong' : 'twoFactor.codeWrong'
  return new HttpError(status, text, { fields: { code: text } })
}
