import type { Db } from '../db/connect.ts'

/** Returns the name under which the office sends mails; null until the office has told its name. */
export async function readOfficeName(db: Db): Promise<string | null> {
  const office = await db.selectFrom('office_profile').select('name').executeTakeFirst()
  return office?.name ?? null
}
