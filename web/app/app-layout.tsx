import { QueryClientProvider } from '@tanstack/react-query'
import { Link, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Menu, WifiOff } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react'
import { t } from '#contract/texts.ts'
import { isCounterOn, useCounterOn } from '#web/features/counter/counter-choice.ts'
import { BellButton, Notifications } from '#web/features/notifications/bell.tsx'
import { OfficeMark, OfficeName } from '#web/features/office/office-mark.tsx'
import { Palette } from '#web/features/search/palette.tsx'
import { exactMatch } from '#web/lib/address.ts'
import { useIsMobile } from '#web/lib/dom.ts'
import { isOutdated, reloadAnew, startOfflineWorker, useOnline } from '#web/lib/installed-app.ts'
import { REST_MS } from '#web/lib/lazy.tsx'
import { usePages } from '#web/lib/pages.ts'
import { caseNoFromPath, type PagePath, roleHome } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { onOtherUser, useUser } from '#web/lib/session.ts'
import { stepUpRequest } from '#web/lib/step-up.ts'
import { createStore, logoutOpen, paletteOpen, sheetOpen, shortcutsOpen, useStore } from '#web/lib/store.ts'
import { currentToast } from '#web/lib/toast.ts'
import { useVerbKeys } from '#web/lib/verbs.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { TooltipProvider } from '#web/ui/guarded-button.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { screensForRole } from './menu.tsx'
import { sidebarOpen } from './root.tsx'
import { SearchButton } from './search-button.tsx'
import { ShortcutsDialog, setSidebarOpen, useShellKeys, useVisibleFocus } from './shell-keys.tsx'
import { Sidebar } from './sidebar.tsx'
import { LogoutDialog } from './user-block.tsx'

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
      <TooltipProvider>
        <AppShell>{hasPage ? <Outlet /> : <PageSkeleton />}</AppShell>
      </TooltipProvider>
      <StepUpArea />
    </QueryClientProvider>
  )
}

/** True after a reload, or after Back from another site. */
function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate'
}

const StepUpDialog = lazy(async () => ({
  default: (await import('#web/features/identity/step-up-dialog.tsx')).StepUpDialog,
}))

/** Renders the step-up dialog over the current page or dialog. */
function StepUpArea() {
  const request = useStore(stepUpRequest)
  return <Suspense>{request && <StepUpDialog {...request} />}</Suspense>
}

function AppShell({ children }: { children: ReactNode }) {
  const user = useUser()
  const mobile = useIsMobile()
  const open = useStore(sidebarOpen)
  const sheet = useStore(sheetOpen)
  const palette = useStore(paletteOpen)
  const keys = useStore(shortcutsOpen)
  const isLeaving = useStore(logoutOpen)
  const recent = useStore(recentCases)
  const pages = usePages()
  useShellKeys(mobile)
  useVerbKeys()
  useVisibleFocus()
  useOfflineWorker()
  useRenewal()
  useRecordRecentCases()
  if (!user) return null
  return (
    <>
      <a
        href="#main"
        className="-translate-y-20 fixed top-2 left-2 z-50 rounded-md bg-accent px-4 py-2 font-medium text-white focus:translate-y-0 print:hidden"
      >
        {t.shell('skipToPage')}
      </a>
      {mobile ? (
        <MobileBar home={roleHome[user.role]} />
      ) : (
        <aside
          className={clsx(
            'fixed inset-y-0 left-0 z-20 border-r bg-rail transition-[width] duration-200 ease-out print:hidden',
            open ? 'w-(--sidebar)' : 'w-(--sidebar-rail)',
          )}
        >
          <Sidebar user={user} variant={open ? 'whole' : 'rail'} onToggle={() => setSidebarOpen(!open)} />
        </aside>
      )}
      {mobile && (
        <Sheet open={sheet} onOpenChange={sheetOpen.set} title={t.shell('menu')}>
          <Sidebar user={user} variant="sheet" onToggle={() => sheetOpen.set(false)} />
        </Sheet>
      )}
      <main
        id="main"
        tabIndex={-1}
        data-page-focus=""
        className={clsx(
          'px-4 pt-5 pb-[calc(var(--bottom-bar)+2.5rem)] outline-none transition-[margin] duration-200 ease-out md:px-8 print:m-0 print:p-0',
          !mobile && (open ? 'ml-(--sidebar)' : 'ml-(--sidebar-rail)'),
        )}
      >
        <OfflineNotice />
        <div className="mx-auto max-w-[84rem]">{children}</div>
      </main>
      {mobile && <BottomBar role={user.role} />}
      <Palette
        open={palette}
        onOpenChange={paletteOpen.set}
        role={user.role}
        screens={screensForRole(pages, user.role)}
        recent={recent}
        onShowShortcuts={() => shortcutsOpen.set(true)}
      />
      <Notifications />
      <LogoutDialog open={isLeaving} onClose={() => logoutOpen.set(false)} />
      <ShortcutsDialog open={keys} onClose={() => shortcutsOpen.set(false)} />
    </>
  )
}

