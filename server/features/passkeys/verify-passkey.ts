import type { PasskeyAnswer } from '#contract/passkeys/passkey.ts'
import type { Context } from '../../context/context.ts'
import type { Tx, WholeDb } from '../../db/connect.ts'
import { HttpError } from '../../http/errors.ts'
import { type ChallengeUse, portal, verifyAnswer } from './challenges.ts'

/** A passkey that answered a challenge rightly, with what its device counts now; or whose it claims to be, null for an unknown one. */
export type CheckedPasskey =
  | { isRight: true; id: string; userId: string; counter: number }
  | { isRight: false; userId: string | null }

/**
 * Verifies the answer of a passkey to a challenge of one use: its signature, the portal's address, that the device verified
 * its user, and its counter. The challenge is spent, whatever comes of it. The caller completes a right one by
 * `consumePasskey`, in its transaction.
 */
export async function checkPasskey(
  db: WholeDb,
  { config, log, now }: Pick<Context<unknown>, 'config' | 'log' | 'now'>,
  answer: PasskeyAnswer,
  use: ChallengeUse,
): Promise<CheckedPasskey> {
  const { rpId, origin } = portal(config)
  const stored = await db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', Buffer.from(answer.id, 'base64url'))
    .executeTakeFirst()
  const { userHandle, ...response } = answer.response
  // At a sign-in the device says itself whose passkey it is (WebAuthn section 7.2, step 6).
  const says = userHandle ?? (use.purpose === 'step up' ? stored && handleOf(stored.user_id) : undefined)
  if (!stored || says !== handleOf(stored.user_id)) return { isRight: false, userId: null }
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const outcome = await verifyAnswer(db, { log, now }, use, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: answer.id,
        publicKey: new Uint8Array(stored.public_key),
        counter: Number(stored.counter),
        transports: stored.transports,
      },
    }),
  )
  if (!outcome?.verified) return { isRight: false, userId: stored.user_id }
  return { isRight: true, id: stored.id, userId: stored.user_id, counter: outcome.authenticationInfo.newCounter }
}

/** Returns the user handle of a user: the bytes of the id, which say nothing about a person. */
export const handleOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')

/**
 * Stores a verified use. Returns false for a passkey that was removed meanwhile, or whose counter another use has passed: a
 * copy of the key would be found by that.
 */
export async function consumePasskey(
  tx: Tx,
  { id, counter }: { id: string; counter: number },
  now: Date,
): Promise<boolean> {
  const used = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** Returns the refusal of a passkey, at its field. */
export const passkeyRefused = (status: 400 | 401) =>
  new HttpError(status, 'passkeys.refused', { fields: { passkey: 'passkeys.refused' } })
