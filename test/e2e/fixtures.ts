import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import type { Session } from '#test/caller.ts'
import { openBrowser } from './browser.ts'
import { type RunningOffice, startOffice, storedSession } from './office.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/** One of the office's people by their role, someone by their sign-in, or nobody in particular. */
type Guest = Role | Session | null

interface Fixtures {
  office: RunningOffice
  browser: Browser
  /** Signs someone in anew, at a browser of their own; `close` of page-actions.ts closes it. */
  openAs(who: Guest, options?: Parameters<typeof openVisitor>[3]): Promise<Visitor>
}

/** An office with its browser, from the top of a test file until its last test. */
export async function startFixtures(options?: Parameters<typeof startOffice>[0]): Promise<Fixtures> {
  const [office, browser] = await Promise.all([startOffice(options), openBrowser()])
  afterAll(async () => {
    await browser.close()
    await office.stop()
  })
  const come: Fixtures['openAs'] = async (who, look) => {
    const { admin, employee, client } = office.people
    const person = typeof who === 'string' ? { superadmin: admin, employee, client }[who] : who
    return openVisitor(browser, office.origin, person && (await storedSession(office, person)), look)
  }
  return { office, browser, openAs: come }
}
