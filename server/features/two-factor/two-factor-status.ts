import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { TwoFactorUser, twoFactorEndpoints } from '#contract/two-factor/two-factor.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { lockRow } from '../../db/rows.ts'
import { type RecordContext, record, recordSetting } from '../../history/history.ts'
import { conflict } from '../../http/errors.ts'
import { endSessions, TWO_FACTOR_FOR_STAFF } from '../../http/session.ts'
import { confirmedFactor } from './two-factor-code.ts'

export async function hasTwoFactor(db: Db, userId: string): Promise<boolean> {
  const factor = await confirmedFactor(db, userId).select('user_id').executeTakeFirst()
  return factor !== undefined
}

export async function twoFactorStatus(db: Db, { actor }: Context) {
  const factor = await confirmedFactor(db, actor.userId)
    .select([
      'confirmed_at as turnedOnAt',
      sql<number>`(select count(*)::int from recovery_codes
        where user_id = two_factors.user_id and used_at is null)`.as('left'),
    ])
    .executeTakeFirst()
  const { requiredForStaff } = await getRequirement(db)
  return {
    isOn: factor !== undefined,
    turnedOnAt: factor?.turnedOnAt ?? null,
    recoveryCodesLeft: factor?.left ?? 0,
    isRequired: requiredForStaff && actor.role !== 'client',
  }
}

/** Returns who has a second factor: two-factor sign-in, passkeys, or both. */
export async function twoFactorUsers(db: Db): Promise<TwoFactorUser[]> {
  const { rows } = await sql<{ userId: string; turnedOnAt: string | null; passkeys: number | null }>`
    select user_id as "userId", confirmed_at as "turnedOnAt", passkeys
    from (select user_id, confirmed_at from two_factors where confirmed_at is not null) as factors
      full join (select user_id, count(*)::int as passkeys from passkeys group by user_id) as counts using (user_id)
    order by user_id`.execute(db)
  return rows.map(({ passkeys, ...user }) => ({ ...user, ...(passkeys !== null && { passkeys }) }))
}

/** Returns whether two-factor sign-in is mandatory for staff; off by default. */
export async function getRequirement(db: Db): Promise<{ requiredForStaff: boolean }> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', TWO_FACTOR_FOR_STAFF)
    .executeTakeFirst()
  return { requiredForStaff: row?.value === 'on' }
}

/**
 * Sets whether two-factor sign-in is mandatory for staff, from their next call on. 409 when the caller
 * has it off, so that the office cannot lock out its only superadmin.
 */
export async function updateRequirement(
  tx: Tx,
  ctx: Context,
  input: Input<typeof twoFactorEndpoints.updateRequirement>,
) {
  const { actor, now } = ctx
  await waitForLock(tx, 'settings')
  const own = await confirmedFactor(tx, actor.userId).select('user_id').forShare().executeTakeFirst()
  if (input.requiredForStaff && !own) throw conflict('twoFactor.yoursFirst')
  const before = await getRequirement(tx)
  const value = input.requiredForStaff ? 'on' : 'off'
  const updated_at = now.toISOString()
  await tx
    .insertInto('settings')
    .values({ name: TWO_FACTOR_FOR_STAFF, value, updated_at })
    .onConflict((at) => at.column('name').doUpdateSet({ value, updated_at }))
    .execute()
  const changes = { requiredForStaff: { from: before.requiredForStaff, to: input.requiredForStaff } }
  await recordSetting(tx, ctx, 'twoFactor', changes)
  return { requiredForStaff: input.requiredForStaff }
}

/**
 * Turns off another user's two-factor sign-in and removes their passkeys, for a superadmin. 409 for the own one, which takes
 * password and code.
 */
export async function resetTwoFactor(tx: Tx, ctx: Context, input: Input<typeof twoFactorEndpoints.reset>) {
  const { userId } = input
  if (userId === ctx.actor.userId) throw conflict('twoFactor.notYourOwn')
  await removeTwoFactor(tx, ctx, userId)
  return null
}

/**
 * Turns off a user's two-factor sign-in, removes their passkeys, ends their sessions and informs them by mail; for a lost
 * phone. The actor is null for the operator of the machine. 404 for an unknown user, 409 where there is neither.
 */
export async function removeTwoFactor(tx: Tx, ctx: RecordContext, userId: string): Promise<void> {
  await lockRow(tx, 'users', userId)
  const result = await tx
    .deleteFrom('two_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  // The lost phone may also hold passkeys, or only passkeys.
  const passkeys = await tx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst()
  const lost = Number(passkeys.numDeletedRows)
  if (result.numDeletedRows === 0n && lost === 0) throw conflict('twoFactor.notOn')
  await endSessions(tx, [userId])
  const changes = lost > 0 && { changes: { passkeys: { from: lost, to: 0 } } }
  await record(tx, ctx, { subject: 'user', id: userId, action: 'two-factor reset', ...changes })
}
