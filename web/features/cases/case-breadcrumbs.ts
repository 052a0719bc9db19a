import { useLayoutEffect } from 'react'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import type { StaffRole } from '#contract/roles.ts'
import { type PagePath, paths } from '#web/lib/paths.ts'
import { createStore } from '#web/lib/store.ts'

/** The list of cases for a status and staff role; the list of drafts while the status is unknown. */
export function listOfCase(role: StaffRole, status: CaseStatus = 'Created'): PagePath {
  const { superadmin, employee } = paths
  const isDraft = status === 'Created' || status === 'Updated'
  if (role === 'employee') return isDraft ? employee.draftCases : employee.verifiedCases
  if (isDraft) return superadmin.myCases
  return status === 'rejected' ? superadmin.rejectedCases : superadmin.verifiedCases
}

/** The list of the current page's case, once its status is known: the menu marks it. */
export const caseListInView = createStore<PagePath | null>(null)

/** Returns the list of a case and sets it as the one that the menu marks. */
export function useParentListOfCase(role: StaffRole, status: CaseStatus | undefined): PagePath {
  const list = listOfCase(role, status)
  const knownList = status ? list : null
  useLayoutEffect(() => {
    caseListInView.set(knownList)
    return () => caseListInView.set(null)
  }, [knownList])
  return list
}
