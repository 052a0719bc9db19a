import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import type { FieldPath } from '#contract/cases/case-field-sets.ts'
import { fieldByPath } from '#contract/cases/case-reading.ts'
import { showRupees } from '#contract/money.ts'
import { type RateInput, rateEndpoints } from '#contract/rates/rate.ts'
import { type RatedCharge, ratedCharges } from '#contract/rates/rate-columns.ts'
import { serviceCodes } from '#contract/services/service-values.ts'
import { t, textOf } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { expectAccessibleInBoth, press, toastShown } from './page-actions.ts'

/* The rate card: its suggestions in the form of a case, and its page. */

const { office, openAs, openAt } = await startFixtures()
const { admin, employee, client } = office.people
const rto = await office.rto('MH-71', 'SANGLI')
const { firmName } = client.client
const clientId = client.client.id

const rate = (over: Partial<RateInput> & Pick<RateInput, 'service'>): RateInput => ({
  toRTO: null,
  clientId: null,
  receiptAmount: 0,
  otherCharges: 0,
  adminCharges: 0,
  pucCharges: null,
  insuranceCharges: null,
  ...over,
})
const CARD = [
  rate({ service: 'fitness', receiptAmount: 1200, otherCharges: 300, adminCharges: 150 }),
  rate({ service: 'fitness', clientId, receiptAmount: 1100, otherCharges: 250, adminCharges: 100 }),
  rate({
    service: 'drc',
    toRTO: rto.displayName,
    receiptAmount: 600.5,
    otherCharges: 40,
    adminCharges: 10,
    pucCharges: 100,
  }),
]
/** A row as the office answers it: what it does not say is missing. */
const stored = (over: Parameters<typeof rate>[0]) =>
  Object.fromEntries(
    Object.entries(rate(over)).filter(([name, value]) => value !== null || !/^(puc|insurance)/.test(name)),
  )
const putCard = (body: RateInput[]) => office.ok(rateEndpoints.replace, { as: admin, body })
beforeEach(() => putCard(CARD))

const charge = (page: Page, name: RatedCharge) => page.locator(`input[name="expenseDetail.${name}"]`)
const valuesOf = (page: Page) =>
  Promise.all(
    (['receiptAmount', 'otherCharges', 'adminCharges'] as const).map((name) => charge(page, name).inputValue()),
  )
const said = (rupees: number) => t.rates('says', { amount: showRupees(rupees) })
const labelOf = (path: FieldPath) => textOf(fieldByPath[path].field.label)
const service = (page: Page, path: FieldPath) => page.getByRole('checkbox', { name: labelOf(path), exact: true })

async function choose(page: Page, path: FieldPath, text: string) {
  const box = page.getByRole('combobox', { name: new RegExp(`^${labelOf(path)}`) })
  await box.fill(text)
  await box.press('Tab')
}

test('the charges of a new case follow the card until a person types', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.newCase, { width: 1440, height: 900 })
  const { page } = visitor
  await choose(page, 'vehicleDetail.toRTO', rto.displayName)
  expect(await valuesOf(page)).toEqual(['', '', ''])
  await service(page, 'transactionDetail.fitness').check()
  await expect.poll(() => valuesOf(page)).toEqual(['1200', '300', '150'])
  await page.getByText(said(1200)).waitFor()
  expect(await service(page, 'transactionDetail.fitness').evaluate((box) => box === document.activeElement)).toBe(true)
  await choose(page, 'generalDetail.firmName', firmName)
  await expect.poll(() => valuesOf(page)).toEqual(['1100', '250', '100'])
  await expectAccessibleInBoth(visitor)

  // Typing replaces the whole amount; what was emptied stays empty.
  await charge(page, 'receiptAmount').focus()
  await page.keyboard.type('999')
  await charge(page, 'otherCharges').fill('')
  await service(page, 'transactionDetail.drc').check()
  await expect.poll(() => valuesOf(page)).toEqual(['999', '', '110'])

  await page.reload()
  await page.getByText(t.cases('restored')).waitFor()
  await page.getByText(said(1700.5)).waitFor()
  expect(await valuesOf(page)).toEqual(['999', '', '110'])
  await page.getByRole('button', { name: said(1700.5) }).click()
  await expect.poll(() => valuesOf(page)).toEqual(['1700.5', '', '110'])
  expect(await charge(page, 'receiptAmount').evaluate((box) => box === document.activeElement)).toBe(true)

  // Without a service nothing is suggested, and what the card filled in goes.
  await service(page, 'transactionDetail.fitness').uncheck()
  await service(page, 'transactionDetail.drc').uncheck()
  await expect.poll(() => valuesOf(page)).toEqual(['', '', ''])
  expect(await page.getByText(/^Rate card: /).count()).toBe(0)
  expect(visitor.pageErrors.unexpected).toEqual([])
})

