import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { DAY, SECOND } from '#contract/durations.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db, Tx, WholeDb } from '../../db/connect.ts'
import { record } from '../../history/history.ts'
import { type HttpError, retryLater } from '../../http/errors.ts'
import { FREE_GUESSES, MAX_GUESS_WAIT } from '../../http/rate-limit.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { isKnownPlace } from './open-session.ts'

/**
 * Stores a refused sign-in. The account is looked up later, so that the answer takes the same time for
 * a known and an unknown address.
 */
export async function logRefusedSignIn(
  db: WholeDb,
  { input, now }: { input: { email: string }; now: Date },
  reason: 'wrong password' | 'deactivated',
): Promise<void> {
  const row = { id: newId(), email: input.email, reason, created_at: now.toISOString() }
  await db.insertInto('refused_sign_ins').values(row).execute()
}

/** Records the refused sign-ins of known accounts in the history and deletes the others. Returns their number. */
export async function recordRefusedSignIns(tx: Tx, ctx: Context<null>): Promise<number> {
  const refused = await tx
    .deleteFrom('refused_sign_ins')
    .where('id', 'in', (eb) =>
      eb.selectFrom('refused_sign_ins').select('id').orderBy('id').limit(100).forUpdate().skipLocked(),
    )
    .returning(['id', 'email', 'reason', 'created_at'])
    .execute()
  if (refused.length === 0) return 0
  const users = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', [...new Set(refused.map(({ email }) => email))])
    .execute()
  const idOf = new Map(users.map(({ id, email }) => [email, id]))
  for (const { email, reason, created_at } of refused.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const id = idOf.get(email)
    const changes = { reason: { from: null, to: reason } }
    if (id)
      await record(
        tx,
        { ...ctx, now: new Date(created_at) },
        {
          subject: 'user',
          id,
          action: 'sign-in refused',
          changes,
        },
      )
  }
  return refused.length
}

/** An attempt to sign in: device, network, instant and e-mail address. */
type Guess = Pick<RequestContext, 'device' | 'network' | 'now'> & { input: { email: string } }

/** Counts the wrong passwords of the last day, this one included. */
const counted = (dayAgo: string) =>
  sql<number>`case when account_guesses.since < ${dayAgo} then 1 else account_guesses.failures + 1 end`

/**
 * Counts an attempt at the password of an address, known or not, from all places that its account does not know; the
 * returned function takes it back. Beyond a number of attempts they are checked one at a time and ever more slowly: 429
 * with a short wait. Attempts from known places are neither counted nor delayed.
 */
export async function countGuess({ config, database: { db } }: Deps, guess: Guess): Promise<() => Promise<void>> {
  const { now } = guess
  const { email } = guess.input
  if (config.RATE_LIMITS === 'off' || (await isKnownPlace(db, guess, email))) return async () => {}
  const at = now.toISOString()
  const dayAgo = new Date(now.getTime() - DAY).toISOString()
  const failures = counted(dayAgo)
  const wait = sql<number>`case when ${failures} <= ${FREE_GUESSES} then 0
    else least(${MAX_GUESS_WAIT}, power(2, least(${failures} - ${FREE_GUESSES}, 30))) end`
  const taken = await db
    .insertInto('account_guesses')
    .values({ email, failures: 1, since: at, next_at: at })
    .onConflict((on) =>
      on
        .column('email')
        .doUpdateSet({
          failures,
          since: sql<string>`case when account_guesses.since < ${dayAgo} then ${at}::timestamptz else account_guesses.since end`,
          next_at: sql<string>`${at}::timestamptz + make_interval(secs => ${wait})`,
        })
        .where((eb) =>
          eb.or([
            eb('account_guesses.failures', '<', FREE_GUESSES),
            eb('account_guesses.since', '<', dayAgo),
            eb('account_guesses.next_at', '<=', at),
          ]),
        ),
    )
    .returning('failures')
    .executeTakeFirst()
  if (!taken) throw await tooSoon(db, guess)
  return async () => {
    await db
      .updateTable('account_guesses')
      .set((eb) => ({ failures: eb('failures', '-', 1) }))
      .where('email', '=', email)
      .where('failures', '>', 0)
      .execute()
  }
}

/** Returns the 429; the attempt was not checked, so it counts against no other limit. */
async function tooSoon(db: Db, { input, now }: Guess): Promise<HttpError> {
  const row = await db
    .selectFrom('account_guesses')
    .select('next_at')
    .where('email', '=', input.email)
    .executeTakeFirst()
  const wait = row ? Date.parse(row.next_at) - now.getTime() : 0
  return retryLater(Math.max(1, Math.ceil(wait / SECOND)))
}

/** Mails the owners of accounts whose password is being guessed, once a day at most. Returns their number. */
export async function notifyOwnersOfGuesses(tx: Tx, ctx: Context<null>): Promise<number> {
  const dayAgo = new Date(ctx.now.getTime() - DAY).toISOString()
  const slowed = await tx
    .updateTable('account_guesses')
    .set({ told_at: ctx.now.toISOString() })
    .where('failures', '>', FREE_GUESSES)
    .where((eb) => eb.or([eb('told_at', 'is', null), eb('told_at', '<', dayAgo)]))
    .returning('email')
    .execute()
  if (slowed.length === 0) return 0
  const owners = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', sql<string>`any(${slowed.map(({ email }) => email)}::text[])`)
    .where('is_active', '=', true)
    .where('password_hash', 'is not', null)
    .execute()
  await record(
    tx,
    ctx,
    ...owners.map(({ id }) => ({ subject: 'notice' as const, id, action: 'account guessed at' as const })),
  )
  return owners.length
}
