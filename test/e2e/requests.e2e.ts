import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { t } from '#contract/texts.ts'
import { signedPdf } from '#test/signed-pdf.ts'
import { formWith, proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, dialogOf, expectAccessibleInBoth, press, submit, toastShown } from './page-actions.ts'

/* What a dealer asks for from the phone, and what the office makes of it. */

const { office, openAs, openAt } = await startFixtures({ filled: false })
const { employee, client } = office.people
const { requests } = t
const signed = await signedPdf()
const PHONE = { width: 390, height: 844, touch: true }

const listed = (page: Page, plate: string) =>
  page
    .getByRole('list', { name: requests('title') })
    .getByRole('listitem')
    .filter({ hasText: plate })
const labelOf = (page: Page, label: string) => page.getByText(label, { exact: true })
const ofOffice = async (status: 'open' | 'accepted') =>
  await office.ok(requestEndpoints.all, { as: employee, query: { status } })
async function ask(vehicleNo: string) {
  const body = { vehicleNo, services: ['fitness' as const, 'hpt' as const], note: 'Both keys are here' }
  const data = await office.ok(requestEndpoints.create, { as: client, body })
  const file = formWith(await proofImage(7), 'rc.png')
  await office.ok(requestEndpoints.upload, { as: client, params: { id: data.id }, ...file })
  return data
}

test('a dealer asks for work with a photo; what is typed survives a reload', async () => {
  const visitor = await openAt(client, paths.client.requests, PHONE)
  const { page } = visitor
  await page.getByText(requests('emptyOwn')).waitFor()
  const form = cardOf(page, requests('ask'))
  await form.getByRole('button', { name: requests('send') }).click()
  await form.getByText(requests('servicesRequired')).waitFor()

  const plate = form.getByRole('textbox', { name: t.caseFields('vehicleNo') })
  await plate.fill('mh12rq0001')
  await form.getByLabel('Fitness', { exact: false }).first().click()
  await form.getByRole('textbox', { name: requests('note') }).fill('The chassis print is with you')
  await page.reload()
  await expect.poll(() => plate.inputValue()).toBe('MH12RQ0001')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByRole('button', { name: t.attachments('takePhoto', { name: requests('photos') }) }).click(),
  ])
  await chooser.setFiles([{ name: 'rc.png', mimeType: 'image/png', buffer: await proofImage(3) }])
  await labelOf(page, 'rc.png').waitFor()
  await form.getByRole('button', { name: requests('send') }).click()
  const row = listed(page, 'MH12RQ0001')
  await row.getByText(requests('statuses.open')).waitFor()
  await row.getByRole('button', { name: t.attachments('open', { name: 'rc.png' }) }).waitFor()
  expect(await plate.inputValue()).toBe('')
  const [request] = await ofOffice('open')
  const params = { id: request?.id ?? '' }
  await office.ok(requestEndpoints.upload, { as: client, params, ...formWith(signed, 'policy.pdf') })
  await page.reload()
  await row.getByText(t.attachments('signedOriginalKept', { isWhole: String(true) })).waitFor()
  expect(await row.getByRole('link', { name: t.attachments('saveOriginal') }).count(), 'for staff alone').toBe(0)
  expect((await ofOffice('open')).map(({ vehicleNo, services }) => [vehicleNo, services])).toEqual([
    ['MH12RQ0001', ['fitness']],
  ])
})

test('an employee accepts: the form of the case is filled, and the files come along', async () => {
  const { id } = await ask('MH14RQ0002')
  const visitor = await openAt(employee, paths.employee.requests)
  const { page, visit } = visitor
  await page.getByRole('tab', { name: `${requests('statuses.open')} 2` }).waitFor()
  await listed(page, 'MH12RQ0001').getByText('policy.pdf · ').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t.attachments('saveOriginal') }).click()
  expect(await readFile(await (await download).path())).toEqual(signed)
  await listed(page, 'MH14RQ0002')
    .getByRole('link', { name: requests('accept') })
    .click()
  await cardOf(page, requests('accepting', { firmName: client.client.firmName }))
    .getByText(requests('filesFollow', { count: 1 }))
    .waitFor()
  expect(await page.locator('input[name="vehicleDetail.vehicleNo"]').inputValue()).toBe('MH14RQ0002')
  await expect.poll(() => page.getByRole('combobox', { name: /^Firm Name/ }).inputValue()).toBe(client.client.firmName)
  expect(await page.getByRole('checkbox', { name: 'Fitness' }).isChecked()).toBe(true)
  await expectAccessibleInBoth(visitor)

  // The rest of the form is the same as of any case.
  const body = { ...(await office.caseBody({ transactionDetail: { fitness: true } })), requestId: id }
  const made = await office.ok(caseEndpoints.create, { as: employee, body })
  await visit(`${paths.employee.newCase}?request=${id}`)
  await page.getByText(requests('gone')).waitFor()
  await visit(`${paths.employee.requests}?tab=accepted`)
  await listed(page, 'MH14RQ0002')
    .getByText(requests('caseOf', { caseNo: made.CaseNo }))
    .waitFor()
})

test('the form of a request that is decided meanwhile keeps what was typed, as a case of its own', async () => {
  const { id } = await ask('MH16RQ0005')
  const { page, visit } = await openAs(employee)
  const isLive = page.waitForResponse((response) => response.url().endsWith(notificationEndpoints.stream.path))
  await visit(paths.employee.requests)
  await isLive
  await listed(page, 'MH16RQ0005')
    .getByRole('link', { name: requests('accept') })
    .click()
  const remarks = page.locator('textarea[name="transactionDetail.remarks"]')
  await remarks.fill('SEEN ON MONDAY')
  const { admin } = office.people
  await office.ok(requestEndpoints.decline, { as: admin, params: { id }, body: { reason: 'Of another RTO' } })
  // Another request brings the list of open ones anew.
  await ask('MH16RQ0006')
  await page.getByRole('button', { name: t.notifications('newRows', { count: 1 }) }).click()
  await page.getByText(requests('gone')).waitFor()
  expect(await remarks.inputValue()).toBe('SEEN ON MONDAY')
  await page.reload()
  await page.getByText(requests('gone')).waitFor()
  await expect.poll(() => remarks.inputValue()).toBe('SEEN ON MONDAY')
  expect(await page.locator('input[name="vehicleDetail.vehicleNo"]').inputValue()).toBe('MH16RQ0005')
})

test('the office declines with a reason, which the dealer reads', async () => {
  await ask('MH15RQ0003')
  let visitor = await openAs('superadmin', PHONE)
  const { page, visit } = visitor
  await visit(paths.superadmin.requests)
  await listed(page, 'MH15RQ0003')
    .getByRole('button', { name: requests('decline') })
    .click()
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: t.fields('reason') }).fill('Another RTO is in charge')
  await submit(page, requests('decline'))
  await toastShown(page, requests('declined'))
  await expect.poll(() => listed(page, 'MH15RQ0003').count()).toBe(0)

  visitor = await openAs(client, PHONE)
  await visitor.visit(paths.client.requests)
  const row = listed(visitor.page, 'MH15RQ0003')
  await row.getByText(requests('reasonOf', { reason: 'Another RTO is in charge' })).waitFor()
  await press(visitor.page, requests('send'))
})