test('an employee gets PUC from the card, and no admin charges', async () => {
  const { page } = await openAt(employee, paths.employee.newCase, { width: 1440, height: 900 })
  await choose(page, 'vehicleDetail.toRTO', rto.displayName)
  await service(page, 'transactionDetail.drc').check()
  await expect.poll(() => charge(page, 'receiptAmount').inputValue()).toBe('600.5')
  expect(await charge(page, 'otherCharges').inputValue()).toBe('40')
  expect(await charge(page, 'pucCharges').inputValue()).toBe('100')
  expect(await charge(page, 'insuranceCharges').inputValue()).toBe('')
  expect(await charge(page, 'adminCharges').count()).toBe(0)
})

test('a saved case keeps its charges; the card stands beside them', async () => {
  const over = {
    generalDetail: { firmName },
    vehicleDetail: { toRTO: rto.displayName },
    transactionDetail: { fitness: true },
    expenseDetail: { receiptAmount: 800, otherCharges: null, adminCharges: 150 },
  }
  const made = await office.caseIn('Created', { by: admin, over })
  const { page } = await openAt('superadmin', paths.superadmin.caseEdit(made.CaseNo), { width: 1440, height: 900 })
  await page.getByRole('button', { name: said(1100) }).waitFor()
  await service(page, 'transactionDetail.drc').check()
  await page.getByRole('button', { name: said(1700.5) }).waitFor()
  expect(await valuesOf(page)).toEqual(['800', '', '150'])
  await page.getByRole('button', { name: said(1700.5) }).click()
  await service(page, 'transactionDetail.drc').uncheck()
  await expect.poll(() => valuesOf(page)).toEqual(['1100', '', '150'])
})

test('without a rate card the form is as it was', async () => {
  await putCard([])
  const { page, settle } = await openAt('superadmin', paths.superadmin.newCase, { width: 1440, height: 900 })
  await choose(page, 'vehicleDetail.toRTO', rto.displayName)
  await service(page, 'transactionDetail.fitness').check()
  await settle()
  expect(await valuesOf(page)).toEqual(['', '', ''])
  expect(await page.getByText(/^Rate card: /).count()).toBe(0)
})

const asRows = (page: Page) => press(page, t.rates('asRows'))
const rowAt = (page: Page, place: number) =>
  page.getByRole('group', { name: t.rates('rowName', { place }), exact: true })
async function fillRow(page: Page, place: number, texts: { service: string; rto?: string; amounts: string[] }) {
  const row = rowAt(page, place)
  const chosen: [label: string, text: string][] = [[t.rates('service'), texts.service]]
  if (texts.rto) chosen.push([t.rates('rto'), texts.rto])
  for (const [label, text] of chosen) {
    const box = row.getByRole('combobox', { name: label })
    await box.fill(text)
    await box.press('Tab')
  }
  for (const [index, name] of ratedCharges.entries())
    await row.locator(`input[name$=".${name}"]`).fill(texts.amounts[index] ?? '')
}
const amountsOf = (page: Page, place: number) =>
  rowAt(page, place)
    .locator('input[name^="rates."]')
    .evaluateAll((boxes) => boxes.map((box) => (box as unknown as { value: string }).value))

test('the card is edited in rows, by one Save, with a draft and errors at their fields', async () => {
  const visitor = await openAs('superadmin', { width: 1440, height: 900 })
  const { page, visit, settle, pageErrors } = visitor
  pageErrors.allow(/400 \(Bad Request\)/)
  await visit(paths.superadmin.rates)
  await asRows(page)
  await rowAt(page, 3).waitFor()
  expect(await amountsOf(page, 3)).toEqual(['600.5', '40', '10', '100', ''])
  const middles = await page.evaluate<number[]>(`[...document.querySelectorAll('main fieldset:nth-child(3) input')]
    .map((box) => box.getBoundingClientRect())
    .map(({ top, bottom }) => Math.round((top + bottom) / 2))`)
  expect(middles.length).toBe(8)
  expect(new Set(middles).size, 'the fields of a row stand in one line').toBe(1)
  await press(page, t.rates('addRow'))
  await rowAt(page, 4).waitFor()
  await press(page, t.general('save'))
  await page.getByText(t.rates('serviceRequired')).waitFor()
  // The same combination as an existing row.
  await fillRow(page, 1, { service: 'Duplicate RC', rto: rto.displayName, amounts: ['700', '1', '2', '', '2500'] })
  await press(page, t.general('save'))
  await rowAt(page, 4).getByText(t.rates('twice')).waitFor()
  await expectAccessibleInBoth(visitor)

  await page.reload()
  await settle()
  await page.getByText(t.reminderSettings('restored')).waitFor()
  await asRows(page)
  expect(await amountsOf(page, 1)).toEqual(['700', '1', '2', '', '2500'])
  await page.getByRole('button', { name: t.rates('removeRow', { place: 4 }), exact: true }).click()
  await press(page, t.general('save'))
  await toastShown(page, t.rates('saved'))
  expect(await office.ok(rateEndpoints.all, { as: admin })).toEqual([
    stored({
      service: 'drc',
      toRTO: rto.displayName,
      receiptAmount: 700,
      otherCharges: 1,
      adminCharges: 2,
      insuranceCharges: 2500,
    }),
    ...CARD.slice(0, 2).map(stored),
  ])
  // A reload would restore nothing.
  await expect
    .poll(() => page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('draft:'))"))
    .toEqual([])
})

