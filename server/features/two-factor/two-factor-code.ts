import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { HOUR } from '#contract/durations.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { HttpError, tooManyRequests } from '../../http/errors.ts'
import { hashToken, type Sealed } from '../../keys.ts'

/** Wrong codes an hour after the right password, from wherever; beside the limits of every sign-in. */
const WRONG_AN_HOUR = 20
const RECOVERY_CODES = 10
/** Without I, L, O and U, which are read wrongly. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What every authenticator app knows: SHA-1, six digits, a new code every 30 seconds (RFC 6238). */
export const createTotp = (base32: string, label: string) =>
  new TOTP({ issuer: messages.general.productName, label, secret: Secret.fromBase32(base32) })

/** A secret of 160 bits in base 32. */
export const newSecret = () => new Secret({ size: 20 }).base32

/** The secret of a user's row of `two_factors`, opened. */
export const openSecret = ({ keys }: Pick<Context, 'keys'>, userId: string, { keyId, bytes }: Sealed) =>
  keys.open('two-factor', userId, { keyId, bytes })

/** The time step whose code this is, of the present one and its two neighbours; null when it is none of theirs. */
export function timeStepOfCode(secret: string, code: string, now: Date): number | null {
  const app = createTotp(secret, '')
  const timestamp = now.getTime()
  const delta = /^\d{6}$/.test(code) ? app.validate({ token: code, timestamp, window: 1 }) : null
  return delta === null ? null : app.counter({ timestamp }) + delta
}

/** A code as it is compared: people type it in groups, and in small letters. */
export const normalizeCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/**
 * Takes a code of the app or a recovery code, which then counts no more. `wrong` counts as well, so the
 * transaction must be kept; after too many of them it is a 429. The user's row is locked meanwhile.
 */
export async function consumeCode(
  tx: Tx,
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  userId: string,
  typed: string,
): Promise<'app code' | 'recovery code' | 'wrong'> {
  const factor = await tx
    .selectFrom('two_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!factor) return 'wrong'
  const since = factor.wrong_since === null ? 0 : Date.parse(factor.wrong_since)
  const isCounting = now.getTime() - since < HOUR
  if (isCounting && factor.wrong_codes >= WRONG_AN_HOUR)
    throw tooManyRequests(Math.ceil((since + HOUR - now.getTime()) / 1000), messages.twoFactor.tooManyCodes)

  const code = normalizeCode(typed)
  const secret = openSecret({ keys }, userId, { keyId: factor.key_id, bytes: factor.sealed })
  const step = timeStepOfCode(secret, code, now)
  if (step !== null && (await spendStep(tx, userId, step))) return 'app code'
  if (await spendRecoveryCode(tx, userId, code, now)) return 'recovery code'
  const counted = isCounting
    ? { wrong_codes: factor.wrong_codes + 1 }
    : { wrong_codes: 1, wrong_since: now.toISOString() }
  await tx.updateTable('two_factors').set(counted).where('user_id', '=', userId).execute()
  return 'wrong'
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

/** Ten new recovery codes of 80 bits each, in the place of the old ones. Only their hashes are kept. */
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

/** 401 before there is a session, with the field by which the sign-in page knows that the password was right. */
export const codeRequired = () =>
  new HttpError(401, messages.twoFactor.codeNeeded, {
    fields: { code: messages.twoFactor.codeNeeded },
    asksForMore: true,
  })
export const wrongCode = (status: 400 | 401) =>
  new HttpError(status, messages.twoFactor.codeWrong, { fields: { code: messages.twoFactor.codeWrong } })
