import type { CaseStatus } from '#contract/cases/case-kinds.ts'
import type { Role } from '#contract/endpoint.ts'
import { paths } from '#web/paths.ts'
import type { Crumb } from '#web/ui/trail.tsx'
import { screenName } from './menu.ts'

/** A screen of the menu as a page above. */
export const crumbTo = (role: Role, to: string): Crumb => ({ label: screenName(role, to), to })

/** The list that a case of that status stands in, for a role; the list of drafts while the status is not known. */
export function listOfCase(role: Role, status: CaseStatus = 'Created'): Crumb {
  const { superadmin, employee, client } = paths
  if (role === 'client') return crumbTo(role, client.cases)
  const isDraft = status === 'Created' || status === 'Updated'
  if (role === 'employee') return crumbTo(role, isDraft ? employee.draftCases : employee.verifiedCases)
  if (isDraft) return crumbTo(role, superadmin.myCases)
  return crumbTo(role, status === 'rejected' ? superadmin.rejectedCases : superadmin.verifiedCases)
}
