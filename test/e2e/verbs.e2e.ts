import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { queueEndpoints } from '#contract/queue/queue.ts'
import { t } from '#contract/texts.ts'
import type { MadeCase } from '#test/factories.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { dialogOf } from './page-actions.ts'

/* Letters and the global search act on what is in view; from a case to the next one of its list; pinned pages; dealers. */

const { office, openAt } = await startFixtures()
const { admin, client } = office.people
const made: MadeCase[] = []
for (let n = 0; n < 12; n += 1) made.push(await office.caseIn('ready', { client }))

const palette = (page: Page) => page.getByRole('dialog', { name: t.shell('searchEverything') })
const option = (page: Page, name: RegExp) => palette(page).getByRole('option', { name })
const plateOf = async (id: string) =>
  (await office.ok(caseEndpoints.details, { as: admin, params: { id } })).vehicleDetail.vehicleNo

async function say(page: Page, text: string) {
  await page.keyboard.press('Control+k')
  await expect.poll(() => focusOf(page)).toBe(t.shell('searchEverything'))
  await page.keyboard.type(text)
}

test('the letters of a list act on the row that J has reached, and the focus comes back to it', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.verifiedCases)
  const rows = page.locator('[data-row]')
  await rows.nth(2).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const second = await rows.nth(1).getByRole('link').first().textContent()
  await expect.poll(() => focusOf(page)).toBe(second)
  await page.keyboard.press('x')
  await dialogOf(page)
    .getByText(second ?? '-')
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => focusOf(page)).toBe(second)
  await page.keyboard.press('k')
  const first = await rows.nth(0).getByRole('link').first().textContent()
  await page.keyboard.press('a')
  await dialogOf(page)
    .getByText(first ?? '-')
    .first()
    .waitFor()
})

test('V verifies in the list of cases and of payments, and asks for what lacks', async () => {
  const { page, visit } = await openAt('superadmin', paths.superadmin.myCases)
  await page.locator('[data-row]').first().waitFor()
  await page.keyboard.press('v')
  await dialogOf(page)
    .getByRole('heading', { name: t.cases('verifyTitle') })
    .waitFor()
  const paid = await office.caseIn('assigned', { client })
  await office.payment(client, [paid], 'UPI', 'VERBS0001')
  await visit(paths.superadmin.payments)
  await page.locator('[data-row]').first().waitFor()
  await page.keyboard.press('v')
  await dialogOf(page).getByText(t.payments('confirmVerify')).first().waitFor()
})

test('the search offers the verbs of the page with their letters, and takes one', async () => {
  const [first] = made
  const { page } = await openAt('superadmin', paths.superadmin.caseDetail(first?.CaseNo ?? ''))
  await page.getByRole('button', { name: t.stages('change') }).waitFor()
  await say(page, t.papers('title'))
  // A part of the page is named, and not read out.
  const papers = option(page, new RegExp(`^${t.papers('title')}`)).first()
  expect(await papers.textContent()).not.toContain(t.papers('add'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('change st')
  await option(page, new RegExp(`^${t.stages('change')}`)).waitFor()
  await page.keyboard.press('Enter')
  await dialogOf(page)
    .getByRole('radio', { name: t.stages('submitted') })
    .waitFor()
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  await page.keyboard.press('n')
  await expect.poll(() => focusOf(page)).toBe(t.comments('text'))
})

test('a plate and a verb take the verb on its case, and a verb that the state forbids says why', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.branches)
  const [first] = made
  const plate = await plateOf(first?.id ?? '')
  await say(page, `${plate.toLowerCase()} assign`)
  await option(page, new RegExp(`${t.cases('assign')} · ${showPlate(plate)}`)).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${paths.superadmin.caseDetail(first?.CaseNo ?? '')}`)
  await dialogOf(page).getByText(t.cases('dealer')).first().waitFor()
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: t.stages('change') }).waitFor()
  expect(await dialogOf(page).count(), 'a reload takes the verb no second time').toBe(0)
  const paid = await plateOf(office.cases.paid.id)
  await say(page, `${paid} assign`)
  await option(page, new RegExp(t.cases('notAssignable'))).waitFor()
  await page.keyboard.press('Enter')
  await option(page, new RegExp(t.cases('notAssignable'))).waitFor()
})

test('the search begins a new case of a plate, changes the theme and asks before it signs out', async () => {
  const { page } = await openAt('employee', paths.employee.queue)
  await say(page, 'dark')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe('dark')
  await say(page, 'sign out')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: t.session('confirmLogoutTitle') }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await say(page, 'mh12zz4821')
  await option(page, new RegExp(t.search('newCaseFor', { plate: 'MH 12 ZZ 4821' }))).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${paths.employee.newCase}?vehicle=MH12ZZ4821`)
})

test('J goes from a case to the next of its list, also over the end of a page; Back returns to its row', async () => {
  const { page } = await openAt('superadmin', `${paths.superadmin.verifiedCases}?any=1`)
  const rows = await office.ok(caseEndpoints.verifiedList, {
    as: admin,
    body: { filterType: 'applicationDate', page: 0, pageSize: 12 },
  })
  const nos = rows.map(({ CaseNo }) => CaseNo)
  const link = (index: number) => page.getByRole('link', { name: nos[index] ?? '-', exact: true })
  await link(8).click()
  const at = (index: number) => page.waitForURL(`**${paths.superadmin.caseDetail(nos[index] ?? '')}`)
  await at(8)
  await page.getByText(/^9 of \d+$/).waitFor()
  await page.keyboard.press('j')
  await at(9)
  await page.getByText(/^10 of \d+$/).waitFor()
  await page.getByRole('button', { name: t.cases('nextOfList') }).click()
  await at(10)
  await page.getByText(/^11 of \d+$/).waitFor()
  await page.goBack()
  await page.waitForURL(/page=2/)
  await expect.poll(() => focusOf(page)).toBe(nos[10])
  await link(10).click()
  await at(10)
  await page.getByText(/^11 of \d+$/).waitFor()
  await page.keyboard.press('k')
  await at(9)
  await page.getByText(/^10 of \d+$/).waitFor()
})

