import { useSyncExternalStore } from 'react'
import { APP_BUILD, buildOf } from '#contract/api.ts'
import { attempt, fileStores, serviceWorkers } from './browser.ts'

/*
 * The build of the web app that this page is of, and the one that the server has now. After an update an open page keeps its
 * scripts, until it is loaded again.
 */

/** A store that exists while the next page must be the server's, and not the kept one (`public/offline-worker.js`). */
const WANTED_ANEW = 'wanted-anew'

/** The key in the state of a place in the history with the builds that were reloaded there. */
const RELOADED = 'reloadedBuilds'

let own: string | undefined

let served: string | null = null

/** Empty in development mode. */
export function ownBuild(): string {
  own ??= buildOf(document.head.innerHTML)
  return own
}

/** Notes the build that the server has, from any answer of it. */
export function noteServedBuild({ headers }: Response): void {
  served = headers.get(APP_BUILD) ?? served
}

/** True if the server has another build than this page. */
export const isOutdated = (): boolean => served !== null && ownBuild() !== '' && served !== ownBuild()

/**
 * Loads the page again, from the server however slow it is: once for each build and place in the history, so that scripts
 * that stay away cause no loop, and only if the server answers, because otherwise the browser would show its own error
 * page. Returns false if it does not reload.
 */
export async function reloadAnew(): Promise<boolean> {
  const state = Object(history.state) as Record<string, unknown>
  const reloaded = Array.isArray(state[RELOADED]) ? (state[RELOADED] as unknown[]) : []
  if (reloaded.includes(ownBuild())) return false
  const answer = await attempt(() => fetch('/healthz', { cache: 'no-store' }))
  if (!answer?.ok) return false
  // Not the router's method, by which it would load the place again.
  History.prototype.replaceState.call(history, { ...state, [RELOADED]: [...reloaded, ownBuild()] }, '')
  await wantAnew()
  window.location.reload()
  return true
}

/** Lets the service worker wait for the server's page, where it would show the kept one on a slow network. */
export const wantAnew = () => attempt(() => fileStores()?.open(WANTED_ANEW))

/**
 * Starts the service worker that opens the portal without a connection, and returns its registration once it is active;
 * null where the browser refuses it: the portal then needs a connection. The script of the worker is never taken from the
 * cache, so that no device stays with an old one.
 */
export const registerWorker = (): Promise<ServiceWorkerRegistration | null> =>
  attempt(async () => {
    const workers = serviceWorkers()
    // In development mode a kept page would hide changes.
    if (!import.meta.env.PROD || !workers) return null
    await workers.register('/offline-worker.js', { updateViaCache: 'none' })
    return workers.ready
  })

/** The same, and lets the worker know whether this device keeps the whole app or the first page alone. */
export async function startOfflineWorker(keepsWholeApp: boolean): Promise<void> {
  const worker = await registerWorker()
  worker?.active?.postMessage({ keepsWholeApp })
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** False while the device has no network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
