import { afterEach, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { close } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* The widths between a phone and a large screen: the sidebar's rail, and tables that stay tables. A drill. */

const { openAs } = await startFixtures()
const { superadmin } = paths
let visitor: Visitor

afterEach(() => close(visitor))

const sidebarWidth = async () => Math.round((await visitor.page.locator('aside').boundingBox())?.width ?? 0)

test('below 1200 px the sidebar is its rail from the first paint on, until the user chooses', async () => {
  visitor = await openAs('superadmin', { width: 1180 })
  const { page, visit } = visitor
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
  await expect.poll(sidebarWidth).toBe(256)
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect.poll(sidebarWidth).toBe(48)

  await page.getByRole('button', { name: messages.shell.toggleSidebar }).click()
  await expect.poll(sidebarWidth).toBe(256)
  await visit(superadmin.verifiedCases)
  expect(await sidebarWidth(), 'the choice stays').toBe(256)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.setViewportSize({ width: 1180, height: 900 })
  expect(await sidebarWidth(), 'at every width').toBe(256)
})

const lists = [
  superadmin.myCases,
  superadmin.verifiedCases,
  superadmin.rejectedCases,
  `${superadmin.clients}?tab=verified`,
  superadmin.employees,
  superadmin.payments,
  `${superadmin.payments}?tab=decided`,
]

/** The lists whose rows have labels beside the icons from 1600 px on. */
const labelled = lists.slice(1, -2)

test('nothing of a list is cut below its actions: 1024, 1180, 1280, 1366, 1440 and 1600 px', async () => {
  visitor = await openAs('superadmin')
  const { page, visit, settle } = visitor
  for (const address of lists) {
    await visit(address)
    for (const width of [1024, 1180, 1280, 1366, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      await settle()
      const name = `${address} at ${width}`
      const { overflow, rows } = await page.evaluate<{ overflow: number; rows: number }>(`(() => {
        const section = document.querySelector('main section:has(> table)')
        return { overflow: section.scrollWidth - section.clientWidth, rows: section.querySelectorAll('[data-row]').length }
      })()`)
      expect.soft(rows, name).toBeGreaterThan(0)
      expect.soft(overflow, name).toBeLessThanOrEqual(1)
      expect.soft(await page.locator('[data-overflow]').count(), name).toBe(0)
      if (!labelled.includes(address)) continue
      const label = page.locator('[data-row]').getByText(messages.general.viewDetails, { exact: true }).first()
      const labelWidth = (await label.boundingBox())?.width ?? 0
      // Below 1600 px the icon stands alone; the words stay for a screen reader.
      if (width < 1600) expect.soft(labelWidth, name).toBeLessThan(2)
      else expect.soft(labelWidth, name).toBeGreaterThan(50)
    }
  }
})

test('the plate of a case is never below the actions of its row', async () => {
  visitor = await openAs('employee')
  const { page, visit } = visitor
  for (const width of [768, 1024])
    for (const address of [paths.employee.draftCases, paths.employee.verifiedCases]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(address)
      const row = page.locator('[data-row]').first()
      const plate = await row.locator('a[data-beside]').boundingBox()
      const actions = await row.locator('.sticky-cell').boundingBox()
      expect.soft((plate?.x ?? 9999) + (plate?.width ?? 0), `${address} at ${width}`).toBeLessThan(actions?.x ?? 0)
    }
})

test('a table without room for its columns says so by a shadow, which goes at its end', async () => {
  visitor = await openAs('superadmin', { width: 768, height: 1024 })
  const { page, visit } = visitor
  await visit(superadmin.verifiedCases)
  const section = page.locator('main section:has(> table)')
  await expect.poll(() => section.getAttribute('data-overflow')).toBe('')
  await page.evaluate(`document.querySelector('main section:has(> table)').scrollTo(9999, 0)`)
  await expect.poll(() => section.getAttribute('data-overflow')).toBe(null)
})

test('columns that a narrow window hides are in Columns, and a choice is kept', async () => {
  visitor = await openAs('superadmin', { width: 1180 })
  const { page, visit } = visitor
  await visit(superadmin.verifiedCases)
  const waits = page.getByRole('columnheader', { name: messages.facets.waitsSince })
  expect(await waits.count()).toBe(0)
  await page.getByRole('button', { name: messages.table.columns }).click()
  await page.getByRole('menuitemcheckbox', { name: messages.facets.waitsSince }).click()
  await waits.waitFor()
  await visit(superadmin.verifiedCases)
  await waits.waitFor()
})

test('lists stay tables down to 768 px', async () => {
  visitor = await openAs('superadmin', { width: 768, height: 1024 })
  const { page, visit } = visitor
  for (const address of [superadmin.myCases, superadmin.verifiedCases, superadmin.clients, superadmin.payments]) {
    await visit(address)
    expect(await page.locator('table').first().isVisible(), address).toBe(true)
  }
  await page.setViewportSize({ width: 767, height: 1024 })
  await page.locator('table').waitFor({ state: 'detached' })
})
