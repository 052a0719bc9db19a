import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { MINUTE } from '#contract/durations.ts'
import type { Context } from '../../context/context.ts'
import type { Tx, WholeDb } from '../../db/connect.ts'
import { conflict } from '../../http/errors.ts'
import type { Config } from '../../start/config.ts'
import { describePasskey, ownPasskeys } from './stored-passkeys.ts'

/** What a challenge is for; that of a session can be answered by this session alone. */
export type ChallengeUse = { purpose: 'sign in'; sessionId: null } | { purpose: 'add' | 'step up'; sessionId: string }

/** How long a challenge can be answered, in milliseconds. */
export const CHALLENGE_LIFE = 5 * MINUTE

/**
 * Returns the relying party: the host and origin of the portal's public address. 409 where browsers offer no passkeys: at an
 * IP address, and without https elsewhere than on this machine.
 */
export function portal({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): { rpId: string; origin: string } {
  const { hostname, origin, protocol } = new URL(PUBLIC_URL)
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[')
  if (isAddress || (protocol !== 'https:' && hostname !== 'localhost')) throw conflict('passkeys.needsDomain')
  return { rpId: hostname, origin }
}

/** Stores a new challenge and returns it in base64url. */
export async function newChallenge(tx: Tx, now: Date, { purpose, sessionId }: ChallengeUse): Promise<string> {
  const challenge = randomBytes(32)
  const ends_at = new Date(now.getTime() + CHALLENGE_LIFE).toISOString()
  await tx.insertInto('passkey_challenges').values({ challenge, purpose, session_id: sessionId, ends_at }).execute()
  return challenge.toString('base64url')
}

/**
 * Runs a verification by the library, which spends the challenge. Returns null where it refuses, with the reason in the log
 * alone; an error of the database is thrown.
 */
export async function verifyAnswer<T>(
  db: WholeDb,
  { log, now }: Pick<Context<unknown>, 'log' | 'now'>,
  use: ChallengeUse,
  verify: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<T>,
): Promise<T | null> {
  let fault: unknown
  try {
    return await verify(async (challenge) => {
      try {
        return await spendChallenge(db, now, challenge, use)
      } catch (error) {
        fault = error
        throw error
      }
    })
  } catch (error) {
    if (fault) throw fault
    log.info({ reason: error instanceof Error ? error.message : String(error) }, 'a passkey was refused')
    return null
  }
}

/** Spends a challenge, given in base64url, outside of any transaction. Returns false for one that is unknown, over, or for another use. */
async function spendChallenge(
  db: WholeDb,
  now: Date,
  challenge: string,
  { purpose, sessionId }: ChallengeUse,
): Promise<boolean> {
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', Buffer.from(challenge, 'base64url'))
    .where('purpose', '=', purpose)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst()
  return spent.numDeletedRows === 1n
}

/** Returns the options for signing in: any passkey of the portal, so that nothing is revealed about accounts. */
export function askForSignIn(tx: Tx, ctx: Context<null>) {
  return ask(tx, ctx, { purpose: 'sign in', sessionId: null })
}

/** Returns the options for a step-up by one of the caller's passkeys. */
export async function askForStepUp(tx: Tx, ctx: Context) {
  const { actor } = ctx
  const rows = await ownPasskeys(tx, actor.userId).select(['credential_id', 'transports']).execute()
  const question = await ask(tx, ctx, { purpose: 'step up', sessionId: actor.sessionId })
  return { ...question, allowCredentials: rows.map(describePasskey) }
}

async function ask(tx: Tx, { config, now }: Context<unknown>, use: ChallengeUse) {
  const { rpId } = portal(config)
  const challenge = await newChallenge(tx, now, use)
  return { challenge, rpId, timeout: CHALLENGE_LIFE, userVerification: 'required' as const }
}
