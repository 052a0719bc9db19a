import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { queryClient } from '#web/lib/query.ts'
import { AppShell } from './app-shell.tsx'

/** The shell around the pages of one role. Public pages do without it, and without its weight. */
export function AppLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <AppShell>
        <Outlet />
      </AppShell>
    </QueryClientProvider>
  )
}
