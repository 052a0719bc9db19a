import { expect, test } from 'vitest'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import type { Session } from '#test/caller.ts'
import { proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { press } from './page-actions.ts'

/* A client's phone: the bar at the bottom, bills that wait, what happens after paying, rejected payments. */

const PHONE = { width: 390, height: 844, touch: true }
const { office, openAt } = await startFixtures({ filled: false })
const { client: own } = paths

const openOnPhone = (who: Session, where: string) => openAt(who, where, PHONE)

test('the bar at the bottom leads to every everyday place and marks the present one', async () => {
  const client = await office.client({ firstName: 'Bar', lastName: 'Walker' })
  await office.caseIn('assigned', { client })
  const visitor = await openOnPhone(client, own.home)
  const { page } = visitor
  const bar = page.getByRole('navigation', { name: 'Main pages' })
  const marked = () => bar.locator('[aria-current]').allInnerTexts()
  expect(await marked()).toEqual(['Home'])
  await bar.getByRole('link', { name: 'Pay' }).tap()
  await page.getByRole('region', { name: 'Selection' }).waitFor()
  expect(await marked()).toEqual(['Pay'])
  await press(page, 'Cancel')
  await page.getByRole('button', { name: 'Make Payment' }).waitFor()
  expect(await marked()).toEqual(['Cases'])
  await page.setViewportSize({ width: 320, height: 844 })
  const stage = page.getByText('Collecting papers').locator('visible=true')
  expect(
    await stage.evaluate(
      (at: object) => 'scrollWidth' in at && 'clientWidth' in at && Number(at.scrollWidth) > Number(at.clientWidth),
    ),
    'where the file is, and since when',
  ).toBe(false)
  await page.setViewportSize(PHONE)
  await bar.getByRole('link', { name: 'Bills' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Bills' }).waitFor()
  expect(await marked()).toEqual(['Bills'])
  await bar.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My Profile' }).waitFor()
})

test('an overdue bill is seen on the home page, above the cases and beside Credit, and leads to its payment', async () => {
  const client = await office.client({ firstName: 'Late', lastName: 'Payer' })
  const bill = await office.bill({ client })
  const { assignmentId, CaseNo, totalAmount } = await office.caseIn('assigned', { client })
  const visitor = await openOnPhone(client, own.home)
  const { page } = visitor
  const told = page.getByText(/ bill ₹[\d,.]+ is (?:due|\d+ days? overdue)/)
  await told.waitFor()
  await visitor.visit({
    address: own.payment,
    state: { paidCaseIds: [assignmentId], totalPayable: totalAmount, caseNos: [CaseNo] },
  })
  await told.waitFor()
  await visitor.go(own.cases)
  await told.waitFor()
  await page.getByRole('link', { name: /^Pay the bill of / }).tap()
  await page.waitForURL((url) => url.searchParams.get('bill') === bill.billId)
  await page.getByRole('button', { name: /^Pay Now/ }).waitFor()
})

test('chosen cases stay chosen over a reload, and the flow starts empty after the page was left', async () => {
  const client = await office.client({ firstName: 'Again', lastName: 'Chosen' })
  const [made, other] = [await office.caseIn('assigned', { client }), await office.caseIn('assigned', { client })]
  const { page } = await openOnPhone(client, own.cases)
  const boxOf = ({ CaseNo }: { CaseNo: string }) => page.getByRole('checkbox', { name: `Select ${CaseNo}` })
  await page.getByRole('button', { name: 'Make Payment' }).tap()
  await boxOf(made).tap()
  // A tap becomes a click a moment later.
  await expect.poll(() => boxOf(made).isChecked()).toBe(true)
  await page.reload()
  await boxOf(made).waitFor()
  expect([await boxOf(made).isChecked(), await boxOf(other).isChecked()]).toEqual([true, false])
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Home' }).tap()
  // The page is left once the next one is shown; until then React only hides it.
  await page.getByRole('heading', { level: 1, name: 'Welcome, Again Chosen' }).waitFor()
  await page.goBack()
  await boxOf(made).waitFor()
  expect(await boxOf(made).isChecked()).toBe(false)
})

test('the page of a case has its comments below the papers, and leads to the payment with the case chosen', async () => {
  const client = await office.client({ firstName: 'From', lastName: 'Case' })
  const [made, other] = [await office.caseIn('assigned', { client }), await office.caseIn('assigned', { client })]
  const { page } = await openOnPhone(client, own.caseDetail(made.CaseNo))
  const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(titles.map((title) => title.split(' ')[0]).slice(0, 3)).toEqual(['Papers', 'Comments', 'General'])
  await page.getByRole('link', { name: 'Pay in My Cases' }).tap()
  const boxOf = ({ CaseNo }: { CaseNo: string }) => page.getByRole('checkbox', { name: `Select ${CaseNo}` })
  await boxOf(made).waitFor()
  expect([await boxOf(made).isChecked(), await boxOf(other).isChecked()]).toEqual([true, false])
  await page.getByRole('button', { name: 'Proceed' }).tap()
  await page.waitForURL(`**${own.payment}`)
  await page.getByText(made.CaseNo).first().waitFor()
})

test('three cases are paid with six taps, and the tab Under Verification names the next step', async () => {
  const client = await office.client({ firstName: 'Six', lastName: 'Taps' })
  const cases = []
  for (let count = 0; count < 3; count += 1) cases.push(await office.caseIn('assigned', { client }))
  const { page } = await openOnPhone(client, own.cases)
  await page.getByRole('button', { name: 'Make Payment' }).tap()
  for (const made of cases) await page.getByRole('checkbox', { name: `Select ${made.CaseNo}` }).tap()
  await page.getByRole('button', { name: 'Proceed' }).tap()
  await page.waitForURL(`**${own.payment}`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await proofImage(21) })
  await page.getByText('Proof uploaded').waitFor()
  await page.getByRole('button', { name: /^Pay Now/ }).tap()
  await page.waitForURL((url) => url.searchParams.get('tab') === 'waiting')
  await page.getByText(/^We are checking ₹[\d,.]+, usually by tomorrow$/).waitFor()
  expect(await page.getByRole('tab', { name: /^Under Verification/ }).getAttribute('aria-selected')).toBe('true')
  await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('H1')
  expect(new URL(page.url()).pathname).toBe(own.cases)
})

test('a rejected payment shows its reason and is paid again', async () => {
  const client = await office.client({ firstName: 'Sent', lastName: 'Back' })
  const cases = [await office.caseIn('assigned', { client }), await office.caseIn('assigned', { client })]
  const { paymentId } = await office.payment(client, cases, 'UPI')
  const reject = { as: office.people.admin, params: { id: paymentId }, body: { reason: 'Not in the bank account' } }
  await office.ok(paymentEndpoints.rejectPayment, reject)
  const visitor = await openOnPhone(client, own.home)
  const { page } = visitor
  const rejected = page.getByRole('list', { name: 'Refused proofs' }).getByRole('listitem')
  await rejected.getByText('Not in the bank account').waitFor()
  await visitor.settle()
  await rejected.getByRole('link', { name: /^Pay again/ }).tap()
  await page.getByRole('heading', { level: 1, name: 'Payment Summary' }).waitFor()
  for (const { CaseNo } of cases) await page.getByText(CaseNo).waitFor()
})

test('all cases are paid at once from the home page and are then under verification', async () => {
  const client = await office.client({ firstName: 'All', lastName: 'Together' })
  for (let count = 0; count < 2; count += 1) await office.caseIn('assigned', { client })
  const visitor = await openOnPhone(client, own.home)
  const { page } = visitor
  await page.getByRole('link', { name: 'Pay all' }).tap()
  await page.getByText('2 cases').first().waitFor()
  await page.getByRole('radio', { name: /^Credit/ }).tap()
  await page.getByRole('button', { name: /^Pay Now/ }).tap()
  await page.waitForURL((url) => url.searchParams.get('tab') === 'verified')
  await visitor.go(own.home)
  await page.getByText('Nothing is waiting for payment').waitFor()
})

test('a phone without edges has nothing to press below its camera or the line at its bottom', async () => {
  const client = await office.client({ firstName: 'Round', lastName: 'Corner' })
  await office.caseIn('assigned', { client })
  const { page } = await openOnPhone(client, own.profile)
  const device = await page.context().newCDPSession(page)
  const beside = async (insets: { left?: number; right?: number; bottom: number }) =>
    device.send('Emulation.setSafeAreaInsetsOverride', { insets })
  const boxOf = async (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const { left, right, bottom } = (
        button as unknown as { getBoundingClientRect(): DOMRect }
      ).getBoundingClientRect()
      return { left, right, bottom }
    })
  await beside({ bottom: 34 })
  await page.getByRole('button', { name: 'Change Password' }).tap()
  await page.getByRole('dialog').waitFor()
  await expect.poll(async () => (await boxOf('Cancel')).bottom).toBeLessThanOrEqual(PHONE.height - 34)
  await press(page, 'Cancel')

  await page.setViewportSize({ width: 844, height: 390 })
  await beside({ left: 47, right: 47, bottom: 21 })
  await expect.poll(async () => (await boxOf('Toggle sidebar')).left).toBeGreaterThanOrEqual(47)
  expect((await boxOf('Change Password')).right).toBeLessThanOrEqual(844 - 47)
  expect((await page.locator('main h1').boundingBox())?.x).toBeGreaterThan((await boxOf('Toggle sidebar')).right)
})
