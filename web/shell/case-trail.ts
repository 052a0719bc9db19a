import { useLayoutEffect } from 'react'
import type { CaseStatus } from '#contract/cases/case-kinds.ts'
import type { Role } from '#contract/endpoint.ts'
import { createStore } from '#web/lib/store.ts'
import { paths } from '#web/paths.ts'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'
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

/** The address of the list that the case of the present page stands in, once its status is known: the menu marks it. */
export const caseListInView = createStore<string | null>(null)

/** The same for a page of a case, which the menu is told of. */
export function useListOfCase(role: Role, status: CaseStatus | undefined): Crumb {
  const list = listOfCase(role, status)
  const known = status ? list.to : null
  useLayoutEffect(() => {
    caseListInView.set(known)
    return () => caseListInView.set(null)
  }, [known])
  return list
}
