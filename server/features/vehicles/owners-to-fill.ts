import type { Case } from '#contract/cases/case.ts'
import { stagesAfterApproval } from '#contract/stages/stages.ts'
import type { Db } from '../../db/connect.ts'
import type { FoundCase } from '../cases/find-case.ts'

type Owners = Case['ownerDetails']

const noBuyer = { buyerName: null, buyerAadharNo: null, buyerAddress: null, buyerState: null, buyerPhoneNo: null }

/** Returns whether the RTO has put the vehicle in the name of the new owner. */
const isTransferred = ({ transfer_to, status, stage }: FoundCase): boolean =>
  transfer_to !== 'NA' &&
  status !== 'rejected' &&
  (status === 'paid' || stagesAfterApproval.some((one) => one === stage))

/**
 * Returns the owners for a new case of the vehicle of a case: after a finished transfer the vehicle's
 * owner is the registered one, as it was corrected by hand since, and the new one is still to come.
 */
export async function ownersToFill(db: Db, row: FoundCase, owners: Owners): Promise<Owners> {
  if (!isTransferred(row) || row.buyer_name === null) return owners
  const corrected = await db
    .selectFrom('vehicles')
    .select(['edited_owner_name as name', 'edited_owner_phone_no as phoneNo'])
    .where('id', '=', row.vehicle_id)
    .where('owner_edited_at', '>=', row.created_at)
    .executeTakeFirst()
  const isSomebodyElse = corrected?.name && corrected.name.toUpperCase() !== row.buyer_name.toUpperCase()
  return {
    ...noBuyer,
    sellerName: corrected?.name?.toUpperCase() ?? owners.buyerName,
    sellerPhoneNo: corrected ? corrected.phoneNo : owners.buyerPhoneNo,
    sellerAadharNo: isSomebodyElse ? null : owners.buyerAadharNo,
    sellerAddress: isSomebodyElse ? null : owners.buyerAddress,
    sellerState: isSomebodyElse ? null : owners.buyerState,
  }
}
