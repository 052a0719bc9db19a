import lighthouse, { desktopConfig } from 'lighthouse'
import type { BrowserContext } from 'playwright-core'
import { freePort } from '#test/free-port.ts'
import { openProfile, temporaryFolder } from '../browser.ts'
import type { StoredSession } from '../office.ts'
import type { RouteVisit } from '../routes.ts'
import { routerState, storeSession } from '../visitor.ts'

/** Lighthouse with a browser of its own. */
export interface Inspector {
  context: BrowserContext
  /** Signs in a user, or signs out for null. */
  signIn(session: StoredSession | null): Promise<void>
  /** The reasons why a screen scores below 100 for accessibility or best practices on desktop; empty if it does not. */
  faultsAt(routeVisit: RouteVisit): Promise<string[]>
  /** The performance score of a first visit, and its metrics. */
  speedAt(address: string, device: 'desktop' | 'mobile'): Promise<Speed>
  close(): Promise<void>
}

interface Speed {
  score: number
  /** Milliseconds to the first and the largest content, total blocking time in milliseconds, and the layout shift. */
  figures: string
}

/** Without weight in any score, but two thirds of the duration of a visit. */
const UNWEIGHTED_AUDITS = ['baseline', 'js-libraries']
/** Milliseconds without requests after which a screen counts as loaded. */
const NETWORK_IDLE_MS = 150

export async function openInspector(origin: string): Promise<Inspector> {
  const port = await freePort()
  const profile = temporaryFolder('lighthouse')
  const context = await openProfile(profile.path, port, origin)
  await context.addInitScript(skipBenchmark)
  const flags = { port, output: 'json', logLevel: 'error' } as const

  const run = async (address: string, device: 'desktop' | 'mobile', more: object) => {
    const url = `${origin}${address}`
    const result = await lighthouse(url, { ...flags, ...more }, device === 'desktop' ? desktopConfig : undefined)
    if (!result) throw new Error(`Lighthouse has nothing to say of ${address}`)
    const { runtimeError, finalDisplayedUrl } = result.lhr
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
    if (finalDisplayedUrl !== url) throw new Error(`${address} led to ${finalDisplayedUrl}`)
    return result.lhr
  }

  return {
    context,
    async signIn(session) {
      const page = await context.newPage()
      await page.goto('/healthz')
      await page.evaluate(() => localStorage.clear())
      if (session) await storeSession(page, session)
      await page.close()
    },
    async faultsAt({ address, state }) {
      if (state) await context.addInitScript(setNavigationState, { address, state: routerState(state) })
      const { categories, audits } = await run(address, 'desktop', {
        onlyCategories: ['accessibility', 'best-practices'],
        skipAudits: UNWEIGHTED_AUDITS,
        disableStorageReset: true,
        disableFullPageScreenshot: true,
        skipAboutBlank: true,
        pauseAfterFcpMs: 1,
        pauseAfterLoadMs: 0,
        networkQuietThresholdMs: NETWORK_IDLE_MS,
        cpuQuietThresholdMs: 0,
      })
      return Object.values(categories).flatMap(({ id, score, auditRefs }) => {
        if (score === 1) return []
        const failed = auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        return [`${id} ${Math.round((score ?? 0) * 100)}: ${failed.map((ref) => ref.id).join(' ')}`]
      })
    },
    async speedAt(address, device) {
      // A first visit: Lighthouse clears the browser's cache and keeps the session.
      const { categories, audits } = await run(address, device, { onlyCategories: ['performance'] })
      const figure = (name: string, id: string) => `${name} ${audits[id]?.displayValue?.replaceAll('\u00a0', ' ')}`
      return {
        score: Math.round((categories.performance?.score ?? 0) * 100),
        figures: [
          figure('FCP', 'first-contentful-paint'),
          figure('LCP', 'largest-contentful-paint'),
          figure('TBT', 'total-blocking-time'),
          figure('CLS', 'cumulative-layout-shift'),
        ].join(', '),
      }
    },
    async close() {
      await context.close()
      profile.remove()
    },
  }
}

/** Sets the address and navigation state of a page before its scripts run. */
function setNavigationState({ address, state }: Required<RouteVisit>): void {
  const { location, history } = globalThis as unknown as Browsing
  if (location.pathname === address) history.replaceState(state, '', address)
}

/** On a blank page Lighthouse would benchmark the machine for a second, for figures that are not used here. */
function skipBenchmark(): void {
  if ((globalThis as unknown as Browsing).location.href !== 'about:blank') return
  let now = Date.now()
  Date.now = () => {
    now += 300
    return now
  }
}

/** Browser globals that the types of the server do not include. */
interface Browsing {
  location: { pathname: string; href: string }
  history: { replaceState(state: object, unused: string, address: string): void }
}
