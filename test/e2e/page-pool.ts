import type { Browser, CDPSession, Page } from 'playwright-core'
import { DESKTOP, openPage, type PageErrors, type PageOptions, watchErrors } from './browser.ts'

/*
 * A new browser context starts a process, loads the app over the network and compiles it: half a second of a core. A page
 * that a test has closed serves the next test, of the same file or another, if that wants the same kind, from a state that is
 * as good as new: another document, and nothing stored. The cache of files stays, as in any browser.
 */

interface OpenPage {
  page: Page
  pageErrors: PageErrors
  /** Gives the page back, or closes it for good if a test changed what cannot be undone. */
  close(): Promise<void>
}

interface Reusable {
  page: Page
  /** Returns whether the page is as new now. */
  reset(): Promise<boolean>
  end(): Promise<void>
}

interface Pool {
  /** Pages that wait for a test, by their kind. */
  idle: Map<string, Reusable[]>
  /** Closes a page that a test has. */
  borrowed: Set<() => Promise<void>>
}

const pools = new WeakMap<Browser, Pool>()

/** Pages of one kind that wait for the next file of tests: few tests open more at once. */
const KEPT = 2

/**
 * Opens a page with nothing stored, whose session is its own as long as it is open. `fresh` and service workers ask for a new
 * one, with an empty cache of files.
 */
export async function borrowPage(browser: Browser, origin: string, options: PageOptions = {}): Promise<OpenPage> {
  if (options.fresh || options.translated || options.serviceWorkers === 'allow')
    return openNew(browser, origin, options)
  const { width, height, dark, zone, touch } = { ...DESKTOP, ...options }
  const { idle, borrowed } = poolOf(browser)
  const kind = JSON.stringify([origin, zone, touch])
  const waiting = idle.get(kind) ?? []
  idle.set(kind, waiting)
  const used = waiting.pop()
  const fresh = used ? undefined : await openNew(browser, origin, options)
  const reusable = used ?? asReusable(fresh as OpenPage, origin)
  const { page } = reusable
  if (used) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ ...AS_NEW, colorScheme: dark ? 'dark' : 'light' })
  }
  const close = async () => {
    if (!borrowed.delete(close)) return
    if (await reusable.reset().catch(() => false)) waiting.push(reusable)
    else await reusable.end()
  }
  borrowed.add(close)
  return { page, pageErrors: fresh?.pageErrors ?? watchErrors(page), close }
}

/** Takes back what the tests of a file have left open, and closes what those of the next file cannot use. */
export async function takeBackPages(browser: Browser): Promise<void> {
  const { idle, borrowed } = poolOf(browser)
  await Promise.all([...borrowed].map((close) => close()))
  for (const pages of idle.values()) pages.length = Math.min(pages.length, KEPT)
  const kept = new Set([...idle.values()].flat().map(({ page }) => page.context()))
  const others = browser.contexts().filter((context) => !kept.has(context))
  await Promise.all(others.map((context) => context.close()))
}

async function openNew(browser: Browser, origin: string, options: PageOptions): Promise<OpenPage> {
  const opened = await openPage(browser, origin, options)
  await opened.page.context().addInitScript(REPORT_CSP)
  return opened
}

const AS_NEW = { media: null, reducedMotion: 'reduce', forcedColors: null, contrast: null } as const

function poolOf(browser: Browser): Pool {
  const pool = pools.get(browser) ?? { idle: new Map(), borrowed: new Set() }
  pools.set(browser, pool)
  return pool
}

/** Reports content that the policy blocked, from the page's first line on. */
const REPORT_CSP = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error('Refused by the content security policy: ' + event.violatedDirective + ' ' + event.blockedURI))`

/** What stays with a page or a context and cannot be taken back: who calls it gets a page that nobody uses after it. */
const LASTING = {
  page: ['addInitScript', 'addLocatorHandler', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  context: [
    ...['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'on', 'route'],
    ...['setExtraHTTPHeaders', 'setGeolocation', 'setOffline'],
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
}

/** All events of a page that a test may listen to; Playwright itself listens to others. */
const EVENTS = [
  ...(['console', 'dialog', 'domcontentloaded', 'download', 'filechooser', 'frameattached', 'framedetached'] as const),
  ...(['framenavigated', 'load', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished'] as const),
  ...(['response', 'websocket', 'worker'] as const),
]

/** Browser globals that the types of the server do not include. */
interface Browsing {
  localStorage: { clear(): void }
  sessionStorage: { clear(): void }
}

function asReusable({ page, close }: Pick<OpenPage, 'page' | 'close'>, origin: string): Reusable {
  const context = page.context()
  const devtoolsOf = context.newCDPSession.bind(context)
  let devtools: CDPSession | undefined
  let isChanged = false
  let hasPermissions = false
  const note = () => {
    isChanged = true
  }
  noteCalls(page, LASTING.page, note)
  noteCalls(context, LASTING.context, note)
  noteCalls(context, ['grantPermissions'], () => {
    hasPermissions = true
  })
  noteCalls(context.clock, LASTING.clock, note)
  return {
    page,
    async reset() {
      if (isChanged || page.isClosed()) return false
      for (const event of EVENTS) page.removeAllListeners(event)
      for (const tab of context.pages()) if (tab !== page) await tab.close()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      if (hasPermissions) await context.clearPermissions()
      hasPermissions = false
      await page.goto('/healthz')
      devtools ??= await devtoolsOf(page)
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await page.evaluate(() => {
        const { localStorage, sessionStorage } = globalThis as unknown as Browsing
        localStorage.clear()
        sessionStorage.clear()
      })
      await devtools.send('Page.resetNavigationHistory')
      await page.mouse.move(0, 0)
      return true
    },
    end: close,
  }
}

function noteCalls(target: object, names: readonly string[], note: () => void): void {
  for (const name of names) {
    const method = Reflect.get(target, name) as (...values: unknown[]) => unknown
    const noted = (...values: unknown[]) => {
      note()
      return method.apply(target, values)
    }
    Object.defineProperty(target, name, { value: noted })
  }
}
