import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { addDays, officeDay, showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, expectAccessibleInBoth, press, rowOf, toastShown } from './page-actions.ts'
import { delayPageScripts } from './visitor.ts'

/* Vehicles: the list, the page of one, its owner and dates, and the ways to it. */

const { office, openAs, openAt } = await startFixtures()
const { admin, client } = office.people
const employee = await office.employee()
const today = officeDay(new Date())
const over = {
  vehicleDetail: { vehicleNo: 'MH22 ve-0001', chassisNo: 'CHVE0001' },
  expireDetail: { pucExpiry: addDays(today, -3), insuranceExpiry: addDays(today, 5) },
}
const first = await office.caseIn('paid', { by: employee, client, over })
const second = await office.caseIn('Created', { by: employee, over })
const plate = 'MH22VE0001'
const { vehicles } = t

const stored = async () => await office.ok(vehicleEndpoints.details, { as: admin, params: { plate } })

test('the list finds a vehicle by any spelling and leads to its page, with its story', async () => {
  const visitor = await openAt(employee, paths.employee.vehicles)
  const { page } = visitor
  await page.getByRole('searchbox').first().fill('22-ve 0001')
  await rowOf(page, plate).waitFor()
  await page.getByRole('link', { name: plate }).click()
  await page.waitForURL(`**${paths.employee.vehicle.replace('$plate', plate)}`)
  await page.getByRole('heading', { name: showPlate(plate), level: 1 }).waitFor()
  for (const { CaseNo } of [first, second]) await page.getByRole('link', { name: CaseNo }).first().waitFor()
  await page.getByText(vehicles('noEvents')).waitFor()
  await page
    .getByText(t.stages('papersHere', { papers: '' }))
    .first()
    .waitFor()
  await page.getByRole('heading', { name: vehicles('historyOf', { caseNo: second.CaseNo }) }).waitFor()
  expect(await page.getByRole('heading', { name: vehicles('money') }).count()).toBe(0)
  await page.getByRole('link', { name: first.CaseNo }).click()
  await page.getByRole('link', { name: showPlate(plate) }).click()
  await page.getByRole('heading', { name: showPlate(plate), level: 1 }).waitFor()
})

test('a plate with signs that web servers read in an address leads to its vehicle, also by an older address', async () => {
  const signs = 'MH22/VE%2F;2'
  await office.caseIn('Created', { by: employee, over: { vehicleDetail: { vehicleNo: signs, chassisNo: 'CHVE0022' } } })
  const { page } = await openAt(employee, `${paths.employee.vehicles}?q=MH22%2FVE`)
  await page.getByRole('link', { name: signs }).click()
  const heading = page.getByRole('heading', { name: signs, level: 1 })
  await heading.waitFor()
  expect(new URL(page.url()).pathname).not.toMatch(/%[2-7]/)
  await page.goto(page.url().replace(/[^/]*$/, encodeURIComponent(signs)))
  await heading.waitFor()
})

test('a row that is followed before its search has begun leaves the words of the search behind', async () => {
  const { page } = await openAt(employee, paths.employee.vehicles)
  const release = await delayPageScripts(page)
  await page.getByRole('searchbox').first().fill('22-ve 0001')
  await page.getByRole('link', { name: plate }).click()
  await page.waitForTimeout(400) // longer than the search box waits for further keys
  release()
  await page.getByRole('heading', { name: showPlate(plate), level: 1 }).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('a superadmin sees the money of the cases, edits owner, note, reminders and a date, and finds the changes', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.vehicle.replace('$plate', 'mh-22-ve-0001'))
  const { page } = visitor
  await cardOf(page, vehicles('money')).getByText(showRupees(first.totalAmount)).first().waitFor()
  await press(page, vehicles('edit'))
  const dialog = page.getByRole('dialog', { name: vehicles('editTitle', { plate: showPlate(plate) }) })
  await dialog.getByLabel(vehicles('ownerName')).fill('Asha Kulkarni')
  await dialog.getByLabel(vehicles('ownerPhone')).fill('12345')
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.getByText(vehicles('badPhone')).waitFor()
  await dialog.getByLabel(vehicles('ownerPhone')).fill('+971 50 123 4567')
  await dialog.getByLabel(vehicles('note')).fill('Loan 77 of 2345 6789 0124')
  await dialog.getByText(t.fields('aadhaarMasked', { numbers: 'XXXX XXXX 0124' })).waitFor()
  await dialog.getByRole('button', { name: t.fields('undoMasking') }).click()
  await dialog.getByRole('checkbox', { name: vehicles('remindersOff') }).click()
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await toastShown(page, vehicles('updated'))
  await page.getByText(vehicles('remindersAreOff')).waitFor()
  await page.getByText('Asha Kulkarni').waitFor()
  await page.locator('a[href^="https://wa.me/971501234567?"]').waitFor()
  expect(await stored()).toMatchObject({
    owner: { name: 'Asha Kulkarni', phoneNo: '+971501234567' },
    note: 'Loan 77 of #2345 6789 0124',
    remindersOff: true,
  })

  await page.getByRole('button', { name: t.cases('editExpiry', { label: 'PUC Expiry' }) }).click()
  const day = addDays(today, 360)
  await page
    .getByRole('textbox', { name: t.cases('newExpiry', { label: 'PUC Expiry' }) })
    .fill(day.split('-').reverse().join('/'))
  await page.keyboard.press('Enter')
  await page.getByText(showDay(day)).first().waitFor()

  await page.getByRole('link', { name: vehicles('changesOf') }).click()
  await page.waitForURL(/kind=vehicle/)
  await page
    .getByRole('main')
    .getByText(/MH ?22 ?VE ?0001/)
    .first()
    .waitFor()
})

