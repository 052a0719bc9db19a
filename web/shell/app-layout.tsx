import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { messages } from '#contract/messages.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { queryClient } from '#web/lib/query.ts'
import { stepUpRequest } from '#web/lib/step-up.ts'
import { useStore } from '#web/lib/store.ts'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { AppShell } from './app-shell.tsx'

/**
 * The shell around the pages of a role. Public pages do not load it. On a first visit it is painted before the page,
 * since rendering both at once blocks a slow phone for too long. After navigation the focus moves to the new page, and
 * after a reload the scroll position is restored; both require that the page is rendered with the shell.
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

/** True after a reload, or after Back from another site. */
function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate'
}

const StepUpDialog = lazyNamed(async () => (await import('#web/features/identity/step-up-dialog.tsx')).StepUpDialog)

/** Renders the step-up dialog over the current page or dialog. */
function StepUpArea() {
  const request = useStore(stepUpRequest)
  return request && <StepUpDialog {...request} />
}
