import type { Selectable } from 'kysely'
import type { Client } from '#contract/clients/client.ts'
import { toRupees } from '#contract/money.ts'
import type { Clients } from '../../db/schema.generated.ts'

/** Presents a client with its users; paise become rupees. */
export const presentClient = (row: Selectable<Clients> & { users: Client['users'] }, looksLike?: string): Client => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  mobileNo: row.mobile_no,
  phoneNo: row.mobile_no,
  firmName: row.firm_name,
  address1: row.address1,
  address2: row.address2,
  city: row.city,
  state: row.state,
  pincode: row.pincode,
  isVerified: row.is_verified,
  creditLimit: toRupees(row.credit_limit),
  utilizedCredit: toRupees(row.utilized_credit),
  fixedPenaltyAmount: toRupees(row.fixed_penalty),
  users: row.users,
  ...(looksLike !== undefined && { looksLike }),
})
