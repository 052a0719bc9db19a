import { session } from '#web/lib/session.ts'
import { createStore } from '#web/lib/store.ts'
import { caseNoOf } from '#web/paths.ts'

const MOST = 5

/** The numbers of the cases that were looked at last, newest first: in this tab's memory only, never on its disk. */
export const recentCases = createStore<readonly string[]>([])

/** Notes a visit to a page of a case. */
export function noteVisit({ toLocation }: { toLocation: { pathname: string } }): void {
  const caseNo = caseNoOf(toLocation.pathname)
  if (caseNo) recentCases.set([caseNo, ...recentCases.get().filter((one) => one !== caseNo)].slice(0, MOST))
}

let userId = session.get().user?.id
session.subscribe(() => {
  const next = session.get().user?.id
  if (next !== userId) recentCases.set([])
  userId = next
})
