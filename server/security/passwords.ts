import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

import { normalizePassword } from '#contract/text.ts'
import type { Actor } from '../context/actor.ts'
import type { Db } from '../db/connect.ts'
import { badRequest } from '../http/errors.ts'
import type { RequestContext } from '../http/request-context.ts'

/** The parameters of argon2id, from OWASP's cheat sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each hash takes 19 MB and a core, so one per core: with one more, the slowest take half as long again. */
export const MAX_CONCURRENT_HASHES = Math.min(4, availableParallelism())
const inTurn = pLimit(MAX_CONCURRENT_HASHES)

/** Hashes a password for storage. Slow on purpose: never inside a transaction. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalizePassword(password), COST))

let dummy: Promise<string> | undefined

/**
 * Returns whether a password matches. Without a stored hash it is false after the same time, so that
 * timing does not reveal which addresses are known.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const against = stored ?? (await dummy)
  const fits = await inTurn(() => verify(against, normalizePassword(password)))
  return fits && Boolean(stored)
}

/**
 * Returns the caller's row after checking their password. Throws 400 at the field when it is wrong, 429 beyond the limit of
 * right ones. Slow, as above.
 */
export async function requireOwnPassword(
  db: Db,
  { actor, takePoint }: { actor: Actor } & Pick<RequestContext, 'takePoint'>,
  currentPassword: string,
) {
  const user = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'phone_no', 'password_hash'])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(user.password_hash, currentPassword)))
    throw badRequest({ currentPassword: 'password.currentWrong' })
  await takePoint('right-password', actor.userId)
  return user
}
