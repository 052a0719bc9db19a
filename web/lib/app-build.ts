import { APP_BUILD, buildOf } from '#contract/api.ts'
import { attempt, fileStores } from './browser.ts'

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
