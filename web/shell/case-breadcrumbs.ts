import { useLayoutEffect } from 'react'
import type { CaseStatus } from '#contract/cases/case-kinds.ts'
import { createStore } from '#web/lib/store.ts'
import { type PagePath, paths } from '#web/paths.ts'

/** The list that a case of that status stands in, for one of the staff; the list of drafts while the status is not known. */
function listOfCase(role: 'superadmin' | 'employee', status: CaseStatus = 'Created'): PagePath {
  const { superadmin, employee } = paths
  const isDraft = status === 'Created' || status === 'Updated'
  if (role === 'employee') return isDraft ? employee.draftCases : employee.verifiedCases
  if (isDraft) return superadmin.myCases
  return status === 'rejected' ? superadmin.rejectedCases : superadmin.verifiedCases
}

/** The address of the list that the case of the present page stands in, once its status is known: the menu marks it. */
export const caseListInView = createStore<PagePath | null>(null)

/** The same for a page of a case, which the menu is told of. */
export function useParentListOfCase(role: 'superadmin' | 'employee', status: CaseStatus | undefined): PagePath {
  const list = listOfCase(role, status)
  const known = status ? list : null
  useLayoutEffect(() => {
    caseListInView.set(known)
    return () => caseListInView.set(null)
  }, [known])
  return list
}
