import { beforeAll, beforeEach, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { type Dues, duesEndpoints } from '#contract/dues/dues.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { pagesOfPdf } from '#test/read-pdf.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { openBeside, rowOf, toastShown } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* Tables: pages past the end, rows that open, choices that stay, and the focus after an action on a row. */

const { office, openAs } = await startFixtures({ filled: false })
const { superadmin } = paths
let admin: Visitor

beforeAll(async () => {
  for (let n = 0; n < 7; n += 1) await office.caseIn('Created')
})
beforeEach(async () => {
  admin = await openAs('superadmin')
})

const caseNos = async () =>
  (await admin.page.locator('tbody tr td:nth-child(2) a').allInnerTexts()).map((text) => text.trim())

async function verify(caseNo: string) {
  const { page, settle } = admin
  await page.getByRole('button', { name: `Verify ${caseNo}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verify', disabled: false }).press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await toastShown(page, t.cases('verified'))
  await settle()
}

test('a click on a row opens its page, except on buttons, selected text and into a new tab', async () => {
  const { page, visit } = admin
  await visit(superadmin.myCases)
  const [first] = await caseNos()
  const row = rowOf(page, `${first}`)
  const cell = row.locator('td').nth(4)
  expect(await row.evaluate((element) => getComputedStyle(element).cursor)).toBe('pointer')

  await row.getByRole('button', { name: /^Verify/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  const plate = await row.locator('td').nth(2).boundingBox()
  if (!plate) throw new Error('The row has no cell of the plate')
  const middle = plate.y + plate.height / 2
  await page.mouse.move(plate.x + 14, middle)
  await page.mouse.down()
  await page.mouse.move(plate.x + 70, middle, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate('getSelection().toString()')).not.toBe('')
  await openBeside(page, cell, superadmin.caseDetail(`${first}`))
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
  await page.getByText(t.table('pageOf', { page: 1, pages: 1 })).waitFor()
  expect(await page.getByText(t.table('empty')).count()).toBe(0)
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

test('a list without a row in its days offers other dates, and shows them at a click', async () => {
  const { page, visit, settle } = admin
  const client = await office.client()
  const made = await office.caseIn('assigned', { client })
  const { paymentId } = await office.payment(client, [made], 'CASH')
  await office.ok(paymentEndpoints.verifyPayment, { as: office.people.admin, params: { id: paymentId }, body: {} })
  for (const list of [
    `${superadmin.verifiedCases}?`,
    `${superadmin.clientDetails}?id=${client.client.id}&`,
    `${superadmin.clientDetails}?id=${client.client.id}&tab=transactions&`,
    `${superadmin.payments}?tab=decided&`,
  ]) {
    await visit(`${list}fromDate=2020-01-01&toDate=2020-01-02`)
    const empty = page.getByText(t.table('onOtherDates'))
    await empty.waitFor()
    await empty
      .locator('..')
      .getByRole('button', { name: t.facets('anyDate') })
      .click()
    await settle()
    await page.getByText(/^\d records?$/).waitFor()
    expect(await empty.count()).toBe(0)
  }
  await visit(`${superadmin.verifiedCases}?any=1&rto=ZZ-99`)
  await page.getByText(t.table('noneOfFilters')).waitFor()
  await page.getByText(t.table('noneOfFilters')).locator('..').getByRole('button').click()
  await page.getByRole('link', { name: made.CaseNo, exact: true }).waitFor()
})

test('each sheet of a printed list has its columns as on the screen, with their names, and none is blank', async () => {
  const { page, visit } = admin
  await visit(superadmin.vehicles)
  const names = await page.locator('main th').allInnerTexts()
  expect(names).toContain(t.fields('firmName'))
  // Low sheets, of which the few rows need several.
  const sheets = await pagesOfPdf(await page.pdf({ width: '210mm', height: '80mm' }))
  expect(sheets.length).toBeGreaterThan(1)
  for (const sheet of sheets) {
    for (const name of names) expect(sheet.replaceAll(/\s+/g, ' ')).toContain(name)
    expect(sheet).toMatch(/[A-Z]{2} \d\d [A-Z]{1,3} \d{4}/)
  }
})

test('paper has no boxes to choose rows by', async () => {
  const { page, visit } = admin
  await visit(superadmin.myCases)
  await page.getByRole('checkbox').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await page.emulateMedia({ media: null })
})

test('a page is no higher on paper than what it shows', async () => {
  const { page, visit } = admin
  await visit(superadmin.myCases)
  await page.emulateMedia({ media: 'print' })
  // Firefox takes a sheet with its margins for the window.
  const heights = await page
    .locator('body, main')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).minHeight))
  expect(heights).toEqual(['0px', '0px'])
  await page.emulateMedia({ media: null })
})

test('a list that is printed whole breaks no number', async () => {
  const { page, visit } = admin
  await visit(superadmin.myCases)
  const shown = await caseNos()
  // The program that prints is the test.
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await page.getByRole('button', { name: t.table('export') }).click()
  await page.getByRole('menuitem', { name: t.general('print') }).click()
  await page.locator('[data-print-view] table').waitFor({ state: 'attached' })
  const sheets = await pagesOfPdf(await page.pdf({ width: '110mm', height: '297mm' }))
  for (const caseNo of shown) expect(sheets.join(' ')).toContain(caseNo)
})

test('the paper has the whole remark of a rejection, of which the screen shows two lines', async () => {
  const { page, visit } = admin
  const { id } = await office.caseIn('ready')
  const remarks = `${'Chassis number of the pencil print is not that of the certificate. '.repeat(4)}Come again`
  const body = { rejectionRemarks: remarks }
  await office.ok(caseEndpoints.reject, { as: office.people.admin, params: { id }, body })
  await visit(`${superadmin.rejectedCases}?any=1`)
  await page.getByText(/Come again$/).waitFor()
  const [sheet = ''] = await pagesOfPdf(await page.pdf({ format: 'A4' }))
  expect(sheet.replaceAll(/\s+/g, ' ')).toContain('Come again')
})

test('debts of lakhs, of every age, have room beside each other at 1440 px', async () => {
  const { page, visit } = admin
  const id = '01900000-0000-7000-8000-000000000001'
  const bill = { billId: id, billMonth: 9, billYear: 2026, totalAmount: 35_871.5, dueDate: '2026-10-15' }
  const dues: Dues = {
    ...{ id, firstName: 'Ravi', lastName: 'Shah', firmName: 'Shah Motors', mobileNo: '9822012345', isVerified: true },
    owed: 114_558.5,
    buckets: { '0-30': 66_016.5, '31-60': 55_282, '61-90': 17_905.5, over90: 17_745 },
    billStatus: 'generated',
    bill,
    ...{ utilizedCredit: 184_357.5, creditLimit: 250_000, fixedPenaltyAmount: 500 },
    reminderText: 'Please pay',
    lastPaidAt: '2026-11-23T08:00:00.000Z',
  }
  await page.route(`**${API_BASE}${duesEndpoints.list.path}`, (route) =>
    route.fulfill({ json: { success: true, message: '', data: [dues], total: 1 } }),
  )
  await visit(superadmin.dues)
  await page.getByText('Shah Motors').waitFor()
  expect(await page.locator('main th').count()).toBe(7)
  expect(await page.locator('[data-overflow]').count()).toBe(0)
})
