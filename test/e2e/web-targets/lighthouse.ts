import lighthouse, { desktopConfig } from 'lighthouse'
import type { BrowserContext } from 'playwright-core'
import { freePort } from '#test/free-port.ts'
import { openProfile, temporaryFolder } from '../browser.ts'
import type { StoredSession } from '../office.ts'
import type { RouteVisit } from '../routes.ts'
import { routerState, storeSession } from '../visitor.ts'

/** Lighthouse at a browser of its own. */
export interface Inspector {
  context: BrowserContext
  /** Who visits from here on. */
  signIn(session: StoredSession | null): Promise<void>
  /** What keeps a screen from 100 of 100 for accessibility and for best practices, at a desk; nothing if nothing does. */
  faultsAt(arrival: RouteVisit): Promise<string[]>
  /** The score for speed of a first visit, and the figures that it is made of. */
  speedAt(address: string, device: 'desktop' | 'mobile'): Promise<Speed>
  close(): Promise<void>
}

interface Speed {
  score: number
  /** Milliseconds to the first and the largest content, of blocked time, and the shift of the layout. */
  figures: string
}

/** Of no weight in any score, and two thirds of the time that a visit takes. */
const UNWEIGHED = ['baseline', 'js-libraries']
/** How long nothing is asked of the server any more before a screen counts as there. */
const STILL_MS = 150

export async function openInspector(origin: string): Promise<Inspector> {
  const port = await freePort()
  const profile = temporaryFolder('lighthouse')
  const context = await openProfile(profile.path, port, origin)
  await context.addInitScript(skipMeasuring)
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
      if (state) await context.addInitScript(arrive, { address, state: routerState(state) })
      const { categories, audits } = await run(address, 'desktop', {
        onlyCategories: ['accessibility', 'best-practices'],
        skipAudits: UNWEIGHED,
        disableStorageReset: true,
        disableFullPageScreenshot: true,
        skipAboutBlank: true,
        pauseAfterFcpMs: 1,
        pauseAfterLoadMs: 0,
        networkQuietThresholdMs: STILL_MS,
        cpuQuietThresholdMs: 0,
      })
      return Object.values(categories).flatMap(({ id, score, auditRefs }) => {
        if (score === 1) return []
        const failed = auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        return [`${id} ${Math.round((score ?? 0) * 100)}: ${failed.map((ref) => ref.id).join(' ')}`]
      })
    },
    async speedAt(address, device) {
      // A first visit: Lighthouse empties the browser's cache, and leaves who is signed in.
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

/** Hands a page what another page would have handed it, before anything of it has run. */
function arrive({ address, state }: Required<RouteVisit>): void {
  const { location, history } = globalThis as unknown as Browsing
  if (location.pathname === address) history.replaceState(state, '', address)
}

/** On an empty page Lighthouse counts what the machine does in a second, for figures that nobody asks for here. */
function skipMeasuring(): void {
  if ((globalThis as unknown as Browsing).location.href !== 'about:blank') return
  let now = Date.now()
  Date.now = () => {
    now += 300
    return now
  }
}

/** What a browser has and the server's types do not know. */
interface Browsing {
  location: { pathname: string; href: string }
  history: { replaceState(state: object, unused: string, address: string): void }
}