test('J also goes on from the queue, from the table of files, and from the lists of a dealer', async () => {
  const caseIs = (page: Page, place: number) => page.getByText(new RegExp(`^${place} of \\d+$`)).waitFor()
  const { page, visit } = await openAt('superadmin', `${paths.superadmin.queue}?kind=toAssign`)
  const waiting = await office.ok(queueEndpoints.rows, { as: admin, body: { kind: 'toAssign' } })
  const waitingNos = waiting.flatMap((row) => ('CaseNo' in row ? row.CaseNo : []))
  const opened = (nos: readonly string[], at: number) =>
    page.waitForURL(`**${paths.superadmin.caseDetail(nos[at] ?? '')}`)
  await page
    .getByRole('listitem')
    .filter({ hasText: waitingNos[1] ?? '-' })
    .waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  await opened(waitingNos, 1)
  await caseIs(page, 2)
  await page.keyboard.press('j')
  await opened(waitingNos, 2)
  await caseIs(page, 3)

  await visit(`${paths.superadmin.rto}?view=table`)
  const links = page.locator('[data-row] td:nth-child(2) a')
  await links.nth(2).waitFor()
  const fileNos = await links.allInnerTexts()
  await links.nth(1).click()
  await opened(fileNos, 1)
  await caseIs(page, 2)
  await page.keyboard.press('j')
  await opened(fileNos, 2)
  await page.goBack()
  await expect.poll(() => focusOf(page)).toBe(fileNos[2])

  for (let n = 0; n < 2; n += 1) await office.caseIn('assigned', { client })
  const dealer = await openAt('client', paths.client.cases)
  const details = dealer.page.getByRole('button', { expanded: false }).filter({ hasText: /VR-/ })
  await details.nth(1).click()
  await dealer.page.getByRole('link', { name: t.payments('viewCase') }).click()
  await caseIs(dealer.page, 2)
  const before = dealer.page.url()
  await dealer.page.keyboard.press('k')
  await caseIs(dealer.page, 1)
  expect(dealer.page.url()).not.toBe(before)
  await dealer.page.getByRole('button', { name: t.cases('previousOfList'), disabled: true }).waitFor()

  await dealer.visit(paths.client.home)
  await dealer.page.getByRole('listitem').getByRole('link', { name: /^VR-/ }).nth(1).click()
  await caseIs(dealer.page, 2)
})

test('a pinned page stands above the menu on every device, until its pin is taken', async () => {
  const { page } = await openAt('employee', paths.employee.reminders)
  const pinned = page.getByRole('region', { name: t.menu('pinned') })
  await say(page, 'pin this')
  await page.keyboard.press('Enter')
  await pinned.getByRole('link', { name: t.reminders('title') }).waitFor()
  const pinsNow = async () => (await office.ok(identityEndpoints.myProfile, { as: office.people.employee })).pinnedPages
  await expect.poll(pinsNow).toEqual([paths.employee.reminders])
  await page.reload()
  await pinned.getByRole('link', { name: t.reminders('title') }).hover()
  await pinned.getByRole('button', { name: t.menu('unpinNamed', { page: t.reminders('title') }) }).click()
  await pinned.waitFor({ state: 'detached' })
  await expect.poll(pinsNow).toEqual([])
})

test('a list by dealer has the figures of all its pages, and a dealer opens its own rows', async () => {
  const { page } = await openAt('superadmin', `${paths.superadmin.verifiedCases}?any=1`)
  await page.locator('[data-row]').first().waitFor()
  await page.getByRole('button', { name: t.table('byDealer') }).click()
  const row = page
    .locator('[data-row]')
    .filter({ has: page.getByRole('cell') })
    .first()
  const firm = (await row.getByRole('link').textContent()) ?? ''
  const count = Number(await row.getByRole('cell').nth(1).textContent())
  await row.getByRole('link').click()
  await page.waitForURL(/firm=/)
  await page
    .getByRole('button', {
      name: t.facets('remove', { filter: t.facets('chip', { label: t.fields('firmName'), value: firm }) }),
    })
    .waitFor()
  const rows = await office.ok(caseEndpoints.verifiedList, { as: admin, body: { filterType: 'applicationDate', firm } })
  expect(rows).toHaveLength(count)
})

test('the days of a list are one chip, which opens the usual periods and is taken away', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.verifiedCases)
  const chip = (period: string) => page.getByRole('button', { name: t.filter('daysChip', { period }), exact: true })
  await chip(t.filter('periods.thisMonth')).click()
  await page.getByRole('menuitem', { name: t.filter('periods.lastMonth') }).click()
  await chip(t.filter('periods.lastMonth')).waitFor()
  await page.waitForURL(/fromDate=/)
  await page
    .getByRole('button', {
      name: t.facets('remove', { filter: t.filter('daysChip', { period: t.filter('periods.lastMonth') }) }),
    })
    .click()
  await chip(t.facets('anyDate')).waitFor()
  await page.waitForURL(/any=1/)
})
