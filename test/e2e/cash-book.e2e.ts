import { expect, test } from 'vitest'
import { cashEndpoints } from '#contract/cash/cash.ts'
import { officeDay, showDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, dialogOf, expectAccessibleInBoth, submit, toastShown } from './page-actions.ts'

/* The cash book of a runner on a phone, and the superadmin who confirms its day. */

const { office, openAt } = await startFixtures({ filled: false })
const { admin, employee } = office.people
const made = await office.caseIn('ready', { by: employee })
const PHONE = { width: 390, height: 844, touch: true }
const { cash } = t
const ofRunner = { params: { employeeId: employee.userId } }
await office.ok(cashEndpoints.enter, { as: admin, ...ofRunner, body: { kind: 'advance', amount: 5000 } })

test('a runner enters a fee with its photo, takes a mistake back, and closes the day', async () => {
  const visitor = await openAt(employee, paths.employee.cash, PHONE)
  const { page } = visitor
  await page.getByText('₹5,000.00').first().waitFor()
  const enter = () =>
    page
      .getByRole('button', { name: cash('enter') })
      .first()
      .click()
  await enter()
  await dialogOf(page).getByLabel(t.fields('amount')).fill('610')
  await dialogOf(page)
    .getByRole('button', { name: t.general('save') })
    .click()
  await dialogOf(page).getByText(cash('caseRequired')).waitFor()
  await dialogOf(page).getByLabel(cash('caseRef')).fill(made.vehicleNo.toLowerCase())
  const chosen = page.waitForEvent('filechooser')
  await dialogOf(page)
    .getByRole('button', { name: t.payments('chooseImage') })
    .click()
  await (await chosen).setFiles([{ name: 'receipt.png', mimeType: 'image/png', buffer: await proofImage(5) }])
  await dialogOf(page).getByText(t.payments('proofUploaded')).waitFor()
  await expectAccessibleInBoth(visitor)
  await submit(page, t.general('save'))
  await toastShown(page, cash('entered'))
  await page.getByText('₹4,390.00').first().waitFor()
  await page.getByRole('link', { name: cash('openPhoto', { amount: '-₹610.00' }) }).waitFor()

  await enter()
  await dialogOf(page)
    .getByRole('radio', { name: cash('expenses.other') })
    .click()
  await dialogOf(page).getByLabel(t.fields('amount')).fill('80')
  await dialogOf(page).getByLabel(cash('note'), { exact: false }).fill('Petrol')
  await submit(page, t.general('save'))
  await toastShown(page, cash('entered'))
  await page.getByText('₹4,310.00').first().waitFor()
  await page.getByRole('button', { name: t.ui('undo'), exact: true }).click()
  await toastShown(page, cash('takenBack'))
  await page.getByText('₹4,390.00').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('button', { name: cash('close') }).click()
  await submit(page, cash('close'))
  await toastShown(page, cash('closed'))
  await cardOf(page, cash('days')).getByText(cash('isWaiting')).waitFor()
  await expectAccessibleInBoth(visitor)
})

test('the superadmin finds the book among all, confirms its day, and sees the case against its charges', async () => {
  const { page, visit } = await openAt(admin, paths.superadmin.cash)
  const { firstName, lastName } = employee.employee
  await page.getByText(cash('waiting', { count: 1 })).waitFor()
  await page.getByRole('link', { name: cash('openBook', { name: `${firstName} ${lastName}` }) }).click()
  const day = showDay(officeDay(office.clock.now()))
  await page.getByRole('button', { name: cash('confirmNamed', { day }) }).click()
  await toastShown(page, cash('confirmed'))
  await cardOf(page, cash('days')).getByText(cash('isConfirmed')).waitFor()
  await visit(`${paths.superadmin.cash}?tab=charges`)
  const row = page.getByRole('row').filter({ hasText: made.CaseNo })
  await row.getByText('₹610.00').first().waitFor()
})
