import { afterEach, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { close } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* The widths between a phone and a large screen: the sidebar's rail, and tables that stay tables. */

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
