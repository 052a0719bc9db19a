import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, onTestFailed } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import type { Session } from '#test/caller.ts'
import { openBrowser } from './browser.ts'
import { type RunningOffice, startOffice, storedSession } from './office.ts'
import { takeBackPages } from './page-pool.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/** A role (its user in the office), a session, or null for a signed-out visitor. */
type Guest = Role | Session | null

interface Fixtures {
  office: RunningOffice
  browser: Browser
  /** Opens a browser of its own and signs in; `close` of page-actions.ts closes it. */
  openAs(guest: Guest, options?: Parameters<typeof openVisitor>[3]): Promise<Visitor>
}

/** The browser of all files that this process runs one after the other. */
let shared: Promise<Browser> | undefined

async function sharedBrowser(): Promise<Browser> {
  const browser = await shared
  if (browser?.isConnected()) return browser
  shared = openBrowser()
  return shared
}

/** Starts an office for all tests of a file, and a browser unless the file before has left one. */
export async function startFixtures(options?: Parameters<typeof startOffice>[0]): Promise<Fixtures> {
  const [office, browser] = await Promise.all([startOffice(options), sharedBrowser()])
  afterAll(async () => {
    await takeBackPages(browser)
    await office.stop()
  })
  const openAs: Fixtures['openAs'] = async (guest, options) => {
    const { admin, employee, client } = office.people
    const person = typeof guest === 'string' ? { superadmin: admin, employee, client }[guest] : guest
    const visitor = await openVisitor(browser, office.origin, person && (await storedSession(office, person)), options)
    if (process.env.BROWSER_TRACES) await keepTraceOnFailure(visitor.context)
    return visitor
  }
  return { office, browser, openAs }
}

const TRACES = join(import.meta.dirname, '../../test-results/traces')

/** Records what a browser shows during a test; if it fails, as a file for `npx playwright-core show-trace`. */
async function keepTraceOnFailure({ tracing }: BrowserContext): Promise<void> {
  await tracing.start({ snapshots: true })
  onTestFailed(({ task }) =>
    tracing.stop({ path: join(TRACES, `${task.name.replaceAll(/\W+/g, '-').slice(0, 80)}-${task.id}.zip`) }),
  )
}
