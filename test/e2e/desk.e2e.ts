import { expect, test } from 'vitest'
import { duesEndpoints } from '#contract/dues/dues.ts'
import { showRupees, sumRupees } from '#contract/money.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import {
  dialogOf,
  expectAccessibleInBoth,
  factOf,
  historyEntries,
  pick,
  press,
  rowOf,
  toastShown,
  type,
  typeNewClient,
} from './page-actions.ts'

/* The desk of the office: what dealers owe, corrections, and a case that comes back. */

const { office, openAs, openAt } = await startFixtures({ filled: false })
const { client, admin } = office.people
test('a superadmin takes an unpaid case back with a reason, and a waiting payment forbids it', async () => {
  const unpaid = await office.caseIn('assigned', { client })
  const visitor = await openAt('superadmin', paths.superadmin.caseDetail(unpaid.CaseNo))
  const { page } = visitor
  await press(page, t.cases('unassign'))
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: t.cases('unassign'), exact: true }).click()
  await dialog.getByText(t.cases('reasonRequired')).waitFor()
  await dialog.getByLabel(/^Reason/).fill('Meant for another dealer')
  await dialog.getByRole('button', { name: t.cases('unassign'), exact: true }).click()
  await toastShown(page, t.cases('unassigned'))
  await page.getByRole('button', { name: t.cases('assign'), exact: true }).waitFor()
  expect(await page.getByRole('button', { name: t.cases('unassign'), exact: true }).count()).toBe(0)
  await expect.poll(async () => (await historyEntries(page))[0]).toContain('Meant for another dealer')

  const waiting = await office.caseIn('assigned', { client })
  await visitor.go(paths.superadmin.caseDetail(waiting.CaseNo))
  await press(page, t.cases('unassign'))
  // The dealer pays while the dialog is open.
  visitor.pageErrors.allow(/409/)
  await office.payment(client, [waiting])
  await dialog.getByLabel(/^Reason/).fill('Too late')
  await dialog.getByRole('button', { name: t.cases('unassign'), exact: true }).click()
  await toastShown(page, t.cases('paymentWaits'), 'error')
  await visitor.visit(paths.superadmin.caseDetail(waiting.CaseNo))
  await page.getByRole('link', { name: t.caseSteps('openPayments') }).waitFor()
  expect(await page.getByRole('button', { name: t.cases('unassign'), exact: true }).count()).toBe(0)
})

test('a bill names the office and how to pay, and the office reads another sentence than the client', async () => {
  const profile = { name: 'Sharma RTO Services', city: 'Pune', gstin: '27AAPFU0939F1ZV' }
  await office.stepUp(admin)
  await office.ok(officeEndpoints.edit, { as: admin, body: profile })
  const bill = await office.bill({ client })
  const visitor = await openAt(
    'superadmin',
    `${paths.superadmin.clientDetails}?id=${client.client.id}&tab=bills&bill=${bill.billId}`,
  )
  await visitor.page.getByText(t.bills('waitsForClient')).waitFor()
  expect(await visitor.page.getByText(t.bills('generated')).count()).toBe(0)
  expect(await factOf(visitor.page, t.bills('issuedBy')).innerText()).toContain('GSTIN 27AAPFU0939F1ZV')
  await visitor.page.getByText(t.bills('askHowToPay')).waitFor()
  const dealer = await openAt('client', paths.client.bills)
  await dealer.page.getByText(t.bills('generated')).waitFor()
})

