import { expect, test } from 'vitest'
import { officeEndpoints } from '#contract/office/office.ts'
import { t } from '#contract/texts.ts'
import { pagesOfPdf } from '#test/read-pdf.ts'
import { OFFICE_GSTIN } from '#test/switch-on-gst.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { answerOf, nextTab, press, toastShown, type } from './page-actions.ts'

/* GST: the office switches it on, and a verified payment has its invoice, for the office and the dealer. */

const { office, openAt } = await startFixtures({ filled: false })
const gstTab = `${paths.superadmin.accounts}?tab=gst`

test('GST is switched on, and a paid row has its invoice', async () => {
  const as = await office.superadmin()
  const profile = { name: 'Sharma RTO Services', state: 'Maharashtra', gstin: OFFICE_GSTIN } as const
  await office.stepUp(as)
  await office.ok(officeEndpoints.edit, { as, body: profile })
  const { client } = office.people
  const plain = await office.caseIn('paid', { client })

  const admin = await openAt('superadmin', gstTab)
  expect(await admin.page.getByLabel(t.gst('gstin')).inputValue(), "the profile's").toBe(OFFICE_GSTIN)
  await admin.page.getByLabel(t.gst('isOnLabel')).check()
  await type(admin.page, { [t.gst('sac')]: '998' })
  await press(admin.page, t.general('save'))
  await admin.page.getByText(t.gst('badSac')).waitFor()
  await type(admin.page, { [t.gst('sac')]: '9982' })
  await press(admin.page, t.general('save'))
  await toastShown(admin.page, t.gst('saved'))
  await admin.page.getByText(t.gst('noneInMonth')).waitFor()

  const { CaseNo } = await office.caseIn('paid', { client, over: { expenseDetail: { otherCharges: 1180 } } })
  await admin.visit(gstTab)
  await admin.page.getByText('₹1,000.00').first().waitFor()
  // The columns of the invoices need more room than a tablet has: their table scrolls, and the page does not.
  await admin.page.setViewportSize({ width: 768, height: 900 })
  await admin.settle()
  expect(await admin.page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  const register = admin.page.waitForEvent('download')
  await press(admin.page, t.gst('register'))
  expect((await register).suggestedFilename()).toMatch(/^gst-register-\d{4}-\d\d\.xlsx$/)
  const gstr1 = admin.page.waitForEvent('download')
  await press(admin.page, t.gst('gstr1'))
  expect((await gstr1).suggestedFilename()).toMatch(/^gstr1-\d{4}-\d\d\.json$/)

  const dealer = await openAt('client', paths.client.transactions)
  await dealer.page.getByText(plain.CaseNo).first().waitFor()
  const links = dealer.page.getByRole('button', { name: /^Invoice of / })
  expect(await links.count(), 'of the taxed payment alone').toBe(1)
  const answer = answerOf(dealer.page, '/gst/invoice/*')
  const tab = nextTab(dealer.page)
  await links.click()
  expect(await tab).toMatch(/^blob:/)
  expect((await pagesOfPdf(await answer))[0]).toContain(CaseNo)
})
