import { rmSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { removeCluster } from '#server/embedded-postgres/layout.ts'
import { makeTemporaryFolder } from '#test/make-folder.ts'
import { browserProgram } from './browser-program.ts'
import { TRANSLATE_PAGE } from './browser-translation.ts'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process for each session, and none in reserve.
  '--renderer-process-limit=1',
]

/** A headless browser that makes no connection outside this machine. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserProgram(), args: ARGUMENTS })
}

/** A browser with a profile of its own in `folder`; other tools connect through `port`. */
export async function openProfile(folder: string, port: number, origin: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    baseURL: origin,
    executablePath: await browserProgram(),
    args: [...ARGUMENTS, `--remote-debugging-port=${port}`],
  })
}

/** Errors of a page that no test expects: console errors, exceptions, content blocked by the policy. */
export interface PageErrors {
  unexpected: string[]
  /** From now on a console message that matches this text is expected. */
  allow(text: RegExp): void
}

/** The window of a page for which no test asks another one. */
export const DESKTOP = { width: 1440, height: 900 }

export interface PageOptions {
  width?: number
  height?: number
  dark?: boolean
  zone?: string
  touch?: boolean
  serviceWorkers?: 'allow' | 'block'
  /** Not a page that has served another test: its cache of files is empty. */
  fresh?: boolean
  /** The browser translates each page, from its first text on. */
  translated?: boolean
}

/** A page with a session of its own; `errors` must stay empty. */
export async function openPage(
  browser: Browser,
  origin: string,
  {
    width = DESKTOP.width,
    height = DESKTOP.height,
    dark = false,
    zone = 'Asia/Kolkata',
    touch = false,
    serviceWorkers = 'block',
    translated = false,
  }: PageOptions = {},
): Promise<{ page: Page; pageErrors: PageErrors; close(): Promise<void> }> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    timezoneId: zone,
    locale: 'en-IN',
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
    // A service worker would hide requests from the routes of a test.
    serviceWorkers,
  })
  if (translated) await context.addInitScript(TRANSLATE_PAGE)
  return { ...(await openPageIn(context)), close: () => context.close() }
}

/** A further page of the same browser context: it shares the session and the cache. */
export async function openPageIn(context: BrowserContext): Promise<{ page: Page; pageErrors: PageErrors }> {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return { page, pageErrors: watchErrors(page) }
}

/** Collects the errors of a page from now on. */
export function watchErrors(page: Page): PageErrors {
  const unexpected: string[] = []
  const expected: RegExp[] = []
  const recordError = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text)
  }
  page.on('console', (line) => line.type() === 'error' && recordError(line.text()))
  page.on('pageerror', (error) => recordError(String(error)))
  page.on('dialog', (dialog) => {
    recordError(`A dialog of the browser's own: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return { unexpected, allow: (text) => void expected.push(text) }
}

/**
 * A temporary folder that is removed after the test. If tests run as root, the database runs as another user, who needs
 * access.
 */
export function temporaryFolder(name: string): { path: string; remove(): void } {
  const path = makeTemporaryFolder(`${name}-`)
  return {
    path,
    remove() {
      removeCluster(path)
      rmSync(path, { recursive: true, force: true })
    },
  }
}
