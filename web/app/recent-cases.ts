import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { caseNoFromPath } from '#web/lib/paths.ts'
import { onOtherUser } from '#web/lib/session.ts'
import { createStore } from '#web/lib/store.ts'

const MAX_RECENT = 5

/** The numbers of the recently visited cases, newest first: in this tab's memory only, never stored. */
export const recentCases = createStore<readonly string[]>([])

export function useRecordRecentCases(): void {
  const caseNo = useRouterState({ select: ({ resolvedLocation }) => caseNoFromPath(resolvedLocation?.pathname ?? '') })
  useEffect(() => {
    if (caseNo)
      recentCases.set([caseNo, ...recentCases.get().filter((recentCase) => recentCase !== caseNo)].slice(0, MAX_RECENT))
  }, [caseNo])
}

onOtherUser(() => recentCases.set([]))
