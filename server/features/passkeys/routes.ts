import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import { passkeySignInEndpoints } from '#contract/identity/passkey-sign-in-endpoints.ts'
import { passkeyEndpoints as calls, MAX_PASSKEYS, type Passkey } from '#contract/passkeys/passkey.ts'
import { t } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { lockRow } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import { record } from '../../history/history.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import { countRows } from '../../http/listing.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { askForSignIn, askForStepUp, CHALLENGE_LIFE, newChallenge, portal, verifyAnswer } from './challenges.ts'
import { describePasskey, ownPasskeys } from './stored-passkeys.ts'
import { handleOf } from './verify-passkey.ts'

const COLUMNS = ['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const

/** Returns the caller's passkeys, oldest first. */
const listPasskeys = (db: Db, { actor }: Context): Promise<Passkey[]> =>
  ownPasskeys(db, actor.userId).select(COLUMNS).orderBy('created_at').orderBy('id').execute()

/** Algorithms of public keys: Ed25519, ES256, RS256 (COSE), which all devices together have. */
const ALGORITHMS = [-8, -7, -257]

/** Returns the options for creating a passkey, which the browser stores. 409 at the maximum of a user. */
async function startPasskey(tx: Tx, { actor, config, now }: Context) {
  const { rpId } = portal(config)
  const rows = await ownPasskeys(tx, actor.userId).select(['credential_id', 'transports']).execute()
  requireRoom(rows.length)
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const challenge = await newChallenge(tx, now, { purpose: 'add', sessionId: actor.sessionId })
  return {
    challenge,
    rp: { name: t.general('productName'), id: rpId },
    user: { id: handleOf(actor.userId), name: email, displayName: actor.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: CHALLENGE_LIFE,
    attestation: 'none' as const,
    excludeCredentials: rows.map(describePasskey),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  }
}

function requireRoom(count: number): void {
  if (count >= MAX_PASSKEYS) throw conflict('passkeys.tooMany')
}

/**
 * Adds the passkey that the browser has made. 400 for a wrong answer, 409 for a known passkey or at the maximum of a
 * user.
 */
async function addPasskey({ database: { db } }: Deps, request: RequestContext<typeof calls.add>): Promise<Passkey> {
  const { actor, input, now } = request
  const made = await verifyMade(db, request)
  return inTransaction(db, async (tx) => {
    await lockRow(tx, 'users', actor.userId)
    requireRoom(await countRows(ownPasskeys(tx, actor.userId)))
    const added = await tx
      .insertInto('passkeys')
      .values({
        id: newId(),
        user_id: actor.userId,
        name: input.name,
        credential_id: Buffer.from(made.id, 'base64url'),
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: input.answer.response.transports ?? [],
        created_at: now.toISOString(),
      })
      .onConflict((at) => at.column('credential_id').doNothing())
      .returning(COLUMNS)
      .executeTakeFirst()
    if (!added) throw conflict('passkeys.alreadyAdded')
    const changes = { passkey: { from: null, to: input.name } }
    await record(tx, request, { subject: 'user', id: actor.userId, action: 'passkey added', changes })
    return added
  })
}

/** Returns the credential of an answer to `start` of this session, whose challenge is spent in any case. Throws 400. */
async function verifyMade(
  db: Deps['database']['db'],
  { actor, input, config, log, now }: RequestContext<typeof calls.add>,
) {
  const { rpId, origin } = portal(config)
  const use = { purpose: 'add' as const, sessionId: actor.sessionId }
  const { transports: _, ...response } = input.answer.response
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const outcome = await verifyAnswer(db, { log, now }, use, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: { ...input.answer, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!outcome?.registrationInfo) throw badRequest({ answer: 'passkeys.refused' })
  return outcome.registrationInfo.credential
}

async function renamePasskey(tx: Tx, ctx: Context, { id, name }: Input<typeof calls.edit>): Promise<Passkey> {
  const before = await lockOwn(tx, ctx, id)
  if (name !== before.name) {
    await tx.updateTable('passkeys').set({ name }).where('id', '=', id).execute()
    const changes = { passkey: { from: before.name, to: name } }
    await record(tx, ctx, { subject: 'user', id: ctx.actor.userId, action: 'passkey renamed', changes })
  }
  return { ...before, name }
}

/** Removes a passkey, also the last one: the password stays. */
async function removePasskey(tx: Tx, ctx: Context, { id }: Input<typeof calls.remove>): Promise<null> {
  const { name } = await lockOwn(tx, ctx, id)
  await tx.deleteFrom('passkeys').where('id', '=', id).execute()
  const changes = { passkey: { from: name, to: null } }
  await record(tx, ctx, { subject: 'user', id: ctx.actor.userId, action: 'passkey removed', changes })
  return null
}

async function lockOwn(tx: Tx, { actor }: Context, id: string): Promise<Passkey> {
  const own = await ownPasskeys(tx, actor.userId).select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!own) throw notFound()
  return own
}

export const passkeyRoutes: Route[] = [
  query(calls.all, listPasskeys),
  command(calls.start, startPasskey),
  handler(calls.add, addPasskey),
  command(calls.edit, renamePasskey),
  command(calls.remove, removePasskey),
  command(calls.proof, askForStepUp),
  command(passkeySignInEndpoints.challenge, askForSignIn),
]
