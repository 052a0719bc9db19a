import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { showPlate } from '#contract/cases/plate.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { expectAccessibleInBoth } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* A new case of a known vehicle: what fills it, and the input that was not sent. */

const { office, openAs, openAt } = await startFixtures()
const { client } = office.people
const employee = await office.employee()
const over = { vehicleDetail: { vehicleNo: 'MH12QW4821', chassisNo: 'CHQW4821' } }
const known = await office.caseIn('Created', { by: employee, client, over })
const plate = 'MH12QW4821'
const other = 'MH12AA9999'
const { vehicles, cases } = t

const inputOf = (page: Page, name: string) => page.locator(`input[name="${name}"]`)
const plateOf = (page: Page) => inputOf(page, 'vehicleDetail.vehicleNo')
const firmOf = (page: Page) => page.getByRole('combobox', { name: /^Firm Name/ })
const remarksOf = (page: Page) => page.locator('textarea[name="transactionDetail.remarks"]')
const filledFrom = (page: Page, caseNo: string) => page.getByText(vehicles('filledFrom', { caseNo })).waitFor()

/** Opens the form by the button on the page of a vehicle, as its new case. */
async function beginAtVehicle({ page, visit }: Visitor, of: string) {
  await visit(paths.employee.vehicle.replace('$plate', of))
  await page.getByRole('link', { name: vehicles('newCase') }).click()
  await plateOf(page).waitFor()
}

test('the vehicle of the address wins over unsent input for another, which is named and kept', async () => {
  const visitor = await openAt(employee, paths.employee.newCase)
  const { page } = visitor
  await plateOf(page).fill(other)
  await remarksOf(page).fill('SEEN ON MONDAY')

  await beginAtVehicle(visitor, plate)
  await filledFrom(page, known.CaseNo)
  expect(await plateOf(page).inputValue()).toBe(plate)
  expect(await remarksOf(page).inputValue()).toBe('')
  const unsent = page.getByText(cases('unsentFor', { plate: showPlate(other) }))
  await unsent.waitFor()
  await expectAccessibleInBoth(visitor)

  await page.getByRole('link', { name: `${cases('goOn')} ${showPlate(other)}` }).click()
  await page.getByText(cases('restoredFor', { plate: showPlate(other) })).waitFor()
  expect(await plateOf(page).inputValue()).toBe(other)
  expect(await remarksOf(page).inputValue()).toBe('SEEN ON MONDAY')
  expect(await unsent.count()).toBe(0)
})

test('only a form that a person changed leaves a draft', async () => {
  const visitor = await openAs(employee)
  const { page, visit, settle } = visitor
  await beginAtVehicle(visitor, plate)
  await filledFrom(page, known.CaseNo)
  // Longer than the pause after which input is stored.
  await page.waitForTimeout(1000)
  await visit(paths.employee.newCase)
  expect(await plateOf(page).inputValue()).toBe('')
  expect(await page.getByText(cases('unsentFor', { plate: showPlate(plate) })).count()).toBe(0)

  await beginAtVehicle(visitor, plate)
  await filledFrom(page, known.CaseNo)
  await remarksOf(page).fill('SEEN ON TUESDAY')
  await page.reload()
  await settle()
  await page.getByText(cases('restoredFor', { plate: showPlate(plate) })).waitFor()
  expect(await plateOf(page).inputValue()).toBe(plate)
  expect(await remarksOf(page).inputValue()).toBe('SEEN ON TUESDAY')

  await page.getByRole('button', { name: cases('startOver') }).click()
  await filledFrom(page, known.CaseNo)
  expect(await plateOf(page).inputValue()).toBe(plate)
  expect(await remarksOf(page).inputValue()).toBe('')
})

test('after a finished transfer the new owner is the registered owner of the next case', async () => {
  const { ownerDetails } = await office.caseBody()
  const numbers = { vehicleNo: 'MH14JW2843', chassisNo: 'CHJW2843' }
  const finished = await office.caseIn('paid', {
    by: employee,
    client,
    over: {
      generalDetail: { firmName: client.client.firmName },
      vehicleDetail: numbers,
      ownerDetails: { ...ownerDetails, sellerName: 'OMKAR KALE', buyerName: 'ANITA VERMA', buyerPhoneNo: '9822098220' },
    },
  })
  const visitor = await openAs(employee)
  const { page, visit } = visitor
  const expectOwner = async () => {
    await filledFrom(page, finished.CaseNo)
    expect(await inputOf(page, 'ownerDetails.sellerName').inputValue()).toBe('ANITA VERMA')
    expect(await inputOf(page, 'ownerDetails.sellerPhoneNo').inputValue()).toBe('9822098220')
    for (const name of ['buyerName', 'buyerPhoneNo'])
      expect(await inputOf(page, `ownerDetails.${name}`).inputValue()).toBe('')
    expect(await firmOf(page).inputValue()).toBe(client.client.firmName)
  }
  await beginAtVehicle(visitor, numbers.vehicleNo)
  await expectOwner()
  await page.getByRole('button', { name: vehicles('undoFill') }).click()
  expect(await firmOf(page).inputValue()).toBe('')
  await visit(paths.employee.newCase)
  await plateOf(page).fill(numbers.vehicleNo)
  await page.keyboard.press('Tab')
  await page.getByText(vehicles('knownVehicle', { caseNo: finished.CaseNo })).waitFor()
  await page.keyboard.press('F2')
  await expectOwner()
})
