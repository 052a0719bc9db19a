import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { t } from '#contract/texts.ts'
import type { PageErrors, PageOptions } from './browser.ts'
import type { StoredSession } from './office.ts'
import { borrowPage } from './page-pool.ts'
import type { RouteVisit } from './routes.ts'

/** A browser with one page. */
export interface Visitor {
  page: Page
  pageErrors: PageErrors
  context: BrowserContext
  /** Opens an address with the navigation state of the previous page, and waits until the page is settled. */
  visit(where: string | RouteVisit): Promise<void>
  /** Follows an address inside the app, as a link does. The first one starts the app. */
  go(address: string): Promise<void>
  /** Waits until the page has its heading and no request is pending. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** After this time a page that is still busy fails the test. */
const SETTLE_TIMEOUT_MS = 60_000

const CHECK_EVERY_MS = 40

/** Browser globals that the types of the server do not include. */
interface Browsing {
  document: { querySelectorAll(selector: string): Iterable<Part> }
  history: { pushState(state: null, unused: string, address: string): void }
  History: { prototype: { replaceState: { call(self: object, state: object, unused: string, address: string): void } } }
}
interface Part {
  textContent: string
  checkVisibility(options: object): boolean
}

/** In the browser: what shows that the page is not complete; one look, since each costs as much as a small request. */
function busyParts(loading: string): string[] {
  const { document } = globalThis as unknown as Browsing
  const [heading] = document.querySelectorAll('h1, main')
  if (!heading?.checkVisibility({ visibilityProperty: true })) return ['no heading']
  const notices = [...document.querySelectorAll('[role="status"], output')].filter(
    (part) => part.textContent.includes(loading) && part.checkVisibility({ visibilityProperty: true }),
  )
  return [...document.querySelectorAll('[aria-busy="true"]'), ...notices].map((part) => part.textContent)
}

/** A document that is being replaced cannot be asked. */
function whileItLoads(error: Error): string[] {
  if (/context was destroyed|navigat/i.test(error.message)) return ['the next document']
  throw error
}

/** In the browser: the address and state of the next reload. The app, whose router replaces the method, hears nothing. */
function arriveWith([address, state]: readonly [string, object]): void {
  const { history, History } = globalThis as unknown as Browsing
  History.prototype.replaceState.call(history, state, '', address)
}

/** In the browser: the router of the app, which replaces the method, follows. */
function follow(address: string): void {
  const { history } = globalThis as unknown as Browsing
  history.pushState(null, '', address)
}

/** Opens a browser for a session, or a signed-out one for null. */
export async function openVisitor(
  browser: Browser,
  origin: string,
  session: StoredSession | null = null,
  options: PageOptions = {},
): Promise<Visitor> {
  const { page, pageErrors, close } = await borrowPage(browser, origin, options)
  if (session) await storeSession(page, session)
  return createVisitor(page, pageErrors, close)
}

function createVisitor(page: Page, pageErrors: PageErrors, close: () => Promise<void>): Visitor {
  const pendingRequests = new Set<Request>()
  // The stream of events does not end while the page is open.
  page.on('request', (request) => request.url().endsWith('/notification/stream') || pendingRequests.add(request))
  page.on('requestfinished', (request) => void pendingRequests.delete(request))
  page.on('requestfailed', (request) => void pendingRequests.delete(request))

  const settle = async () => {
    const latest = Date.now() + SETTLE_TIMEOUT_MS
    for (let idleChecks = 0; idleChecks < 3; ) {
      await sleep(CHECK_EVERY_MS)
      const busy = await page.evaluate(busyParts, t.session('loading')).catch(whileItLoads)
      idleChecks = pendingRequests.size === 0 && busy.length === 0 ? idleChecks + 1 : 0
      if (Date.now() < latest) continue
      const requests = [...pendingRequests].map((request) => request.url())
      throw new Error(`${page.url()} stays busy: ${[...requests, ...busy].join(', ')}`)
    }
  }
  const visit = async (where: string | RouteVisit) => {
    const { address, state } = typeof where === 'string' ? { address: where, state: undefined } : where
    pendingRequests.clear()
    if (state) {
      if (new URL(page.url()).protocol === 'about:') await page.goto('/healthz')
      await page.evaluate(arriveWith, [address, routerState(state)] as const)
      await page.reload()
    } else await page.goto(address)
    await settle()
  }
  const go = async (address: string) => {
    // A page with nothing but a session.
    if (['blank', '/healthz'].includes(new URL(page.url()).pathname)) return visit(address)
    await page.evaluate(follow, address)
    await settle()
  }
  return { page, pageErrors, context: page.context(), visit, go, settle, close }
}

/** A navigation state with the keys of the app's router, which otherwise treats it as another program's. */
export const routerState = (state: object) => ({ ...state, __TSR_key: 'arrival', key: 'arrival', __TSR_index: 0 })

/** Delays the code of pages, but neither of the app itself nor its texts, until the returned function is called. */
export async function delayPageScripts(page: Page): Promise<() => void> {
  const app = await (await page.request.get('/')).text()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!app.includes(pathname) && !/\/(?:english|hindi|marathi)-/.test(pathname)) await released
    await route.continue()
  })
  return release
}

/** Signs a browser in, or replaces its user, through the web app's storage. */
export async function storeSession(page: Page, { user, token }: StoredSession): Promise<void> {
  if (new URL(page.url()).pathname !== '/healthz') await page.goto('/healthz')
  await page.evaluate(
    ([name, value]) => {
      localStorage.setItem('user', name as string)
      localStorage.setItem('token', value as string)
    },
    [JSON.stringify(user), token],
  )
}