/** Starts the service worker that opens the portal on a reload without a connection. */
function useOfflineWorker(): void {
  useEffect(() => {
    const timer = window.setTimeout(() => void startOfflineWorker(isCounterOn()), REST_MS)
    return () => window.clearTimeout(timer)
  }, [])
}

function MobileBar({ home }: { home: PagePath }) {
  return (
    <header className="tall:sticky top-0 z-20 flex h-14 items-center gap-1 border-b bg-rail px-2 print:hidden">
      <button
        type="button"
        aria-label={t.shell('openMenu')}
        onClick={() => sheetOpen.set(true)}
        className="grid size-11 place-items-center rounded-md text-muted"
      >
        <Menu className="size-5" />
      </button>
      <Link to={home} activeOptions={exactMatch} className="flex min-w-0 items-center gap-2.5 rounded-md px-1">
        <OfficeMark className="size-6" />
        <OfficeName
          unnamed={t.shell('shortName')}
          className="line-clamp-2 break-words font-semibold leading-tight tracking-tight"
        />
      </Link>
      <SearchButton variant="bar" />
      <BellButton className="size-11 text-muted" />
    </header>
  )
}

// With all that the counter keeps: few devices are kept ready.
const CounterLine = lazy(async () => ({
  default: (await import('#web/features/counter/counter-line.tsx')).CounterLine,
}))

/** Says that there is no network; on a device that is kept ready for it, since when, and what waits. */
function OfflineNotice() {
  const online = useOnline()
  const isKept = useCounterOn()
  if (isKept)
    return (
      <Suspense>
        <CounterLine />
      </Suspense>
    )
  if (online) return null
  return (
    <p
      role="status"
      className="mx-auto mb-5 flex max-w-[84rem] items-center gap-2.5 rounded-md border border-warn-line bg-warn-soft px-3.5 py-2.5 text-warn print:hidden"
    >
      <WifiOff className="size-4 shrink-0" />
      {t.general('offline')}
    </p>
  )
}

const MAX_RECENT = 5

/** The numbers of the recently visited cases, newest first: in this tab's memory only, never stored. */
const recentCases = createStore<readonly string[]>([])

function useRecordRecentCases(): void {
  const caseNo = useRouterState({ select: ({ resolvedLocation }) => caseNoFromPath(resolvedLocation?.pathname ?? '') })
  useEffect(() => {
    if (caseNo)
      recentCases.set([caseNo, ...recentCases.get().filter((recentCase) => recentCase !== caseNo)].slice(0, MAX_RECENT))
  }, [caseNo])
}

onOtherUser(() => recentCases.set([]))

/** After an update of the portal the next page that a person opens comes from the server, with the new scripts. */
function useRenewal(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged && isOutdated() && !isUnderWay()) void reloadAnew()
      }),
    [router],
  )
}

/** A toast would go unread, a call unheard, and an upload, which asks the person to stay, would be lost. */
const isUnderWay = () =>
  currentToast.get() !== null ||
  queryClient.isMutating() > 0 ||
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
