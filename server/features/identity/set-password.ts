import type { identityEndpoints, LinkToken } from '#contract/identity/identity.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { record } from '../../history/history.ts'
import { badRequest, conflict, HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { endSessions } from '../../http/session.ts'
import { hashToken } from '../../security/keys.ts'
import { hashPassword, requireOwnPassword } from '../../security/passwords.ts'
import { rememberPlace } from './open-session.ts'

interface Owner {
  email: string
  first_name: string
  last_name: string
  phone_no: string
}

const PRODUCT = ['vehicle record portal', 'vehicle records portal', 'vehicle portal', 'record portal']

let common: Promise<ReadonlySet<string>> | undefined

/** Loads some 50,000 common passwords, when the first password is set. */
const loadCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

const lettersOf = (text: string) => folded(text).replaceAll(/[^\p{L}\p{M}]/gu, '')

/**
 * Returns whether a password is common, in any letter case, or consists of the owner's address, name
 * or phone, or the product's name, with or without digits and signs around it.
 */
export async function isEasyToGuess(password: string, owner: Owner): Promise<boolean> {
  common ??= loadCommon()
  const plain = folded(password)
  if ((await common).has(plain)) return true
  const { email, first_name, last_name, phone_no } = owner
  const [local = ''] = email.split('@')
  if ([email, local, phone_no].includes(plain)) return true
  const letters = lettersOf(password)
  const names = [email, local, first_name, last_name, first_name + last_name, last_name + first_name, ...PRODUCT]
  return letters !== '' && names.some((name) => lettersOf(name) === letters)
}

/** Returns the 400 at the field. The caller was authorised already, so it does not count as a failure. */
const passwordTooCommon = (field: 'password' | 'newPassword') =>
  new HttpError(400, 'password.easyToGuess', {
    fields: { [field]: 'password.easyToGuess' },
    asksForMore: true,
  })

/** Returns the e-mail address of the user whose password a link sets; 400 for a link that was used or has ended. */
export async function linkOwner(db: Db, { now }: Context<null>, { token }: LinkToken) {
  const { email } = await ownerOf(db, token, now)
  return { email }
}

/**
 * Sets a password by a one-time link and ends every session of the user. A user who had a password
 * before is informed by mail. 400 for a password that is easy to guess.
 */
export async function setPassword(
  { database: { db } }: Deps,
  request: RequestContext<typeof identityEndpoints.setPassword>,
) {
  const { input, now } = request
  // An invalid link is refused before the expensive hashing.
  const owner = await ownerOf(db, input.token, now)
  if (await isEasyToGuess(input.password, owner)) throw passwordTooCommon('password')
  const password_hash = await hashPassword(input.password)

  return inTransaction(db, async (tx) => {
    const link = await tx
      .deleteFrom('one_time_links')
      .where('token_hash', '=', hashToken(input.token))
      .where('ends_at', '>', now.toISOString())
      .returning('user_id')
      .executeTakeFirst()
    if (!link) throw badRequest({ token: 'password.linkDead' })
    const before = await tx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', link.user_id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    await tx.updateTable('users').set({ password_hash }).where('id', '=', link.user_id).execute()
    await endSessions(tx, [link.user_id])
    await rememberPlace(tx, request, link.user_id)
    const owned = { ...request, actor: { userId: link.user_id } }
    const facts = { hadPassword: before.password_hash !== null }
    await record(tx, owned, { subject: 'user', id: link.user_id, action: 'password set', facts })
    return null
  })
}

/** Returns the user to whom a valid link was mailed; 400 otherwise. */
async function ownerOf(db: Db, token: string, now: Date) {
  const owner = await db
    .selectFrom('one_time_links')
    .innerJoin('users', 'users.id', 'one_time_links.user_id')
    .select(['email', 'first_name', 'last_name', 'phone_no'])
    .where('token_hash', '=', hashToken(token))
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!owner) throw badRequest({ token: 'password.linkDead' })
  return owner
}

/**
 * Changes the caller's password, ends every other session of theirs and informs them by mail. 400 for
 * a password that is easy to guess. Hashes before the transaction.
 */
export async function changePassword(
  { database: { db } }: Deps,
  request: RequestContext<typeof identityEndpoints.changePassword>,
) {
  const { actor, input } = request
  const before = await requireOwnPassword(db, request, input.currentPassword)
  if (await isEasyToGuess(input.newPassword, before)) throw passwordTooCommon('newPassword')
  await request.takePoint('new-password', actor.userId)
  const password_hash = await hashPassword(input.newPassword)

  return inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', actor.userId)
      // A concurrent change wins.
      .where('password_hash', '=', before.password_hash)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw conflict('general.conflict')
    await endSessions(tx, [actor.userId], { except: actor.sessionId })
    await tx.deleteFrom('one_time_links').where('user_id', '=', actor.userId).execute()
    await record(tx, request, { subject: 'user', id: actor.userId, action: 'password changed' })
    return null
  })
}
