import type { Selectable } from 'kysely'
import type { Client, EditClient } from '#contract/clients/client.ts'
import { toRupees } from '#contract/money.ts'
import type { Clients } from '../../db/schema.generated.ts'

export const presentCorrectable = (row: Selectable<Clients>) =>
  ({
    firstName: row.first_name,
    lastName: row.last_name,
    mobileNo: row.mobile_no,
    firmName: row.firm_name,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    gstin: row.gstin,
  }) satisfies Record<keyof EditClient, string | null>

/** Presents a client with its users; paise become rupees. A PAN is a part of its GSTIN, which not every reader gets. */
export const presentClient = (
  row: Selectable<Clients> & { users: Client['users'] },
  { looksLike, hasGstin, isForOffice }: { looksLike?: string | undefined; hasGstin: boolean; isForOffice?: boolean },
): Client => {
  const { gstin, ...withoutGstin } = presentCorrectable(row)
  return {
    ...withoutGstin,
    ...(hasGstin && { gstin }),
    id: row.id,
    email: row.email,
    phoneNo: row.mobile_no,
    isVerified: row.is_verified,
    creditLimit: toRupees(row.credit_limit),
    utilizedCredit: toRupees(row.utilized_credit),
    fixedPenaltyAmount: toRupees(row.fixed_penalty),
    users: row.users,
    ...(isForOffice && { isDunningPaused: row.dunning_paused_at !== null }),
    ...(looksLike !== undefined && { looksLike }),
  }
}
