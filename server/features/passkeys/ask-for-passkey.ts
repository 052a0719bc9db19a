import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { CHALLENGE_LIFE, type ChallengeUse, newChallenge, portal } from './challenges.ts'
import { describePasskey, ownPasskeys } from './stored-passkeys.ts'

/** Returns the options for signing in: any passkey of the portal, so that nothing is told about accounts. */
export function askForSignIn(tx: Tx, ctx: Context<null>) {
  return ask(tx, ctx, { purpose: 'sign in', sessionId: null })
}

/** Returns the options for a step-up by one of the caller's passkeys. */
export async function askForProof(tx: Tx, ctx: Context) {
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
