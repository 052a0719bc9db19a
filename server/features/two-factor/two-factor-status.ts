import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { confirmedFactor } from './two-factor-code.ts'
import { getRequirement } from './two-factor-requirement.ts'

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

export function twoFactorUsers(db: Db) {
  return db
    .selectFrom('two_factors')
    .select(['user_id as userId', 'confirmed_at as turnedOnAt'])
    .where('confirmed_at', 'is not', null)
    .$narrowType<{ turnedOnAt: string }>()
    .orderBy('user_id')
    .execute()
}
