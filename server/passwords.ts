import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { messages } from '#contract/messages.ts'
import type { Db } from './db/connect.ts'
import { badRequest } from './http/errors.ts'

/** argon2id, the figures of OWASP's cheat sheet (quality.md, Sign-in). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each hash takes 19 MB and a core: one for each core, and one that waits for the first to be free. */
export const MAX_CONCURRENT_HASHES = Math.min(4, availableParallelism() + 1)
const inTurn = pLimit(MAX_CONCURRENT_HASHES)

/** The hash under which a password is stored. Slow on purpose: never inside a transaction. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

let dummy: Promise<string> | undefined

/**
 * True when the password fits. Without a stored hash it takes just as long and is false, so that
 * nobody learns from the clock which addresses are known.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const against = stored ?? (await dummy)
  const fits = await inTurn(() => verify(against, password))
  return fits && Boolean(stored)
}

/** The caller's row, once they have given their password again; 400 at the field when it is wrong. Slow, as above. */
export async function requireOwnPassword(db: Db, userId: string, currentPassword: string) {
  const user = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'phone_no', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(user.password_hash, currentPassword)))
    throw badRequest({ currentPassword: messages.password.currentWrong })
  return user
}
