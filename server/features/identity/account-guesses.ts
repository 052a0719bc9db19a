import { sql } from 'kysely'
import { DAY, SECOND } from '#contract/durations.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../history.ts'
import { type HttpError, retryLater } from '../../http/errors.ts'
import { FREE_GUESSES, MAX_GUESS_WAIT } from '../../http/rate-limit.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { isKnownPlace } from './known-places.ts'

/** A try to sign in: from where, when, and at the account of which address. */
type Guess = Pick<RequestContext, 'device' | 'network' | 'now'> & { input: { email: string } }

/** The wrong passwords that count from now on: those of the day, and this one. */
const counted = (dayAgo: string) =>
  sql<number>`case when account_guesses.since < ${dayAgo} then 1 else account_guesses.failures + 1 end`

/**
 * Counts a guess at the password of an address, known or not, over all places that its account does not know; the
 * answer takes it back. After some of them one at a time is looked at, and ever more slowly: 429 with a short wait.
 * Where the account was signed in to before, nothing is counted and nobody waits.
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
        .where((of) =>
          of.or([
            of('account_guesses.failures', '<', FREE_GUESSES),
            of('account_guesses.since', '<', dayAgo),
            of('account_guesses.next_at', '<=', at),
          ]),
        ),
    )
    .returning('failures')
    .executeTakeFirst()
  if (!taken) throw await tooSoon(db, guess)
  return async () => {
    await db
      .updateTable('account_guesses')
      .set((of) => ({ failures: of('failures', '-', 1) }))
      .where('email', '=', email)
      .where('failures', '>', 0)
      .execute()
  }
}

/** It was not looked at, so it counts against no limit of the place either. */
async function tooSoon(db: Db, { input, now }: Guess): Promise<HttpError> {
  const row = await db
    .selectFrom('account_guesses')
    .select('next_at')
    .where('email', '=', input.email)
    .executeTakeFirst()
  const wait = row ? Date.parse(row.next_at) - now.getTime() : 0
  return retryLater(Math.max(1, Math.ceil(wait / SECOND)))
}

/** Tells the owners of accounts that are being guessed at by mail, once a day at most. Answers how many. */
export async function notifyOwnersOfGuesses(tx: Tx, ctx: Context<null>): Promise<number> {
  const dayAgo = new Date(ctx.now.getTime() - DAY).toISOString()
  const slowed = await tx
    .updateTable('account_guesses')
    .set({ told_at: ctx.now.toISOString() })
    .where('failures', '>', FREE_GUESSES)
    .where((of) => of.or([of('told_at', 'is', null), of('told_at', '<', dayAgo)]))
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
