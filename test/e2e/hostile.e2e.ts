import { beforeAll, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { officeDay } from '#contract/dates.ts'
import { documentEndpoints } from '#contract/documents/document.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { taskEndpoints } from '#contract/tasks/task.ts'
import { breadth, sampleOf } from '#test/breadth.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import type { OfficeCases } from './office.ts'
import { routes, routeVisits } from './routes.ts'
import type { Visitor } from './visitor.ts'

/*
 * Injection: twelve payloads in every text field; each screen, print view and PDF must show them as plain text. In `npm test`
 * six of them, on every fifth screen.
 */

const ALL_PAYLOADS = [
  '<script>hacked=1</script>',
  '<img src=x onerror=hacked=1>',
  '<svg/onload=hacked=1>',
  '"><script>hacked=1</script>',
  "'-hacked=1-'",
  '" autofocus onfocus=hacked=1 "',
  'javascript:hacked=1',
  '<iframe srcdoc="<script>parent.hacked=1</script>">',
  '</textarea><script>hacked=1</script>',
  '</title><svg/onload=hacked=1>',
  '<a href=javascript:hacked=1>x</a>',
  '{{constructor.constructor("hacked=1")()}}',
]
const PAYLOADS = sampleOf(ALL_PAYLOADS, 2, 1)

const { office, openAs } = await startFixtures({ filled: false })
let caseNos: string[]

beforeAll(async () => {
  caseNos = await storePayloads()
})

/** Puts each payload, cut to the field's limit, into every text field through API calls. */
async function storePayloads(): Promise<string[]> {
  const { admin, employee: by } = office.people
  const made: string[] = []
  for (const [n, text] of PAYLOADS.entries()) {
    const place = { address1: text, address2: text, city: text }
    await office.branch({ name: text, ...place })
    await office.firm(text)
    await office.rto(text.slice(0, 20), text)
    await office.signUp({ firstName: text, lastName: text, firmName: `${text}${n}`, ...place })
    for (const as of [admin, by]) {
      const body = { task_title: text, task_text: text, priority: new Date(Date.now() + 3_600_000).toISOString() }
      await office.ok(taskEndpoints.create, { as, body })
    }
    const url = `https://forms.test/?q=${encodeURIComponent(text)}`
    await office.ok(documentEndpoints.create, { as: admin, body: { name: text, url } })
    made.push(await plantCase(text, n))
  }
  return made
}

async function plantCase(text: string, n: number): Promise<string> {
  const { admin, employee: by, client } = office.people
  const today = officeDay(new Date())
  const owner = (who: string) => ({
    [`${who}Name`]: text,
    [`${who}Address`]: text,
    [`${who}AadharNo`]: '345678901234',
    [`${who}State`]: 'Maharashtra',
    [`${who}PhoneNo`]: '9822012345',
  })
  const over = {
    generalDetail: { applicationNo: text.slice(0, 50) },
    vehicleDetail: {
      vehicleNo: text.slice(0, 20),
      rmaVehicleNo: text.slice(0, 20),
      chassisNo: text.slice(0, 30),
      engineNo: text.slice(0, 30),
    },
    expireDetail: { pucExpiry: today },
    transactionDetail: { remarks: text },
    ownerDetails: { ...owner('seller'), ...owner('buyer') },
    expenseDetail: { expenseRemarks: text },
    referenceDetail: { name: text },
  }
  const status = (['Created', 'ready', 'assigned', 'assigned', 'paid'] as const)[n % 5] ?? 'ready'
  const one = await office.caseIn(status, { by, client, over })
  if (n % 5 === 1) {
    const params = { id: one.id }
    await office.ok(caseEndpoints.reject, { as: admin, params, body: { rejectionRemarks: text } })
  }
  if (n % 5 === 2) {
    const { paymentId: id } = await office.payment(client, [one])
    await office.ok(paymentEndpoints.rejectPayment, { as: admin, params: { id }, body: { reason: text } })
  }
  if (n % 5 === 3) await office.payment(client, [one], 'UPI')
  return one.CaseNo
}

/** Expects that no payload ran or became an element, and that the content security policy blocked nothing. */
async function expectNoInjection({ page, pageErrors }: Visitor, where: string) {
  expect(await page.evaluate('typeof hacked'), where).toBe('undefined')
  const payloadElements =
    'main script, main iframe, img[src="x"], [onload], [onerror], [onfocus], a[href^="javascript:" i]'
  expect(await page.locator(payloadElements).count(), where).toBe(0)
  expect(pageErrors.unexpected, where).toEqual([])
}

for (const role of ['superadmin', 'employee', 'client'] as const) {
  test(`${role}: every screen shows them as text`, async () => {
    const visitor = await openAs(role)
    const one = { CaseNo: caseNos[0] ?? '', vehicleNo: '', assignmentId: '', totalAmount: 0 }
    const cases = new Proxy({}, { get: () => one }) as OfficeCases
    const ofRole = routes.filter(
      ({ role: of, path }) => of === role && !path.includes('$') && path !== paths.client.payment,
    )
    for (const route of sampleOf(ofRole, 5)) {
      for (const { address } of routeVisits(route, { ...office, cases })) {
        await visitor.go(`${address}${address.includes('?') ? '&' : '?'}size=50`)
        await expectNoInjection(visitor, address)
      }
    }
  })
}

test('every case in full: details, edit form, what a client sees', async () => {
  const admin = await openAs('superadmin')
  const client = await openAs('client')
  let seen = 0
  for (const [n, caseNo] of sampleOf([...caseNos.entries()], 2)) {
    await admin.go(paths.superadmin.caseDetail(caseNo))
    await expectNoInjection(admin, `details of ${PAYLOADS[n]}`)
    seen += await admin.page.getByText((PAYLOADS[n] ?? '').toUpperCase().slice(0, 20)).count()
    await admin.go(paths.superadmin.caseEdit(caseNo))
    await expectNoInjection(admin, `edit of ${PAYLOADS[n]}`)
    if (n % 5 < 2) continue
    await client.go(paths.client.caseDetail(caseNo))
    await expectNoInjection(client, `a client's view of ${PAYLOADS[n]}`)
  }
  expect(seen, 'the texts really stand there').toBeGreaterThan(breadth(PAYLOADS.length / 2, PAYLOADS.length))
})

test('dialogs, opened tasks and the search with its marks', async () => {
  const visitor = await openAs('superadmin')
  const { page, go } = visitor
  await go(paths.superadmin.home)
  for (const text of PAYLOADS) await page.getByRole('button', { name: text }).first().click()
  await expectNoInjection(visitor, 'opened tasks')
  await page.getByRole('button', { name: /^PUC/ }).click()
  await page.getByRole('dialog').getByRole('row').nth(2).waitFor()
  await expectNoInjection(visitor, 'the expiry dialog')
  for (const text of sampleOf(PAYLOADS, 3, 2)) {
    await go(`${paths.superadmin.branches}?q=${encodeURIComponent(text)}`)
    await expectNoInjection(visitor, `search for ${text}`)
  }
  await page.getByRole('row').filter({ hasText: 'constructor' }).first().waitFor()
  await go(paths.superadmin.clients)
  await page
    .getByRole('button', { name: /^Reject / })
    .first()
    .click()
  await page.getByRole('alertdialog').waitFor()
  await expectNoInjection(visitor, 'the question before a rejection')
})

test('print views and PDFs', async () => {
  const visitor = await openAs('superadmin')
  const { page, go } = visitor
  for (const address of [paths.superadmin.myCases, paths.superadmin.verifiedCases, paths.superadmin.rejectedCases]) {
    await go(address)
    await page.emulateMedia({ media: 'print' })
    await expectNoInjection(visitor, `print of ${address}`)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Print' }).click()
    await expectNoInjection(visitor, `the list of ${address} on paper`)
  }
  for (const caseNo of caseNos.slice(0, breadth(1, 5))) {
    await go(paths.superadmin.caseDetail(caseNo))
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Print PDF' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    await expectNoInjection(visitor, `the PDF of ${caseNo}`)
  }
})