test('an employee with a mere draft of a vehicle finds no owner, and reads why there is no edit', async () => {
  const unknown = 'MH22VE0099'
  const vehicleDetail = { vehicleNo: unknown, chassisNo: `CH${unknown}` }
  await office.caseIn('Created', { over: { vehicleDetail } })
  const body = await office.caseBody({ vehicleDetail, ownerDetails: {} })
  await office.ok(caseEndpoints.create, { as: employee, body })
  const visitor = await openAt(employee, paths.employee.vehicle.replace('$plate', unknown))
  const { page } = visitor
  await page.getByText(vehicles('noOwner'), { exact: true }).waitFor()
  const edit = page.getByRole('button', { name: vehicles('edit') })
  expect(await edit.getAttribute('aria-description')).toBe(vehicles('notOwn'))
})

test('a dealer sees its vehicles on a phone without owners, and an unknown number leads back', async () => {
  const visitor = await openAt('client', paths.client.vehicles, { width: 390 })
  const { page, visit } = visitor
  await page.getByRole('link', { name: plate }).click()
  await page.getByText(first.CaseNo).first().waitFor()
  expect(await page.getByText(second.CaseNo).count()).toBe(0)
  expect(await page.getByText(vehicles('edit')).count()).toBe(0)
  visitor.pageErrors.allow(/404/)
  await visit(paths.client.vehicle.replace('$plate', 'XX99'))
  await page.getByText(vehicles('unknown')).waitFor()
  await page
    .getByRole('link', { name: vehicles('titleOfDealer') })
    .last()
    .click()
  await page.waitForURL(`**${paths.client.vehicles}`)
})

test('a new case of a known vehicle is warned of, filled by one key, and filled back', async () => {
  const visitor = await openAt(employee, paths.employee.newCase)
  const { page } = visitor
  const plateField = page.locator('input[name="vehicleDetail.vehicleNo"]')
  const engine = page.locator('input[name="vehicleDetail.engineNo"]')
  await plateField.fill('mh22ve0001')
  await engine.focus()
  const guard = page.getByRole('region', { name: vehicles('guardLabel') })
  await guard.getByText(second.CaseNo).first().waitFor()
  expect(
    await guard.getByRole('link', { name: vehicles('inNewTab', { caseNo: second.CaseNo }) }).getAttribute('target'),
  ).toBe('_blank')
  await expectAccessibleInBoth(visitor)
  await guard.getByRole('button', { name: vehicles('anotherMatter') }).click()
  await guard.getByRole('button', { name: vehicles('anotherMatter') }).waitFor({ state: 'detached' })
  await engine.fill('TYPED1')
  await page.keyboard.press('F2')
  await guard.getByText(vehicles('filledFrom', { caseNo: second.CaseNo })).waitFor()
  expect(await engine.inputValue()).not.toBe('TYPED1')
  expect(await page.locator('input[name="vehicleDetail.chassisNo"]').inputValue()).toBe('CHVE0001')
  expect(await page.locator('input[name="ownerDetails.buyerName"]').inputValue()).toBe('IMRAN SHAIKH')
  expect(await page.locator('input[name="ownerDetails.buyerAadharNo"]').inputValue()).toBe('')
  await guard.getByRole('button', { name: vehicles('undoFill') }).click()
  expect(await engine.inputValue()).toBe('TYPED1')
  expect(await page.locator('input[name="ownerDetails.buyerName"]').inputValue()).toBe('')
})

test('the last four digits in the search and a plate in a row lead to its vehicle, the rest of the row to the case', async () => {
  const { page, visit } = await openAs(employee)
  const atVehicle = () => page.getByRole('heading', { name: showPlate(plate), level: 1 }).waitFor()
  await visit(paths.employee.draftCases)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: t.shell('searchEverything') }).fill('0001')
  await page
    .getByRole('group', { name: vehicles('title') })
    .getByRole('option', { name: showPlate(plate) })
    .click()
  await atVehicle()
  await page.goBack()
  const row = rowOf(page, second.CaseNo)
  await row
    .getByRole('cell', { name: office.people.client.client.firmName })
    .or(row.getByRole('cell').last())
    .first()
    .click()
  await page.waitForURL(`**${paths.employee.caseDetail(second.CaseNo)}`)
  await page.goBack()
  await row.getByRole('link', { name: plate }).focus()
  await page.keyboard.press('Enter')
  await atVehicle()
  await visit(`${paths.employee.queue}?kind=toVerify`)
  await page
    .getByRole('button', { name: new RegExp(showPlate(plate)) })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: plate }).click()
  await atVehicle()
})

test('a dealer comes from a card to the case, and from a row of the cases to the vehicle', async () => {
  const dealer = await office.client()
  const unpaid = await office.caseIn('assigned', {
    client: dealer,
    over: { vehicleDetail: { vehicleNo: 'MH22VE0003' } },
  })
  const { page, visit } = await openAt(dealer, paths.client.home, { width: 390 })
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: unpaid.CaseNo }) })
  await card.click({ position: { x: 200, y: 45 } })
  await page.waitForURL(`**${paths.client.caseDetail(unpaid.CaseNo)}`)
  await visit(paths.client.cases)
  await page.getByRole('button', { name: new RegExp(unpaid.vehicleNo) }).click()
  await page.getByRole('link', { name: vehicles('openVehicle') }).click()
  await page.getByRole('heading', { name: showPlate(unpaid.vehicleNo), level: 1 }).waitFor()
})
