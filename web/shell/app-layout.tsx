import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { messages } from '#contract/messages.ts'
import { queryClient } from '#web/lib/query.ts'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { AppShell } from './app-shell.tsx'
import { StepUpArea } from './step-up-area.tsx'

/**
 * The shell around the pages of one role. Public pages do without it, and without its weight. On a first visit it is
 * painted before the page: both at once would hold a slow phone for too long. A move from another page puts the focus
 * into the new one, and a reload its place on the page, which both must find it there.
 */
export function AppLayout() {
  const isMove = useRouter().state.resolvedLocation !== undefined
  const hasPage = useDeferredValue(true, isMove || isReturn())
  return (
    <QueryClientProvider client={queryClient}>
      <AppShell>{hasPage ? <Outlet /> : <PageSkeleton text={messages.session.loading} />}</AppShell>
      <StepUpArea />
    </QueryClientProvider>
  )
}

/** True where the browser comes back to a page: by reloading it, or by Back from elsewhere. */
function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate'
}
