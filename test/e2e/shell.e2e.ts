import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { chunkFile } from './chunk-file.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { currentEntries } from './menu-marks.ts'

/* The shell: the current menu entry, tooltips, type-ahead of the search, toasts. */

const { office, openAt } = await startFixtures()
const { superadmin, employee } = paths
const { notVerifiable, paid } = office.cases

test('the menu shows the entry of the current page, also where it is longer than the window', async () => {
  const { page, go } = await openAt('superadmin', superadmin.integrations)
  const menu = page.getByRole('navigation', { name: t.shell('mainMenu') })
  for (const name of [t.integrations('title'), t.menu('home')]) {
    const entry = menu.locator('a[aria-current="page"]').filter({ hasText: name })
    const [whole, shown] = [await menu.boundingBox(), await entry.boundingBox()]
    expect(shown?.y, name).toBeGreaterThanOrEqual(whole?.y ?? 0)
    expect((shown?.y ?? 0) + (shown?.height ?? 0), name).toBeLessThanOrEqual((whole?.y ?? 0) + (whole?.height ?? 0))
    await go(superadmin.home)
  }
})

/** Milliseconds until a button's tooltip appears, measured in the page so that a busy machine has little effect. */
async function tooltipDelay(page: Page, name: string) {
  await page.mouse.move(700, 700, { steps: 5 })
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  // For a moment after one tooltip, the next appears at once.
  await page.waitForTimeout(400)
  await page.evaluate(`void (globalThis.waited = new Promise((resolve) => {
    let entered = 0
    document.querySelector('[aria-label="${name}"]')
      .addEventListener('pointerenter', () => { entered = performance.now() }, { once: true })
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="tooltip"]')) return
      observer.disconnect()
      resolve(performance.now() - entered)
    }).observe(document.body, { childList: true })
  }))`)
  await page.getByRole('button', { name, exact: true }).hover()
  return page.evaluate('globalThis.waited')
}

/** Far from the 700 ms of the others. */
const SOON = 600

test('tooltips appear at once in the sidebar and after 700 ms elsewhere', async () => {
  const { page } = await openAt('employee', employee.draftCases)
  expect(await tooltipDelay(page, 'Toggle sidebar')).toBeLessThan(SOON)
  await page.keyboard.press('Control+b')
  expect(await tooltipDelay(page, 'Toggle sidebar')).toBeLessThan(SOON)
  const elsewhere = await tooltipDelay(page, `Verify ${notVerifiable.CaseNo}`)
  expect(elsewhere).toBeGreaterThanOrEqual(690)
})

/** Delays a part of the code until the returned function is called. */
async function holdCode(page: Page, name: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/assets/${chunkFile(name)}`, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test('text typed right after Ctrl+K appears in the box of the search', async () => {
  const { page } = await openAt('superadmin', superadmin.branches)
  const below = page.getByPlaceholder('Search...')
  await below.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('shahx')
  await page.keyboard.press('Backspace')
  await expect.poll(() => focusOf(page)).toBe('Search everything')
  await page.keyboard.type(' motors')
  const box = page.getByRole('combobox', { name: 'Search everything' })
  expect(await box.inputValue()).toBe('shah motors')
  expect(await below.inputValue()).toBe('')
  await page
    .getByRole('option', { name: /Shah Motors/ })
    .first()
    .waitFor()
  // The search starts empty again.
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await box.waitFor()
  expect(await box.inputValue()).toBe('')
})

test('a case number and Enter typed right after Ctrl+K open the case', async () => {
  const { page } = await openAt('superadmin', superadmin.branches)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(paid.CaseNo.toLowerCase())
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${superadmin.caseDetail(paid.CaseNo)}`)
})

test('a page that comes late leaves the text in the search that was opened meanwhile', async () => {
  const { page, settle } = await openAt('superadmin', superadmin.branches)
  const release = await holdCode(page, 'documents-page')
  await page.getByRole('link', { name: 'Documents' }).click()
  await page.keyboard.press('Control+k')
  await expect.poll(() => focusOf(page)).toBe('Search everything')
  await page.keyboard.type('sha')
  release()
  await page.getByRole('heading', { name: 'Documents', level: 1, includeHidden: true }).waitFor({ state: 'attached' })
  await settle()
  await page.keyboard.type('h')
  expect(await page.getByRole('combobox', { name: 'Search everything' }).inputValue()).toBe('shah')
})

test('an engine of early 2023, as of an iPhone X, has the menu of a staff member', async () => {
  const visitor = await openAt('superadmin', superadmin.home)
  const { page } = visitor
  await page.addInitScript('delete Map.groupBy; delete Object.groupBy')
  await visitor.visit(superadmin.myCases)
  expect(await currentEntries(page)).toEqual(['My-Cases is page'])
})

test('on a Mac a section of a case is left by Cmd and an arrow, as its form says', async () => {
  const visitor = await openAt('employee', employee.home)
  const { page } = visitor
  await page.addInitScript(`Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' })`)
  await visitor.visit(employee.newCase)
  await page.getByText('⌘ + ↓ next section').waitFor()
  await page.getByRole('combobox', { name: 'Firm Name' }).focus()
  await page.keyboard.press('Meta+ArrowDown')
  expect(await focusOf(page)).toContain('Vehicle No.')
})

test('beside a scroll bar of 15 px actions stand beside the title, and the board has all its columns', async () => {
  const visitor = await openAt('superadmin', superadmin.home)
  const { page } = visitor
  await page.setViewportSize({ width: 1280 - 15, height: 900 })
  for (const address of [superadmin.documents, superadmin.reminders]) {
    await visitor.visit(address)
    const lines = page.locator('main header > *')
    const [title, actions] = [await lines.nth(0).boundingBox(), await lines.nth(1).boundingBox()]
    expect(actions?.x, address).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0))
  }
  await visitor.visit(`${superadmin.rto}?view=board`)
  const board = page.locator('[data-column]').first().locator('..')
  expect(await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('a short page does not scroll on a phone', async () => {
  const visitor = await openAt('superadmin', superadmin.home)
  const { page } = visitor
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.visit(`${superadmin.requests}?tab=declined`)
  expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0)
})
