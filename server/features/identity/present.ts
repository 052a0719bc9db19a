import type { Selectable } from 'kysely'
import type { SessionUser } from '#contract/identity/identity.ts'
import type { Language } from '#contract/languages/language.ts'
import { toRupees } from '#contract/money.ts'
import type { Users } from '../../db/schema.generated.ts'

export type UserRow = Omit<Selectable<Users>, 'password_hash'>

/** The client of a session user; null for staff. Amounts in paise. */
interface ClientPart {
  is_verified: boolean
  credit_limit: number
  utilized_credit: number
}

/** Presents the signed-in user. Staff count as verified; amounts in rupees. */
export const presentSessionUser = (user: UserRow, client: ClientPart | null): SessionUser => ({
  id: user.id,
  name: `${user.first_name} ${user.last_name}`.trim(),
  isVerified: client?.is_verified ?? true,
  email: user.email,
  role: user.role,
  branchCode: user.branch_code,
  employeeCode: user.employee_code,
  creditLimit: client && toRupees(client.credit_limit),
  utilizedCredit: client && toRupees(client.utilized_credit),
  language: user.language as Language,
  pinnedPages: user.pinned_pages,
})
