import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { t } from '#contract/texts.ts'
import { readExport } from '#test/read-export.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { dialogOf, expectAccessibleInBoth, press, rowOf, toastOf, toastShown } from './page-actions.ts'

/* Many cases of a list at once: who is left out is named before and after. */

const { office, openAs } = await startFixtures({ filled: false })
const { admin, client } = office.people
const { bulk } = t
const first = await office.caseIn('ready', { client })
const second = await office.caseIn('ready', { client })
const assigned = await office.caseIn('assigned', { client })
const last = await office.caseIn('ready', { client })
const visitor = await openAs('superadmin')

const statusOf = async ({ id }: { id: string }) =>
  (await office.ok(caseEndpoints.details, { as: admin, params: { id } })).status

test('cases up to the one that Shift chooses are assigned at once, without those that cannot be', async () => {
  const { page, visit } = visitor
  await visit(`${paths.superadmin.verifiedCases}?any=1&sort=CaseNo`)
  const boxOf = ({ CaseNo }: { CaseNo: string }) =>
    page.getByRole('checkbox', { name: bulk('select', { name: CaseNo }) })
  await boxOf(first).click()
  await boxOf(last).click({ modifiers: ['Shift'] })
  await page.getByText(bulk('selected', { count: '4' })).waitFor()
  await press(page, bulk('partly', { action: t.cases('assign'), possible: 3, all: 4 }))
  const dialog = dialogOf(page)
  await dialog.getByText(`${assigned.CaseNo}: ${t.cases('notAssignable')}`).waitFor()
  await expectAccessibleInBoth(visitor)
  // Somebody else rejects one of them meanwhile.
  await office.call(caseEndpoints.reject, {
    as: admin,
    params: { id: second.id },
    body: { rejectionRemarks: 'Twice' },
  })
  // Each to the firm that it names, by one row of the table.
  await dialog.getByRole('radio', { name: bulk('toOwn'), checked: true }).waitFor()
  await dialog.getByRole('row', { name: /^Shah Motors( \d+)? 3 / }).waitFor()
  await dialog.getByRole('button', { name: t.cases('assign') }).click()
  await page.getByText(bulk('outcome', { done: 2, failed: 1 })).waitFor()
  await page.getByText(`${second.CaseNo}: ${t.cases('notAssignable')}`).waitFor()
  for (const row of [first, last]) expect(await statusOf(row)).toBe('assigned')
  await toastOf(page)
    .getByRole('button', { name: t.ui('undo') })
    .click()
  await toastShown(page, bulk('undone', { done: 2, left: 0 }))
  expect(await page.getByText(bulk('outcome', { done: 2, failed: 1 })).count()).toBe(0)
  for (const row of [first, last]) expect(await statusOf(row)).toBe('ready')
  await press(page, bulk('clear'))
  await page.getByText(bulk('selected', { count: '2' })).waitFor({ state: 'detached' })
})

test('Ctrl+A chooses the rows of the page, and a stage is set for all of them', async () => {
  const { page } = visitor
  await rowOf(page, first.CaseNo).waitFor()
  await page.getByRole('checkbox', { name: bulk('select', { name: first.CaseNo }) }).focus()
  await page.keyboard.press('Control+a')
  await page.getByText(bulk('selected', { count: '3' })).waitFor()
  await press(page, bulk('changeStage'))
  await dialogOf(page)
    .getByRole('button', { name: bulk('changeStage') })
    .click()
  await toastShown(page, bulk('outcome', { done: 3, failed: 0 }))
  await page.getByText(bulk('selected', { count: '3' })).waitFor({ state: 'detached' })
})

test('a list has twelve rows in a window of 1366 by 768, the first at most 230 px from the top', async () => {
  for (let more = 4; more < 14; more++) await office.caseIn('ready')
  const { page, go } = visitor
  await page.setViewportSize({ width: 1366, height: 768 })
  const { vehicleDetail } = await office.ok(caseEndpoints.details, { as: admin, params: { id: first.id } })
  const rto = vehicleDetail.toRTO
  const address = `${paths.superadmin.verifiedCases}?any=1&size=20`
  // The filters in use stand beside the search, and take no line of their own.
  for (const filters of ['', `&older=3&rto=${encodeURIComponent(rto)}`]) {
    await office.database.pool.query("update cases set waits_since = waits_since - interval '5 days'")
    await go(address + filters)
    await expectTwelveRows(page)
  }
  const chip = t.facets('remove', { filter: t.facets('chip', { label: t.facets('rto'), value: rto }) })
  await press(page, chip)
  await page.waitForURL((url) => !url.searchParams.has('rto') && url.searchParams.has('older'))
  await page.getByRole('button', { name: chip, exact: true }).waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: t.facets('clear') }).count()).toBe(0)
  await go(`${address}&older=3&statuses=ready&rto=${encodeURIComponent(rto)}`)
  await press(page, t.facets('clear'))
  await page.waitForURL((url) => ['rto', 'older', 'statuses'].every((name) => !url.searchParams.has(name)))
})

async function expectTwelveRows(page: Page) {
  await page.locator('[data-row]').nth(12).waitFor()
  const boxes = await page.locator('[data-row]').evaluateAll((rows) =>
    rows.map((row) => {
      const { top, bottom } = (
        row as unknown as { getBoundingClientRect(): { top: number; bottom: number } }
      ).getBoundingClientRect()
      return { top, bottom }
    }),
  )
  expect(boxes[0]?.top).toBeLessThanOrEqual(230)
  expect(boxes.filter(({ bottom }) => bottom <= 768).length).toBeGreaterThanOrEqual(12)
}

test('twenty ready cases are assigned with three clicks', async () => {
  for (let n = 0; n < 20; n++) await office.caseIn('ready')
  const { page, visit } = visitor
  await visit(`${paths.superadmin.verifiedCases}?any=1&statuses=ready&sort=-CaseNo&size=20`)
  await page.locator('[data-row]').nth(19).waitFor()
  let clicks = 0
  const click = async (target: ReturnType<typeof page.getByRole>) => {
    await target.click()
    clicks += 1
  }
  await click(page.getByRole('checkbox', { name: t.table('selectAll') }))
  await page.getByText(bulk('selected', { count: '20' })).waitFor()
  await click(page.getByRole('button', { name: t.cases('assign'), exact: true }).last())
  await click(dialogOf(page).getByRole('button', { name: t.cases('assign') }))
  await toastShown(page, bulk('outcome', { done: 20, failed: 0 }))
  console.log(`${clicks} clicks for 20 cases`)
  expect(clicks).toBe(3)
})

test('exactly the chosen cases leave as a file, and are printed as one PDF', async () => {
  const { page, go } = visitor
  await go(`${paths.superadmin.verifiedCases}?any=1&sort=CaseNo&size=20`)
  for (const { CaseNo } of [last, first])
    await page.getByRole('checkbox', { name: bulk('select', { name: CaseNo }) }).click()
  await page.getByText(bulk('selected', { count: '2' })).waitFor()
  // The bar stands below the list, which has its own.
  await page
    .getByRole('button', { name: t.table('export') })
    .last()
    .click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: t.table('csv'), exact: true }).click(),
  ])
  const { head, rows } = await readExport(readFileSync(await file.path()))
  const at = head.indexOf(t.fields('caseNo'))
  expect(rows.map((row) => row[at])).toEqual([last.CaseNo, first.CaseNo])
  const [answer] = await Promise.all([
    page.waitForResponse(/\/case\/print$/),
    page
      .getByRole('button', { name: t.general('print'), exact: true })
      .last()
      .click(),
  ])
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/pdf')
})
