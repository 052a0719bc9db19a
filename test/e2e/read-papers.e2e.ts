import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { addDays, officeDay, showDay } from '#contract/dates.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { readingEndpoints } from '#contract/readings/reading.ts'
import { t } from '#contract/texts.ts'
import { readWaitingFiles } from '#server/features/readings/read-waiting-files.ts'
import { papersOfOneVehicle, type Specimen } from '#test/specimens/specimens.ts'
import { formWith } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { dialogOf, expectAccessibleInBoth } from './page-actions.ts'

/* What papers and proofs say: on a case, on the page of the vehicle, before a payment and beside it, and the settings. */

const { office, openAt } = await startFixtures()
const { admin, employee: by, client } = office.people
/** Reading is off in the browser's offices; what the fixtures have uploaded is left alone. */
beforeAll(() =>
  office.database.pool.query(
    'delete from reading_settings; update attachments set to_read = false; update uploads set to_read = false',
  ),
)

const readAll = () => readWaitingFiles(office.deps, () => false)

async function uploadTo(caseId: string, paper: Specimen, paperId?: string) {
  const name = paper.type === 'pdf' ? 'paper.pdf' : 'paper.jpg'
  await office.ok(attachmentEndpoints.upload, {
    as: by,
    params: { caseId },
    ...formWith(await paper.draw(), name, undefined, { ...(paperId && { paperId }) }),
  })
}

test('a policy of a case proposes its later day, which is taken with its history, and the vehicle names the paper', async () => {
  const papers = papersOfOneVehicle(7, ['INSURANCE', 'PUC'], 'text')
  const [policy, pollution] = papers as [Specimen, Specimen]
  const { vehicleNo = '', insuranceExpiry = '' } = policy.truth
  const today = officeDay(new Date())
  const later = addDays(today, 2000)
  const over = { vehicleDetail: { vehicleNo }, expireDetail: { insuranceExpiry: addDays(today, -1), pucExpiry: later } }
  const { id, CaseNo } = await office.caseIn('assigned', { by, client, over })
  const added = { name: 'Policy of the insurer', state: 'received' as const }
  const checklist = await office.ok(paperEndpoints.change, { as: by, params: { caseId: id }, body: added })
  const paperId = checklist.papers.find(({ name }) => name === added.name)?.paperId
  await uploadTo(id, policy, paperId)
  for (const paper of [pollution, ...papersOfOneVehicle(8, ['TAX'], 'text')]) await uploadTo(id, paper)
  await readAll()
  const visitor = await openAt('employee', paths.employee.caseDetail(CaseNo))
  const { page, visit } = visitor
  const day = showDay(insuranceExpiry)
  await page.getByText(t.readings('validUntil', { field: 'Insurance Expiry', day })).waitFor()
  // A day before the one of the case is only said, and the paper of another vehicle proposes nothing.
  await page
    .getByText(t.readings('validUntil', { field: 'PUC Expiry', day: showDay(pollution.truth.pucExpiry) }))
    .waitFor()
  const other = papersOfOneVehicle(8, ['TAX'], 'text')[0]?.truth.vehicleNo ?? ''
  await page
    .getByText(t.readings('otherVehicle', { paper: t.readings('kinds.TAX'), plate: showPlate(other) }))
    .waitFor()
  const take = page.getByRole('button', { name: t.readings('takeDay', { field: 'Insurance Expiry', day }) })
  const number = t.readings('number', { number: policy.number ?? '' })
  const buttons = page.getByRole('button', { name: /^Take / })
  expect(await buttons.count()).toBe(2)
  await page.getByRole('button', { name: t.readings('takeNumber', { number }) }).waitFor()
  await expectAccessibleInBoth(visitor)
  await take.click()
  await take.waitFor({ state: 'detached' })
  await expect.poll(() => buttons.count()).toBe(0)
  const { expireDetail } = await office.ok(caseEndpoints.details, { as: admin, params: { id: CaseNo } })
  expect(expireDetail).toMatchObject({ insuranceExpiry, pucExpiry: later })
  const noted = await office.ok(paperEndpoints.ofCase, { as: by, params: { caseId: id } })
  expect(noted.papers.find((paper) => paper.paperId === paperId)).toMatchObject({ state: 'received', note: number })
  await visit(paths.employee.vehicle.replace('$plate', vehicleNo))
  const source = { paper: t.readings('kinds.INSURANCE'), caseNo: CaseNo }
  await page.getByText(t.readings('sourceOf', source)).waitFor()
})

