import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { routes, routeVisits } from './routes.ts'

/* How long pages are, what of them moves while they load, and what stands below the fold. A drill. */

const { office, openAs, openAt } = await startFixtures()
const { admin } = office.people
const PAPERS = 14

/** A case with fourteen papers. */
async function caseWithPapers() {
  const over = { transactionDetail: { to: 'LOCAL', numberPlate: 'NA', drc: true } } as const
  const { id, CaseNo } = await office.caseIn('ready', { by: admin, over })
  const params = { caseId: id }
  const { papers } = await office.ok(paperEndpoints.ofCase, { as: admin, params })
  for (let more = papers.length; more < PAPERS; more++)
    await office.ok(paperEndpoints.change, {
      as: admin,
      params,
      body: { name: `Affidavit ${more}`, state: 'missing', note: '' },
    })
  return CaseNo
}

const heightOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollHeight')

/** In px, at 1440. */
const CASE_HEIGHT = 1900
/** Rows in sight, and the y of the first in px, at 1366 by 768. */
const ROWS = 12
const FIRST_ROW = 230

test('the page of a case with fourteen papers does not become longer at 1440 px', async () => {
  const caseNo = await caseWithPapers()
  const visitor = await openAt('superadmin', paths.superadmin.caseDetail(caseNo), { width: 1440, height: 900 })
  await expect.poll(() => visitor.page.locator('li[data-paper]').count()).toBe(PAPERS)
  const height = await heightOf(visitor.page)
  console.log(`page of a case with ${PAPERS} papers: ${height} px`)
  expect(height).toBeLessThanOrEqual(CASE_HEIGHT)
})

test.each(['superadmin', 'employee', 'client'] as const)('%s: the menu ends above the fold at 900 px', async (role) => {
  const visitor = await openAt(role, paths[role].home, { width: 1440, height: 900 })
  const below = await visitor.page.evaluate<number>(
    `(() => { const nav = document.querySelector('aside nav'); return nav.scrollHeight - nav.clientHeight })()`,
  )
  expect(below).toBeLessThanOrEqual(0)
})

/** Pages of one thing, whose table is not the whole of them. */
const ofOneThing = /\$|Details|payment$/
const { superadmin, employee } = paths
/** Lists with sums or more filters above them, or rows of several lines: the ledgers of a voucher, a payment and its proof, missing papers. */
const notPlain: readonly string[] = [
  superadmin.dues,
  superadmin.activity,
  superadmin.accounts,
  superadmin.payments,
  superadmin.runSheet,
  employee.runSheet,
]

test.each(['superadmin', 'employee', 'client'] as const)(
  '%s: a list has room for twelve rows at 1366 by 768, the first at most 230 px from the top',
  async (role) => {
    const { page, visit } = await openAs(role, { width: 1366, height: 768 })
    const lists = routes.filter(
      ({ role: of, path }) => of === role && !ofOneThing.test(path) && !notPlain.includes(path),
    )
    for (const routeVisit of lists.flatMap((route) => routeVisits(route, office))) {
      await visit(routeVisit)
      const rows = await page.evaluate<{ y: number; height: number }[]>(
        `[...document.querySelectorAll('main tr[data-row]')].map((row) => ({ y: row.getBoundingClientRect().y, height: row.offsetHeight }))`,
      )
      const [first] = rows
      if (!first) continue
      // Rows with the office's long names take more lines.
      const height = Math.min(...rows.map((row) => row.height))
      expect.soft(first.y, routeVisit.address).toBeLessThanOrEqual(FIRST_ROW)
      expect.soft(first.y + ROWS * height, routeVisit.address).toBeLessThanOrEqual(768)
    }
  },
)

/** The most that may move on any page, as the sum of layout shifts. */
const MOST = 0.05

/** Adds up what moves without a click or key just before, as the browser measures it. */
const RECORD_SHIFTS = `globalThis.shifts = []
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) {
    const moved = one.sources.map(({ node }) => (node?.parentElement ?? node)?.outerHTML?.slice(0, 120))
    shifts.push([one.value, moved[0]])
  }
}).observe({ type: 'layout-shift', buffered: true })`

for (const role of ['public', 'superadmin', 'employee', 'client'] as const)
  for (const width of [1440, 390])
    test(`${role}: little moves while a page loads, at ${width} px`, { timeout: 600_000 }, async () => {
      const { page, visit } = await openAs(role === 'public' ? null : role, { width, height: 900 })
      await page.addInitScript(RECORD_SHIFTS)
      const visits = routes.filter((route) => route.role === role).flatMap((route) => routeVisits(route, office))
      for (const routeVisit of visits) {
        await visit(routeVisit)
        const shifts = await page.evaluate<[number, string][]>('shifts')
        const sum = shifts.reduce((all, [value]) => all + value, 0)
        const where = shifts.toSorted(([a], [b]) => b - a)[0]?.[1]
        expect.soft(sum, `${routeVisit.address} at ${width}: ${where}`).toBeLessThanOrEqual(MOST)
      }
    })