test('the rows are fifty at first, and all where one is wrong', async () => {
  const rtos = await Promise.all(['GJ-10', 'GJ-11', 'GJ-12', 'GJ-13', 'GJ-14'].map((code) => office.rto(code, 'SURAT')))
  await putCard(serviceCodes.flatMap((code) => rtos.map((to) => rate({ service: code, toRTO: to.displayName }))))
  const { page } = await openAt('superadmin', paths.superadmin.rates, { width: 390, height: 844 })
  await asRows(page)
  await rowAt(page, 50).waitFor()
  expect(await rowAt(page, 51).count()).toBe(0)
  await rowAt(page, 1).locator('input[name$=".receiptAmount"]').fill('-5')
  await press(page, t.general('save'))
  await rowAt(page, 1).getByText(t.fields('negative')).waitFor()
  await rowAt(page, 60).waitFor()
})

test('services whose names begin alike are told apart on a laptop', async () => {
  await putCard([rate({ service: 'transferLocal' }), rate({ service: 'transferOther' })])
  const { page } = await openAt('superadmin', paths.superadmin.rates, { width: 1366, height: 768 })
  await asRows(page)
  await rowAt(page, 2).waitFor()
  const cut = await page.evaluate<string[]>(`[...document.querySelectorAll('main [role="combobox"]')]
    .filter((box) => box.value.startsWith('Transfer') && box.scrollWidth > box.clientWidth)
    .map((box) => box.value)`)
  expect(cut).toEqual([])
})

test('the grid has a price for each service and RTO, of all dealers or of one, and a cell sets another', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.rates, { width: 1440, height: 900 })
  const { page } = visitor
  const { rates } = t
  const cell = (label: string, to: string, rupees: number, kind: 'cell' | 'cellInherited' = 'cell') =>
    page.getByRole('button', { name: rates(kind, { name: `${label}, ${to}`, price: showRupees(rupees) }), exact: true })
  const dialog = page.getByRole('dialog')
  await cell('Fitness', rates('everyRto'), 1650).waitFor()
  await cell('Fitness', rto.displayName, 1650, 'cellInherited').waitFor()
  await page.getByRole('combobox', { name: rates('pricesOf') }).fill(firmName)
  await page.keyboard.press('Tab')
  await cell('Fitness', rates('everyRto'), 1450).waitFor()
  await cell('Duplicate RC (DRC)', rto.displayName, 650.5, 'cellInherited').click()
  await dialog.locator('input:focus').waitFor()
  await page.keyboard.press('Escape')
  await cell('Duplicate RC (DRC)', rto.displayName, 650.5, 'cellInherited').click()
  await dialog.locator('input[name$=".receiptAmount"]').fill('')
  await dialog.getByRole('button', { name: t.general('done') }).click()
  await dialog.locator('[aria-invalid="true"]').waitFor()
  await dialog.locator('input[name$=".receiptAmount"]').fill('500')
  await page.keyboard.press('Enter')
  await cell('Duplicate RC (DRC)', rto.displayName, 550).waitFor()
  await cell('Fitness', rates('everyRto'), 1450).click()
  await dialog.getByRole('button', { name: rates('removePrice') }).click()
  await cell('Fitness', rates('everyRto'), 1650, 'cellInherited').waitFor()
  await expectAccessibleInBoth(visitor)
  await press(page, t.general('save'))
  await toastShown(page, rates('saved'))
  const saved = await office.ok(rateEndpoints.all, { as: admin })
  expect(saved.map(({ service: code, clientId: of, receiptAmount }) => [code, of, receiptAmount])).toEqual([
    ['fitness', null, 1200],
    ['drc', null, 600.5],
    ['drc', clientId, 500],
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
