import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { officialFormEndpoints } from '#contract/official-forms/official-form-endpoints.ts'
import { t } from '#contract/texts.ts'
import { webhookEndpoints } from '#contract/webhooks/webhook-endpoints.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { addPasskey } from '#test/passkey-device.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, dialogOf, nextTab, press, toastOf, toastShown, type, typeNewClient } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* Screens whose calls ask for a step-up by their effect (docs/step-up.md): cancelled, they keep what was typed. */

const { office, openAs } = await startFixtures({ filled: false })
const { admin, employee } = office.people
const { superadmin } = paths

const ageProofs = () => office.database.pool.query("update sessions set proved_at = proved_at - interval '11 minutes'")

async function openWithOldProof(where: string, guest = admin, look?: Parameters<typeof openAs>[1]): Promise<Visitor> {
  const visitor = await openAs(guest, look)
  visitor.pageErrors.allow(/403/)
  await visitor.visit(where)
  await ageProofs()
  return visitor
}

/** Presses a button twice: the first question is cancelled, which keeps what a box holds, the second one is answered. */
async function proveAt({ page }: Visitor, button: Locator, kept?: { box: Locator; value: string }, by = admin) {
  const question = page.getByRole('dialog', { name: t.stepUp('title') })
  await button.click()
  const password = question.getByLabel(/^Password/)
  await password.waitFor()
  await expect.poll(() => password.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  if (kept) expect(await kept.box.inputValue(), 'what was typed stays').toBe(kept.value)
  expect(await toastOf(page).count(), 'nothing is told').toBe(0)
  await button.click()
  await password.fill(by.password)
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
}

test('a webhook is turned to another address after a step-up', async () => {
  const body = { url: 'https://tally.example/hook', events: ['case.created'] }
  await office.stepUp(admin)
  await office.ok(webhookEndpoints.create, { as: admin, body })
  const visitor = await openWithOldProof(superadmin.integrations)
  const { page } = visitor
  await press(page, t.webhooks('editNamed', { url: body.url }))
  const dialog = page.getByRole('dialog', { name: t.webhooks('edit') })
  const box = dialog.getByLabel(t.webhooks('url'))
  const value = 'https://ledger.example/hook'
  await box.fill(value)
  await proveAt(visitor, dialog.getByRole('button', { name: t.general('save') }), { box, value })
  await toastShown(page, t.webhooks('saved'))
  await page.getByText(value).first().waitFor()
})

test("an account is adjusted in the dealer's favour after a step-up, once", async () => {
  const { client } = await office.client()
  const visitor = await openWithOldProof(`${superadmin.clientDetails}?id=${client.id}&tab=statement`, admin, {
    width: 390,
    height: 844,
  })
  const { page } = visitor
  await press(page, t.adjustments('adjust'))
  const dialog = page.getByRole('dialog', { name: t.adjustments('adjust') })
  const box = dialog.getByLabel(/^Amount/)
  await box.fill('150.25')
  await dialog.getByRole('button', { name: t.adjustments('discount') }).click()
  await proveAt(visitor, dialog.getByRole('button', { name: t.general('save') }), { box, value: '150.25' })
  await toastShown(page, t.adjustments('made'))
  const items = cardOf(page, t.adjustments('title'))
    .getByRole('listitem')
    .filter({ hasText: t.adjustments('discount') })
  await items.first().waitFor()
  expect(await items.count()).toBe(1)
})

test('a dealer is added and another one verified with credit after a step-up', async () => {
  const waiting = await office.signUp({ firstName: 'Leela', lastName: 'Rao', firmName: 'Rao Cars' })
  const visitor = await openWithOldProof(superadmin.clients)
  const { page } = visitor
  await press(page, 'Accept Leela Rao')
  const verify = page.getByRole('dialog', { name: t.client('verifyClient') })
  await type(verify, { 'Credit Limit': '75000', 'Fixed Penalty': '300' })
  const limit = { box: verify.getByLabel(/^Credit Limit/), value: '75000' }
  await proveAt(visitor, verify.getByRole('button', { name: 'Confirm' }), limit)
  await toastShown(page, t.client('verified'))
  const link = page.getByRole('dialog', { name: t.mail('linkTitle') })
  expect(await link.getByLabel(t.mail('recipient'), { exact: true }).inputValue()).toBe(waiting.email)
  await link.getByRole('button', { name: 'Close' }).last().click()
  await link.waitFor({ state: 'detached' })

  await visitor.visit(superadmin.clients)
  await ageProofs()
  await press(page, t.client('add'))
  const dialog = page.getByRole('dialog', { name: t.client('add') })
  await typeNewClient(page, {
    'First Name': 'Nila',
    'Last Name': 'Roy',
    Email: 'nila@roy.example',
    'Firm Name': 'Roy Motors',
  })
  const firm = { box: dialog.getByLabel(/^Firm Name/), value: 'Roy Motors' }
  await proveAt(visitor, dialog.getByRole('button', { name: t.client('add'), exact: true }), firm)
  await toastShown(page, t.client('added'))
  await link.waitFor()
})

test('Aadhaar numbers are shown, and printed, after a step-up', async () => {
  const { CaseNo } = await office.caseIn('Created', { by: employee })
  const form = await uploadedForm(office.call, admin, await plainPdf())
  const marks = [{ page: 1, x: 50, y: 60, width: 200, size: 10, value: 'ownerDetails.buyerAadharNo' }]
  const services = ['transferLocal', 'transferOther']
  const params = { id: form.id }
  await office.ok(officialFormEndpoints.edit, { as: admin, params, body: { marks, services } })
  const visitor = await openWithOldProof(paths.employee.caseDetail(CaseNo), employee)
  const { page } = visitor
  const owner = cardOf(page, 'Registered Owner')
  await owner.getByRole('button', { name: 'Show Aadhaar' }).click()
  const dialog = page.getByRole('dialog', { name: t.cases('revealTitle') })
  const box = dialog.getByLabel('Reason')
  await box.fill('Form 29 wants it')
  const show = dialog.getByRole('button', { name: t.cases('reveal'), exact: true })
  await proveAt(visitor, show, { box, value: 'Form 29 wants it' }, employee)
  await owner.getByText('3456 7890 1234').waitFor()

  await ageProofs()
  await press(page, t.officialForms('print'))
  const printing = page.getByRole('dialog', { name: t.officialForms('printTitle', { caseNumber: CaseNo }) })
  const chosen = printing.getByRole('checkbox', { name: form.name })
  if (!(await chosen.isChecked())) await chosen.click()
  const reason = printing.getByLabel(t.officialForms('aadhaarReason'))
  await reason.fill('To file it')
  const tab = nextTab(page)
  const print = printing.getByRole('button', { name: t.officialForms('print'), exact: true })
  await proveAt(visitor, print, { box: reason, value: 'To file it' }, employee)
  expect(await tab).toMatch(/^blob:/)
  await printing.waitFor({ state: 'detached' })
})

test('a passkey is removed after a step-up', async () => {
  await addPasskey(office, employee, 'Lost phone')
  const visitor = await openWithOldProof(paths.employee.profile, employee)
  const { page } = visitor
  await press(page, t.passkeys('removeNamed', { name: 'Lost phone' }))
  const below = dialogOf(page).filter({ hasText: t.passkeys('removeTitle') })
  await proveAt(visitor, below.getByRole('button', { name: t.passkeys('remove'), exact: true }), undefined, employee)
  await toastShown(page, t.passkeys('removed'))
})

test('the name in UPI apps is changed after a step-up, and the rest of the office without one', async () => {
  const visitor = await openWithOldProof(superadmin.office)
  const { page } = visitor
  const box = page.getByLabel(t.office('upiPayee'))
  await page.getByLabel(t.office('name')).fill('Sharma RTO')
  await box.fill('Sharma RTO Pune')
  const save = page.getByRole('button', { name: t.general('save'), exact: true })
  await proveAt(visitor, save, { box, value: 'Sharma RTO Pune' })
  await toastShown(page, t.office('saved'))
  await ageProofs()
  await visitor.visit(superadmin.office)
  await page.getByLabel(t.fields('city')).fill('Nashik')
  await save.click()
  await toastShown(page, t.office('saved'))
  expect(await dialogOf(page).count()).toBe(0)
})
