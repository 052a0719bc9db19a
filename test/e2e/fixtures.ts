import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, expect, onTestFinished, TestRunner } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { identityEndpoints, SessionUser } from '#contract/identity/identity.ts'
import type { Session } from '#test/caller.ts'
import { openBrowser, type PageOptions } from './browser.ts'
import { type RunningOffice, type StoredSession, startOffice, storedSession } from './office.ts'
import { takeBackPages } from './page-pool.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/** A role (its user in the office, by a session that tests share), a user who signs in anew, or null for a signed-out visitor. */
type Guest = Role | Session | null

interface Fixtures {
  office: RunningOffice
  browser: Browser
  /**
   * Opens a browser of its own and signs in. It is closed after the test that opened it, or after the file if none did, and
   * must have had no unexpected error.
   */
  openAs(guest: Guest, options?: PageOptions): Promise<Visitor>
  /** The same, at an address. */
  openAt(guest: Guest, where: Parameters<Visitor['visit']>[0], options?: PageOptions): Promise<Visitor>
}

/** The browser of all files that this process runs one after the other. */
let shared: Promise<Browser> | undefined

export async function sharedBrowser(): Promise<Browser> {
  const browser = await shared?.catch(() => undefined)
  if (browser?.isConnected()) return browser
  shared = openBrowser()
  return shared
}

/** Starts an office for all tests of a file, and a browser unless the file before has left one. */
export async function startFixtures(options?: Parameters<typeof startOffice>[0]): Promise<Fixtures> {
  const browser = await sharedBrowser() // first: an office that is never stopped would keep its port
  const office = await startOffice(options)
  const ofFile: Visitor[] = []
  afterAll(async () => {
    try {
      await takeBackPages(browser)
    } finally {
      await office.stop()
    }
    for (const { pageErrors } of ofFile) expect(pageErrors.unexpected).toEqual([])
  })
  const sessionOf = sharedSessions(office)
  const openAs: Fixtures['openAs'] = async (guest, options) => {
    const session = typeof guest === 'string' ? await sessionOf(guest) : guest && (await storedSession(office, guest))
    const visitor = await openVisitor(browser, office.origin, session, options)
    const test = TestRunner.getCurrentTest()
    // A test that runs beside others cannot be told from them, and closes its own.
    if (!test?.concurrent) await (test ? closeAfterTest(visitor) : ofFile.push(visitor))
    return visitor
  }
  const openAt: Fixtures['openAt'] = async (guest, where, options) => {
    const visitor = await openAs(guest, options)
    await visitor.visit(where)
    return visitor
  }
  return { office, browser, openAs, openAt }
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

/** With BROWSER_TRACES, what the browser showed during a test that fails is kept for `npx playwright-core show-trace`. */
async function closeAfterTest({ context: { tracing }, pageErrors, close }: Visitor): Promise<void> {
  // A page that served another visitor of this test is traced already, and its trace ends with the first of them.
  if (process.env.BROWSER_TRACES) await tracing.start({ snapshots: true }).catch(() => {})
  onTestFinished(async ({ task }) => {
    const path = join(TRACES, `${task.name.replaceAll(/\W+/g, '-').slice(0, 80)}-${task.id}.zip`)
    if (process.env.BROWSER_TRACES) await tracing.stop(task.result?.state === 'fail' ? { path } : {}).catch(() => {})
    await close()
    expect(pageErrors.unexpected).toEqual([])
  })
}
