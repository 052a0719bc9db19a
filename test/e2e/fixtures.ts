import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, onTestFailed } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { SessionUser } from '#contract/identity/identity.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import type { Session } from '#test/caller.ts'
import { openBrowser } from './browser.ts'
import { type RunningOffice, type StoredSession, startOffice, storedSession } from './office.ts'
import { takeBackPages } from './page-pool.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/** A role (its user in the office, by a session that tests share), a user who signs in anew, or null for a signed-out visitor. */
type Guest = Role | Session | null

interface Fixtures {
  office: RunningOffice
  browser: Browser
  /** Opens a browser of its own and signs in; `close` of page-actions.ts closes it. */
  openAs(guest: Guest, options?: Parameters<typeof openVisitor>[3]): Promise<Visitor>
}

/** The browser of all files that this process runs one after the other. */
let shared: Promise<Browser> | undefined

export async function sharedBrowser(): Promise<Browser> {
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
  const sessionOf = sharedSessions(office)
  const openAs: Fixtures['openAs'] = async (guest, options) => {
    const session = typeof guest === 'string' ? await sessionOf(guest) : guest && (await storedSession(office, guest))
    const visitor = await openVisitor(browser, office.origin, session, options)
    if (process.env.BROWSER_TRACES) await keepTraceOnFailure(visitor.context)
    return visitor
  }
  return { office, browser, openAs }
}

/** A shared session is younger, so that what asks for a recent proof of the password does not. */
const SHARED_MS = 5 * 60_000

/**
 * Returns the session of a role's user for a browser. Signing in is slow by design: the tests of a file share one as long as
 * the server takes it.
 */
function sharedSessions(office: RunningOffice): (role: Role) => Promise<StoredSession> {
  const shared = new Map<Role, { token: string; since: number }>()
  return async (role) => {
    const { admin, employee, client } = office.people
    const person = { superadmin: admin, employee, client }[role]
    const now = office.clock.now().getTime()
    const { token, since } = shared.get(role) ?? { token: '', since: Number.NEGATIVE_INFINITY }
    if (Math.abs(now - since) < SHARED_MS) {
      const { status, data } = await office.call(identityEndpoints.myProfile, { as: { ...person, token } })
      if (status === 200) return { user: SessionUser.parse(data), token }
    }
    const session = await storedSession(office, person)
    shared.set(role, { token: session.token, since: now })
    return session
  }
}

const TRACES = join(import.meta.dirname, '../../test-results/traces')

/** Records what a browser shows during a test; if it fails, as a file for `npx playwright-core show-trace`. */
async function keepTraceOnFailure({ tracing }: BrowserContext): Promise<void> {
  await tracing.start({ snapshots: true })
  onTestFailed(({ task }) =>
    tracing.stop({ path: join(TRACES, `${task.name.replaceAll(/\W+/g, '-').slice(0, 80)}-${task.id}.zip`) }),
  )
}
