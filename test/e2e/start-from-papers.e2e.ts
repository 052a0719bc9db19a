import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { rateEndpoints } from '#contract/rates/rate.ts'
import { readingEndpoints } from '#contract/readings/reading.ts'
import type { PaperKind } from '#contract/readings/reading-values.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { papersOfOneVehicle, type Specimen } from '#test/specimens/specimens.ts'
import { proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'

/* A new case from its papers: proposals, keys, and what a person typed. */

const { office, openAt } = await startFixtures()
const { admin } = office.people
await office.database.pool.query('delete from reading_settings')
const rates = {
  ...{ toRTO: null, clientId: null, receiptAmount: 1500, otherCharges: 300, adminCharges: 100 },
  ...{ pucCharges: 100, insuranceCharges: 2500 },
}
await office.ok(rateEndpoints.replace, { as: admin, body: [{ ...rates, service: 'transferLocal' }] })

const asFiles = (papers: readonly Specimen[]) =>
  Promise.all(
    papers.map(async (paper) => ({
      name: `${paper.kind}.${paper.type === 'pdf' ? 'pdf' : 'jpg'}`,
      mimeType: paper.type === 'pdf' ? 'application/pdf' : 'image/jpeg',
      buffer: await paper.draw(),
    })),
  )

/** Chooses papers of one vehicle in the form of a new case, and waits until they are read. */
async function startFrom(page: Page, seed: number, kinds: readonly PaperKind[], form: Specimen['form'] = 'text') {
  const papers = papersOfOneVehicle(seed, kinds, form)
  const input = page.locator('input[type=file][multiple]').first()
  await input.setInputFiles(await asFiles(papers))
  for (const kind of kinds) await page.getByText(`${t.readings(`kinds.${kind}`)} ${kind}.`).waitFor()
  return Object.assign({}, ...papers.map(({ truth }) => truth)) as Record<string, string>
}

/** Presses keys one by one and returns how many those were. */
async function pressAll(page: Page, keys: readonly string[]): Promise<number> {
  for (const key of keys) await page.keyboard.press(key)
  return keys.length
}

/** The details of the case that was made for a plate. */
async function caseOf(page: Page, plate: string) {
  await page.waitForURL(`**${paths.employee.draftCases}`)
  const row = page.getByRole('row').filter({ hasText: plate }).first()
  await row.waitFor()
  const [id = ''] = /VR-\d{6}/.exec((await row.textContent()) ?? '') ?? []
  return office.ok(caseEndpoints.details, { as: admin, params: { id } })
}

const formPage = () => openAt('employee', paths.employee.newCase)
/** The rate card answers once the services are known. */
const ratesCome = (page: Page) => expect.poll(() => page.getByLabel(/^Insurance Charges/).inputValue()).not.toBe('')

test('a small case is made of its papers by 35 keystrokes at most, and has their files', async () => {
  const { page } = await formPage()
  const truth = await startFrom(page, 7, ['RC', 'INSURANCE', 'PUC', 'TAX'])
  let keys = await pressAll(page, [...'shah', 'Tab', 'F9'])
  // On to what no paper says.
  await expect.poll(() => focusOf(page)).toBe('TO')
  keys += await pressAll(page, ['Space', 'Tab', 'Space'])
  await ratesCome(page)
  keys += await pressAll(page, ['Control+Enter'])
  console.log(`${keys} keystrokes`)
  expect(keys).toBeLessThanOrEqual(35)
  const { vehicleNo = '', chassisNo, engineNo, insuranceExpiry, pucExpiry, fitnessExpiry, taxExpiry } = truth
  const made = await caseOf(page, vehicleNo)
  expect(made).toMatchObject({
    generalDetail: { firmName: 'Shah Motors' },
    vehicleDetail: { vehicleNo, chassisNo, engineNo, fromRTO: 'MH-12 - PUNE', toRTO: 'MH-12 - PUNE' },
    expireDetail: { insuranceExpiry, pucExpiry, fitnessExpiry, taxExpiry },
  })
  // Owners are whole or absent.
  expect(made.ownerDetails?.sellerName ?? '').toBe('')
  const files = async () => (await office.ok(paperEndpoints.ofCase, { as: admin, params: { caseId: made.id } })).loose
  await expect.poll(async () => (await files()).length).toBe(4)
})

test('a full case is made of its papers by 110 keystrokes at most, Enter takes the name of the owner', async () => {
  const hpt = 'HDFC BANK LTD'
  await office.ok(referenceEndpoints.createFirm, { as: admin, body: { name: hpt } })
  const { page } = await formPage()
  const truth = await startFrom(page, 19, ['RC', 'INSURANCE', 'PUC', 'RECEIPT'])
  let keys = await pressAll(page, [...'shah', 'Tab', 'F9'])
  await expect.poll(() => focusOf(page)).toBe('TO')
  keys += await pressAll(page, ['Space', 'Tab', 'Space', 'Control+ArrowDown'])
  await expect.poll(() => focusOf(page)).toBe('Name')
  const [seller, buyer] = ['234123412346', '234123412346']
  keys += await pressAll(page, ['Enter', ...seller, 'Tab', ...'9820012345', 'Tab', ...'aundh, 411007', 'Tab', 'Tab'])
  keys += await pressAll(page, [...'anita naik', 'Tab', ...buyer, 'Tab', ...'9820054321', 'Tab', ...'baner, 411045'])
  await ratesCome(page)
  keys += await pressAll(page, ['Control+Enter'])
  console.log(`${keys} keystrokes`)
  expect(keys).toBeLessThanOrEqual(110)
  const { vehicleNo = '', applicationNo, appointmentDate, sellerName } = truth
  expect(await caseOf(page, vehicleNo)).toMatchObject({
    generalDetail: { applicationNo, ...(appointmentDate && { appointmentDate }) },
    expenseDetail: { receiptAmount: Number(truth.receiptAmount) },
    transactionDetail: { hptName: hpt },
    ownerDetails: { sellerName, sellerState: 'Maharashtra', buyerName: 'ANITA NAIK', buyerState: 'Maharashtra' },
  })
})

test('papers that differ propose both values and none together, and what was typed stays', async () => {
  const { page } = await formPage()
  await page.getByLabel(/^Engine No/).fill('K12TYPED1')
  const rc = await startFrom(page, 8, ['RC'])
  await page.getByRole('button', { name: /^Take \d+ certain values/ }).waitFor()
  const puc = await startFrom(page, 35, ['PUC'])
  await page.getByRole('button', { name: /^Take \d+ certain values/ }).waitFor({ state: 'detached' })
  const offer = (value: string, field: string) => page.getByRole('button', { name: `Take ${value} for ${field}` })
  for (const { vehicleNo = '' } of [rc, puc]) await offer(vehicleNo, 'Vehicle No.').waitFor()
  await page.getByLabel(/^Vehicle No/).focus()
  // The piece of the paper is seen beside the field.
  await page.getByRole('img', { name: t.readings('cutOut', { field: 'Vehicle No.' }) }).waitFor()
  await page.keyboard.press('Enter')
  const inputIs = (field: RegExp, value = '') => expect.poll(() => page.getByLabel(field).inputValue()).toBe(value)
  await inputIs(/^Vehicle No/, rc.vehicleNo)
  await page.keyboard.press('F9')
  expect(await page.getByLabel(/^Engine No/).inputValue()).toBe('K12TYPED1')
  await offer(rc.engineNo ?? '', 'Engine No').click()
  await inputIs(/^Engine No/, rc.engineNo)
  await offer(puc.vehicleNo ?? '', 'Vehicle No.').click()
  await inputIs(/^Vehicle No/, puc.vehicleNo)
  // A paper that is taken away proposes nothing any more.
  await page.getByRole('button', { name: t.readings('removePaper', { name: 'PUC.pdf' }) }).click()
  await expect.poll(() => offer(puc.pucExpiry ?? '', 'PUC Expiry').count()).toBe(0)
})

test('a picture that is no paper says so, and an office that has nothing read does not offer it', async () => {
  const { page, visit } = await formPage()
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: await proofImage(3) }
  await page.locator('input[type=file][multiple]').first().setInputFiles(file)
  await page.getByText(`${t.readings('notRead')} photo.png`).waitFor()
  await office.ok(readingEndpoints.editSettings, { as: admin, body: { isOn: false } })
  await visit(paths.employee.newCase)
  await page.getByLabel(/^Engine No/).waitFor()
  expect(await page.getByText(t.readings('start'), { exact: true }).count()).toBe(0)
})