test('the dues name every dealer with its debt, the limit changes there, and a month shows its bills', async () => {
  const debtor = await office.client({ firmName: 'Dues Motors', firstName: 'Kiran', creditLimit: 50_000 })
  const unpaid = await office.caseIn('assigned', { client: debtor })
  const bill = await office.bill({ client: debtor })
  const owed = sumRupees([unpaid.totalAmount, bill.totalAmount])
  const visitor = await openAt('superadmin', paths.superadmin.home)
  const { page } = visitor
  await factOf(page, t.board('overdue')).getByRole('link').click()
  await page.waitForURL(
    ({ pathname, search }) => pathname === paths.superadmin.queue && search.includes('overdueBills'),
  )
  await visitor.go(paths.superadmin.dues)
  const row = rowOf(page, 'Dues Motors')
  expect(await row.innerText()).toContain(showRupees(owed))
  const reminder = await row
    .getByRole('link', { name: t.dues('whatsAppTo', { firmName: 'Dues Motors' }) })
    .getAttribute('href')
  expect(reminder).toMatch(new RegExp(`^https://wa.me/91${debtor.client.mobileNo}\\?text=[^&?#]+$`))
  expect(decodeURIComponent(reminder ?? '')).toContain(showRupees(owed))
  const dues = await office.ok(duesEndpoints.list, { as: admin })
  const total = sumRupees(dues.map((one) => one.owed))
  await page
    .locator('p', { hasText: t.dues('owedInAll') })
    .locator('..')
    .getByText(showRupees(total))
    .first()
    .waitFor()

  await press(page, t.dues('changeLimitOf', { firmName: 'Dues Motors' }))
  const dialog = dialogOf(page)
  await type(dialog, { 'Credit Limit': '75000', Reason: 'Pays in time' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await toastShown(page, t.client('creditChanged'))
  await row.getByText('of ₹75,000.00').waitFor()

  await page.getByRole('tab', { name: t.dues('ofMonth') }).click()
  await rowOf(page, 'Dues Motors').getByRole('link', { name: bill.billNo }).waitFor()
  await rowOf(page, 'Dues Motors').getByRole('link', { name: bill.billNo }).click()
  await page.getByText(t.bills('waitsForClient')).waitFor()
  await visitor.go(`${paths.superadmin.dues}?tab=bills&month=2020-01`)
  await page.getByText(t.dues('noBills')).waitFor()
})

test('the office adds a dealer, hands over the link, and corrects a typing mistake', async () => {
  const unpaid = await office.caseIn('assigned', { client: await office.client({ firmName: 'Owing Motors' }) })
  const visitor = await openAt('superadmin', paths.superadmin.clients)
  const { page } = visitor
  await press(page, t.client('add'))
  const dialog = dialogOf(page)
  await expectAccessibleInBoth(visitor)
  await typeNewClient(page, {
    'First Name': 'Leela',
    'Last Name': 'Roa',
    Email: 'leela@rao.example',
    'Firm Name': 'Rao Moters',
  })
  await dialog.getByRole('button', { name: t.client('add'), exact: true }).click()
  await toastShown(page, t.client('added'))
  const link = page.getByRole('dialog', { name: t.mail('linkTitle') })
  expect(await link.getByLabel(t.mail('recipient'), { exact: true }).inputValue()).toBe('leela@rao.example')
  expect(await link.getByLabel(t.mail('linkLabel')).inputValue()).toContain('/set-password#token=')
  // The page beside the link stays in use.
  const row = rowOf(page, 'Rao Moters')
  await row.getByText('₹25,000.00').waitFor()
  await link.getByRole('button', { name: 'Close' }).last().click()
  await link.waitFor({ state: 'detached' })
  await row.getByRole('link', { name: /^View details/i }).click()

  await press(page, t.general('edit'))
  await expectAccessibleInBoth(visitor)
  expect(await dialog.getByLabel(/^City/).inputValue()).toBe('Nashik')
  await type(dialog, { 'Last Name': 'Rao', 'Firm Name': 'Rao Motors' })
  await dialog.getByRole('button', { name: t.general('save'), exact: true }).click()
  await toastShown(page, t.client('edited'))
  await page.getByRole('heading', { name: 'Rao Motors' }).waitFor()

  await visitor.go(paths.superadmin.activity)
  await page.getByText('Rao Moters → Rao Motors').waitFor()
  await visitor.go(`${paths.superadmin.clients}?tab=verified`)
  await rowOf(page, 'Owing Motors').getByText(showRupees(unpaid.totalAmount)).waitFor()
})

test('a branch, a firm and an employee are corrected, code and NA stay, and the activity shows the change', async () => {
  const branch = await office.branch({ name: 'Nashick' })
  await office.firm('HDCF Bank')
  const visitor = await openAs('superadmin')
  const { page } = visitor
  const dialog = dialogOf(page)
  const save = () => dialog.getByRole('button', { name: t.general('save'), exact: true }).click()
  await visitor.visit(paths.superadmin.branches)
  await press(page, t.general('editNamed', { name: 'Nashick' }))
  await dialog.getByText(t.branch('codeStays', { branchCode: branch.branchCode })).waitFor()
  await type(dialog, { Name: 'Nashik' })
  await save()
  await toastShown(page, t.branch('edited'))
  await rowOf(page, 'Nashik').getByText(branch.branchCode).waitFor()

  await visitor.go(paths.superadmin.firms)
  expect(
    await page.getByRole('button', { name: t.general('editNamed', { name: 'NA' }) }).getAttribute('aria-disabled'),
  ).toBe('true')
  await press(page, t.general('editNamed', { name: 'HDCF Bank' }))
  await type(dialog, { Name: 'HDFC Bank' })
  await save()
  await toastShown(page, t.firm('edited'))
  await rowOf(page, 'HDFC Bank').waitFor()

  const { employee } = office.people
  await visitor.go(`${paths.superadmin.employeeDetails}?id=${employee.employee.id}`)
  await press(page, t.general('edit'))
  await type(dialog, { 'First Name': 'Aasha' })
  await pick(page, /^Branch/, `${branch.branchCode} - Nashik`)
  await expectAccessibleInBoth(visitor)
  await save()
  await toastShown(page, t.employee('edited'))
  await page.getByRole('heading', { name: 'Aasha Patil' }).waitFor()

  await visitor.go(paths.superadmin.activity)
  for (const change of ['Nashick → Nashik', 'HDCF Bank → HDFC Bank']) await page.getByText(change).waitFor()
  await page.getByText('Aasha Patil').first().waitFor()
})