const imageOf = async (paper: Specimen) => ({ name: 'upi.jpg', mimeType: 'image/jpeg', buffer: await paper.draw() })

/** Opens the payment of a new case of the client by UPI, whose other charges are these rupees. */
async function openPayment(otherCharges: number) {
  const { CaseNo } = await office.caseIn('assigned', { by, client, over: { expenseDetail: { otherCharges } } })
  const visitor = await openAt('client', paths.client.cases)
  const { page } = visitor
  await page.getByRole('button', { name: 'Make Payment' }).click()
  await page.getByRole('checkbox', { name: `Select ${CaseNo}` }).click()
  await page.getByRole('button', { name: /Proceed/ }).click()
  await page.waitForURL(`**${paths.client.payment}`)
  return visitor
}

/** The reader has the lowest priority, and the machine is busy with tests. */
const PATIENCE = 120_000
const proofInput = (page: Page) => page.locator('input[type=file]').first()

test('the screenshot fills the UTR of a payment and says what differs, and the check of it shows the marks', {
  timeout: 3 * PATIENCE,
}, async () => {
  // Always the same picture: how certain its letters are depends on its pixels.
  const [proof] = papersOfOneVehicle(5, ['PAYMENT'], 'scan', '2026-11-30') as [Specimen]
  const { utr = '', amount = '' } = proof.truth
  const { page } = await openPayment(100)
  await proofInput(page).setInputFiles(await imageOf(proof))
  await expect.poll(() => page.getByLabel(t.fields('utr')).inputValue(), { timeout: PATIENCE }).toBe(utr)
  await page.getByText(t.readings('utrOfProof')).waitFor()
  await page.getByText(/^The proof says ₹/).waitFor()
  await page.getByRole('button', { name: t.payments('payNow') }).click()
  await page.waitForURL(`**${paths.client.cases}**`)
  await readAll()

  // The same UTR again is told before it is paid.
  const again = await openPayment(200)
  const field = again.page.getByLabel(t.fields('utr'))
  await field.fill(utr)
  await again.page.getByText(t.readings('utrUsed')).waitFor()

  const office2 = await openAt('superadmin', paths.superadmin.payments)
  await office2.page.getByText(t.readings('proofDiffers')).first().waitFor()
  await office2.page.getByRole('button', { name: t.readings('differsFirst') }).click()
  const first = office2.page.getByRole('row').nth(1)
  await expect.poll(() => first.innerText()).toContain(t.readings('proofDiffers'))
  await office2.page.getByRole('button', { name: t.payments('checkSideBySide') }).click()
  const marks = dialogOf(office2.page).getByRole('region', { name: t.readings('proofSays') })
  await marks.getByText(utr).waitFor()
  expect(await marks.getByRole('listitem').first().innerText()).toContain(t.readings('agrees'))
  expect(await marks.getByRole('listitem').nth(1).innerText()).toContain(t.readings('differs'))
  await marks.getByRole('img').first().waitFor()
  await expectAccessibleInBoth(office2)
  expect(amount).not.toBe('')
})

test('the office switches reading off and chooses kinds', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.office)
  const { page } = visitor
  const kind = page.getByRole('checkbox', { name: t.readings('kinds.PERMIT') })
  await kind.click()
  const settings = () => office.ok(readingEndpoints.settings, { as: admin })
  await expect.poll(async () => (await settings()).kinds).not.toContain('PERMIT')
  await expectAccessibleInBoth(visitor)
  await page.getByRole('switch', { name: t.readings('readPapers') }).click()
  await expect.poll(async () => (await settings()).isOn).toBe(false)
  await kind.waitFor({ state: 'detached' })
})
