import type { Selectable } from 'kysely'
import { MAX_PAYEE, type OfficeProfile, unnamedOffice } from '#contract/office/office.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import type { OfficeProfile as OfficeRow } from '../../db/schema.generated.ts'
import { fileAddress } from '../files/file-address.ts'

/** Returns the profile of the office; until it is set, that of an unnamed office. */
export async function getOfficeProfile(db: Db, ctx: Pick<Context, 'keys' | 'now'>): Promise<OfficeProfile> {
  const row = await db.selectFrom('office_profile').selectAll().executeTakeFirst()
  return row ? presentOffice(row, ctx) : unnamedOffice
}

export const presentOffice = (
  row: Omit<Selectable<OfficeRow>, 'id' | 'updated_at'>,
  { keys, now }: Pick<Context, 'keys' | 'now'>,
): OfficeProfile => ({
  name: row.name,
  address1: row.address1,
  address2: row.address2,
  city: row.city,
  state: row.state,
  pincode: row.pincode,
  phone: row.phone,
  email: row.email,
  gstin: row.gstin,
  upiPayee: row.upi_payee || row.name.slice(0, MAX_PAYEE),
  logoUrl: row.logo_id && fileAddress(keys, row.logo_id, now),
  colleaguesInSearch: row.colleagues_in_search,
})
