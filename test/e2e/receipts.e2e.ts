import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { pagesOfPdf } from '#test/read-pdf.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { answerOf, dialogOf, expectAccessibleInBoth, nextTab, press, toastShown } from './page-actions.ts'

/* Receipts: the office verifies a payment and sends its receipt by WhatsApp, the dealer opens it. */

const { office, openAt } = await startFixtures({ filled: false })
const receiptLink = /^Receipt of /

test('a verified payment has a receipt at once, for the office and the dealer, and a message for WhatsApp', async () => {
  const { client } = office.people
  await office.payment(client, [await office.caseIn('assigned', { client })], 'UPI', 'HDFC0000123456')
  await office.payment(client, [await office.caseIn('assigned', { client })], 'CREDIT')
  const dealer = await openAt('client', paths.client.transactions)
  await dealer.page.getByText('HDFC0000123456').waitFor()
  expect(await dealer.page.getByRole('button', { name: receiptLink }).count(), 'waiting, or by credit').toBe(0)

  const { page, ...admin } = await openAt('superadmin', paths.superadmin.payments)
  await press(page, 'Verify payment of Ravi Shah')
  await dialogOf(page).getByRole('button', { name: 'Verify', exact: true }).click()
  await toastShown(page, t.payments('verified'))
  await page.getByRole('tab', { name: t.payments('decidedTab') }).click()
  await press(page, t.table('moreActionsOf', { row: 'Ravi Shah' }))
  const share = page.getByRole('menuitem', { name: t.receipts('whatsAppTo', { payer: 'Ravi Shah' }) })
  const address = new URL((await share.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe(`https://wa.me/91${client.client.mobileNo}`)
  expect(address.searchParams.get('text')).toContain(`Receipt RV/`)
  expect(address.searchParams.get('text')).toContain(paths.client.transactions)
  await expectAccessibleInBoth({ page, ...admin })
  await page.keyboard.press('Escape')

  await dealer.visit(paths.client.transactions)
  const answer = answerOf(dealer.page, '/payment/receipt/*')
  const tab = nextTab(dealer.page)
  await dealer.page.getByRole('button', { name: receiptLink }).click()
  expect(await tab).toMatch(/^blob:/)
  expect((await pagesOfPdf(await answer))[0]).toContain('HDFC0000123456')
})
