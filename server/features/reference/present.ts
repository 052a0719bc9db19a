import type { Selectable } from 'kysely'
import type { Branch, Firm, Rto } from '#contract/reference/reference.ts'
import type { Branches, Firms, Rtos } from '../../db/schema.generated.ts'

export const presentBranch = (row: Selectable<Branches>): Branch => ({
  id: row.id,
  name: row.name,
  address1: row.address1,
  address2: row.address2,
  city: row.city,
  state: row.state,
  pincode: row.pincode,
  branchCode: row.branch_code,
  isActive: row.is_active,
})

export const presentFirm = (row: Selectable<Firms>, looksLike?: string): Firm => ({
  id: row.id,
  name: row.name,
  isActive: row.is_active,
  ...(looksLike !== undefined && { looksLike }),
})

export const presentRto = (row: Selectable<Rtos>, proposedBy?: Rto['proposedBy']): Rto => ({
  id: row.id,
  rtoCode: row.rto_code,
  city: row.city,
  displayName: row.display_name,
  isActive: row.is_active,
  ...(proposedBy && { proposedBy }),
})
