import { clsx } from 'clsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { sidebarOpen } from './sidebar-state.ts'

/** The placeholder of a page while its code loads. */
export const Pending = () => (
  <div className="mx-auto max-w-[84rem]">
    <PageSkeleton />
  </div>
)

/** The outline of the shell while its code loads, so that the page does not jump when it arrives. */
export function PendingShell() {
  return (
    <>
      <div aria-hidden="true" className="h-14 border-b bg-rail md:hidden" />
      <div
        aria-hidden="true"
        className={clsx(
          'fixed inset-y-0 left-0 border-r bg-rail max-md:hidden',
          sidebarOpen.get() ? 'w-(--sidebar)' : 'w-(--sidebar-rail)',
        )}
      />
      <main
        className={clsx(
          'px-4 pt-5 md:px-8 md:pt-8',
          sidebarOpen.get() ? 'md:ml-(--sidebar)' : 'md:ml-(--sidebar-rail)',
        )}
      >
        <Pending />
      </main>
    </>
  )
}
