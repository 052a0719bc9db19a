import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { close, rowOf, toastShown } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* Tables: pages past the end, rows that open, and the focus after an action on a row. */

const { office, openAs } = await startFixtures({ filled: false })
const { superadmin } = paths
let admin: Visitor

beforeAll(async () => {
  for (let n = 0; n < 7; n += 1) await office.caseIn('Created')
})
beforeEach(async () => {
  admin = await openAs('superadmin')
})
afterEach(() => close(admin))

const caseNos = async () =>
  (await admin.page.locator('tbody tr td:first-child a').allInnerTexts()).map((text) => text.trim())

async function verify(caseNo: string) {
  const { page, settle } = admin
  await page.getByRole('button', { name: `Verify ${caseNo}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await toastShown(page, messages.cases.verified)
  await settle()
}

test('a page past the end shows the last page, in the address too', async () => {
  const { page, visit, settle } = admin
  for (const past of ['99', '1000001']) {
    await visit(`${superadmin.myCases}?page=${past}&size=5`)
    await page.waitForURL(/page=2/)
    await settle()
    expect(await caseNos()).toHaveLength(2)
    await page.getByText(messages.table.pageOf(2, 2)).waitFor()
  }
  for (const address of [superadmin.firms, superadmin.clients, superadmin.mails, superadmin.payments]) {
    await visit(`${address}?page=99`)
    await page.getByText(messages.table.pageOf(1, 1)).first().waitFor()
    await expect.poll(() => page.url()).not.toContain('page=99')
  }
})

test('a click anywhere on a row opens its page; buttons, selected text and a second tab do their own', async () => {
  const { page, context, visit } = admin
  await visit(superadmin.myCases)
  const [first] = await caseNos()
  const row = rowOf(page, `${first}`)
  const cell = row.locator('td').nth(3)
  expect(await row.evaluate((element) => getComputedStyle(element).cursor)).toBe('pointer')

  await row.getByRole('button', { name: /^Verify/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  const plate = await row.locator('td').nth(1).boundingBox()
  if (!plate) throw new Error('The row has no second cell')
  const middle = plate.y + plate.height / 2
  await page.mouse.move(plate.x + 14, middle)
  await page.mouse.down()
  await page.mouse.move(plate.x + 70, middle, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate('getSelection().toString()')).not.toBe('')
  const [tab] = await Promise.all([context.waitForEvent('page'), cell.click({ modifiers: ['ControlOrMeta'] })])
  await tab.waitForURL(`**${superadmin.caseDetail(`${first}`)}`)
  await tab.close()
  expect(new URL(page.url()).pathname).toBe(superadmin.myCases)

  await cell.click()
  await page.waitForURL(`**${superadmin.caseDetail(`${first}`)}`)
  expect(await page.evaluate('history.state.status')).toBe('Created')
})

test('after an action on a row the focus is on the same action of the next row, on the one before at the end', async () => {
  const { page, visit } = admin
  await visit(`${superadmin.myCases}?size=5`)
  const [first, second, third] = await caseNos()
  await verify(`${second}`)
  expect(await caseNos()).not.toContain(second)
  await expect.poll(() => focusOf(page)).toBe(`Verify ${third}`)
  expect(await caseNos()).toContain(first)

  // The last row of the last page: the page before is shown.
  await visit(`${superadmin.myCases}?size=5&page=2`)
  await verify(`${(await caseNos())[0]}`)
  await page.getByText(messages.table.pageOf(1, 1)).waitFor()
  const last = (await caseNos()).at(-1)
  await expect.poll(() => focusOf(page)).toBe(`Verify ${last}`)

  // The last row of a page: the row before.
  await verify(`${last}`)
  for (let left = await caseNos(); left.length > 0; left = await caseNos()) {
    await expect.poll(() => focusOf(page)).toBe(`Verify ${left.at(-1)}`)
    await page.keyboard.press('Escape')
    await verify(`${left.at(-1)}`)
  }
  await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('H1')
})
