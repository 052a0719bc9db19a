import type { Db } from '../../db/connect.ts'

/** A user's second factor, where it is on: one that was set up and never confirmed does not count. */
export const confirmedFactor = (db: Db, userId: string) =>
  db.selectFrom('two_factors').where('user_id', '=', userId).where('confirmed_at', 'is not', null)
