import { afterEach, expect, test } from 'vitest'
import { paperEndpoints } from '#contract/papers/paper-endpoints.ts'
import { requireSuccess } from '#test/caller.ts'
import { timeLimit } from '#test/time-limit.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { close } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* How long pages are, what of them moves while they load, and what stands below the fold. */

const { office, openAs } = await startFixtures()
const { admin } = office.people
const PAPERS = 14
let visitor: Visitor
afterEach(() => close(visitor))

/** A case with fourteen papers. */
async function caseWithPapers() {
  const over = { transactionDetail: { to: 'LOCAL', numberPlate: 'NA', drc: true } } as const
  const { id, CaseNo } = await office.caseIn('ready', { by: admin, over })
  const params = { caseId: id }
  const { papers } = requireSuccess(await office.call(paperEndpoints.ofCase, { as: admin, params })).data
  for (let more = papers.length; more < PAPERS; more++)
    requireSuccess(
      await office.call(paperEndpoints.change, {
        as: admin,
        params,
        body: { name: `Affidavit ${more}`, state: 'missing', note: '' },
      }),
    )
  return CaseNo
}

const heightOf = () => visitor.page.evaluate<number>('document.documentElement.scrollHeight')

/** The aim is 1,900 px. */
const CASE_HEIGHT = 2000

test('the page of a case with fourteen papers does not become longer at 1440 px', async () => {
  const caseNo = await caseWithPapers()
  visitor = await openAs('superadmin', { width: 1440, height: 900 })
  await visitor.visit(paths.superadmin.caseDetail(caseNo))
  await expect.poll(() => visitor.page.locator('li[data-paper]').count()).toBe(PAPERS)
  const height = await heightOf()
  console.log(`page of a case with ${PAPERS} papers: ${height} px`)
  expect(height).toBeLessThanOrEqual(CASE_HEIGHT)
})

test.each(['superadmin', 'employee', 'client'] as const)('%s: the menu ends above the fold at 900 px', async (role) => {
  visitor = await openAs(role, { width: 1440, height: 900 })
  await visitor.visit(paths[role].home)
  const below = await visitor.page.evaluate<number>(
    `(() => { const nav = document.querySelector('aside nav'); return nav.scrollHeight - nav.clientHeight })()`,
  )
  expect(below).toBeLessThanOrEqual(0)
})

const { superadmin, employee, client } = paths
const mainPages = {
  superadmin: [
    superadmin.home,
    superadmin.queue,
    superadmin.myCases,
    `${superadmin.verifiedCases}?any=1`,
    superadmin.rejectedCases,
    superadmin.payments,
    superadmin.rto,
    superadmin.runSheet,
    superadmin.reminders,
    superadmin.vehicles,
    superadmin.dues,
    superadmin.clients,
    superadmin.employees,
    superadmin.reports,
    superadmin.newCase,
    superadmin.profile,
  ],
  employee: [employee.home, employee.queue, employee.draftCases, employee.verifiedCases, employee.runSheet],
  client: [client.home, client.cases, client.bills, client.transactions, client.vehicles],
}

/** The most that may move, as the sum of layout shifts. */
const MOST = 0.05
/** Pages that still move more, by width: they may not move more than they do. */
const stillMoving: Record<string, Partial<Record<number, number>>> = {
  [superadmin.home]: { 1440: 0.06, 390: 0.2 },
  [superadmin.payments]: { 390: 0.2 },
  [superadmin.vehicles]: { 1440: 0.3, 390: 0.15 },
  [superadmin.dues]: { 1440: 0.2, 390: 0.75 },
  [client.home]: { 1440: 0.45, 390: 0.8 },
  [client.cases]: { 390: 0.25 },
}

/** Adds up what moves without a click or key just before, as the browser measures it. */
const RECORD_SHIFTS = `globalThis.shifts = []
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) {
    const moved = one.sources.map(({ node }) => (node?.parentElement ?? node)?.outerHTML?.slice(0, 120))
    shifts.push([one.value, moved[0]])
  }
}).observe({ type: 'layout-shift', buffered: true })`

for (const [role, addresses] of Object.entries(mainPages))
  for (const width of [1440, 390])
    test(`${role}: little moves while a page loads, at ${width} px`, { timeout: timeLimit(300_000) }, async () => {
      visitor = await openAs(role as keyof typeof mainPages, { width, height: 900 })
      const { page, visit } = visitor
      await page.addInitScript(RECORD_SHIFTS)
      for (const address of addresses) {
        await visit(address)
        const shifts = await page.evaluate<[number, string][]>('shifts')
        const sum = shifts.reduce((all, [value]) => all + value, 0)
        const where = shifts.toSorted(([a], [b]) => b - a)[0]?.[1]
        expect.soft(sum, `${address} at ${width}: ${where}`).toBeLessThanOrEqual(stillMoving[address]?.[width] ?? MOST)
      }
    })
