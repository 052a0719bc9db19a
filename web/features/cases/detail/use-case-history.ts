import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CaseHistoryEntry } from '#contract/cases/case-history.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { combinePages } from '#web/lib/combine-pages.ts'
import { apiQuery } from '#web/lib/query.ts'

const historyPage = (id: string, page: number) =>
  apiQuery(caseEndpoints.history, { params: { id }, query: { page: String(page) } })

/** The newest entries of the history of a case, for staff. */
export const useNewestHistory = (id: string, enabled = true) => useQuery({ ...historyPage(id, 0), enabled })

/** Entries have no id. */
const keyOf = ({ at, action, changes }: CaseHistoryEntry) => `${at} ${action} ${JSON.stringify(changes)}`

/** The history of a case, newest first, which "Show more" lengthens by a page. */
export function useCaseHistory(id: string) {
  const [shown, setShown] = useState(1)
  const pages = useQueries({
    queries: Array.from({ length: shown }, (_, page) => historyPage(id, page)),
    combine: (answers) => combinePages(answers, keyOf),
  })
  return { ...pages, showMore: () => setShown(shown + 1) }
}
