import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { routes, routeVisits } from './routes.ts'

/* The widths between a phone and a large screen: the sidebar's rail, and tables whose columns fit or that become cards. A drill. */

const { office, openAs, openAt } = await startFixtures()
const { superadmin, employee, client } = paths
const sidebarWidth = async (page: Page) => Math.round((await page.locator('aside').boundingBox())?.width ?? 0)

test('below 1200 px the sidebar is its rail from the first paint on, until the user chooses', async () => {
  const { page, visit } = await openAs('superadmin', { width: 1180 })
  // Records each width of the sidebar from the page's first line on.
  await page.addInitScript(`globalThis.widths = new Set()
    const record = () => {
      const sidebar = document.querySelector('aside, [aria-hidden].inset-y-0')
      if (sidebar) widths.add(sidebar.offsetWidth)
      requestAnimationFrame(record)
    }
    record()`)
  await visit(superadmin.verifiedCases)
  expect(await page.evaluate('[...widths]')).toEqual([48])
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(() => sidebarWidth(page)).toBe(256)
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect.poll(() => sidebarWidth(page)).toBe(48)

  await page.getByRole('button', { name: t.shell('toggleSidebar') }).click()
  await expect.poll(() => sidebarWidth(page)).toBe(256)
  await visit(superadmin.verifiedCases)
  expect(await sidebarWidth(page), 'the choice stays').toBe(256)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.setViewportSize({ width: 1180, height: 900 })
  expect(await sidebarWidth(page), 'at every width').toBe(256)
})

const superadminLists = [
  superadmin.myCases,
  superadmin.verifiedCases,
  superadmin.rejectedCases,
  `${superadmin.clients}?tab=verified`,
  superadmin.employees,
  superadmin.payments,
  `${superadmin.payments}?tab=decided`,
]

const lists = {
  superadmin: superadminLists,
  employee: [employee.verifiedCases, employee.draftCases],
  client: [client.transactions],
}

/** The lists whose rows have labels beside the icons from 1600 px on. */
const labelled = superadminLists.slice(1, -2)

const someWidths = '1024, 1180, 1280, 1366, 1440 and 1600 px'
const roles = ['superadmin', 'employee', 'client'] as const

test.each(roles)(`%s: nothing of a list is cut below its actions: ${someWidths}`, async (role) => {
  const { page, visit, settle } = await openAs(role)
  for (const address of lists[role]) {
    await visit(address)
    for (const width of [1024, 1180, 1280, 1366, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      await settle()
      const name = `${address} at ${width}`
      expect.soft(await page.locator('main [data-row]').count(), name).toBeGreaterThan(0)
      expect.soft(await page.locator('[data-overflow]').count(), name).toBe(0)
      if (width >= 1180) expect.soft(await page.locator('main section > table').isVisible(), name).toBe(true)
      if (!labelled.includes(address) || (await page.locator('tr[data-row]').count()) === 0) continue
      const label = page.locator('tr[data-row]').getByText(t.general('viewDetails'), { exact: true }).first()
      const labelWidth = (await label.boundingBox())?.width ?? 0
      // Below 1600 px the icon stands alone; the words stay for a screen reader.
      if (width < 1600) expect.soft(labelWidth, name).toBeLessThan(2)
      else expect.soft(labelWidth, name).toBeGreaterThan(50)
    }
  }
})

/** The texts of cells that lie over another cell of their row, and tables wider than their place; `cut` is what is visible. */
const COVERED = `(() => {
  const cut = (box, element, cell) => {
    for (let one = element; one !== cell.parentElement; one = one.parentElement) {
      if (getComputedStyle(one).overflowX === 'visible') continue
      const { left, right, top, bottom } = one.getBoundingClientRect()
      box = { left: Math.max(box.left, left), right: Math.min(box.right, right), top: Math.max(box.top, top), bottom: Math.min(box.bottom, bottom) }
    }
    return box
  }
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const found = []
  for (const table of document.querySelectorAll('main table')) {
    const place = table.parentElement
    if (place.scrollWidth > place.clientWidth + 1) found.push((table.ariaLabel ?? 'a table') + ' has no room: ' + place.scrollWidth + ' of ' + place.clientWidth + ' px')
    for (const row of table.rows)
      for (const cell of row.cells) {
        const others = [...row.cells].filter((other) => other !== cell).map((other) => other.getBoundingClientRect())
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode)
          const boxes = [...range.getClientRects()].map((box) => cut(box, texts.currentNode.parentElement, cell))
          if (boxes.some((box) => others.some((other) => meet(box, other)))) found.push(texts.currentNode.data)
        }
      }
  }
  return found
})()`

test.each(roles)('%s: no column of a list lies under another: 768 to 1366 px', { timeout: 600_000 }, async (role) => {
  const { page, visit, settle } = await openAs(role, { height: 900 })
  for (const route of routes.filter((one) => one.role === role))
    for (const routeVisit of routeVisits(route, office)) {
      await page.setViewportSize({ width: 768, height: 900 })
      await visit(routeVisit)
      for (const width of [768, 1024, 1180, 1280, 1366]) {
        await page.setViewportSize({ width, height: 900 })
        await settle()
        expect.soft(await page.evaluate(COVERED), `${routeVisit.address} at ${width}`).toEqual([])
      }
    }
})

test('columns that a narrow window hides are in Columns, and a choice is kept', async () => {
  const { page, visit } = await openAt('superadmin', superadmin.verifiedCases, { width: 1180 })
  const waits = page.getByRole('columnheader', { name: t.facets('waitsSince') })
  expect(await waits.count()).toBe(0)
  await page.getByRole('button', { name: t.table('columns') }).click()
  await page.getByRole('menuitemcheckbox', { name: t.facets('waitsSince') }).click()
  await waits.waitFor()
  await visit(superadmin.verifiedCases)
  await waits.waitFor()
})

test('a list is cards where its columns have no room, and a table again where they have', async () => {
  const { page, visit } = await openAs('superadmin', { width: 768, height: 1024 })
  const { myCases, employees } = superadmin
  await visit(employees)
  expect(await page.locator('main table').isVisible(), 'few columns fit').toBe(true)
  await visit(myCases)
  await page.locator('main li[data-row]').first().waitFor()
  await page.setViewportSize({ width: 1366, height: 1024 })
  await page.locator('main table').waitFor()
  await page.setViewportSize({ width: 767, height: 1024 })
  await page.locator('main table').waitFor({ state: 'detached' })
})
