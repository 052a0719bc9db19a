import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { officeDay, showDay } from '#contract/dates.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, expectAccessible, factOf, historyEntries, toastOf } from './page-actions.ts'

/* The pages of one case: details for staff and for its client, the report as PDF, and the history. */

const { office, openAs, openAt } = await startFixtures()

const { superadmin, employee, client } = paths
const { cases: text } = t

/** The file of "Print PDF": its name, number of pages and selectable text. */
async function printed(page: Page): Promise<{ name: string; pages: number; words: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Print PDF' }).click(),
  ])
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await file.path())))
  const { totalPages, text: words } = await extractText(pdf, { mergePages: true })
  return { name: file.suggestedFilename(), pages: totalPages, words: words.replaceAll(/\s+/g, ' ') }
}

/** The headings of the cards of the specification; those of papers and comments come later. */
async function headingsOf(page: Page) {
  const papers = new RegExp(`^${t.papers('title')}`)
  await page.getByRole('heading', { level: 2, name: papers }).waitFor()
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  return headings.filter((heading) => !papers.test(heading) && heading !== t.comments('title'))
}

const { caseSteps } = t
/** By the status of a case: whether it has Edit, what its head says, and its only filled button. */
const heads = [
  ['notVerifiable', true, caseSteps('lacksAppointment'), 'Edit'],
  ['created', true, /^Next step: Waiting to be verified/, 'Verify'],
  ['updated', true, null, null],
  ['unpaid', false, null, null],
  ['pending', false, /^Next step: Payment of .* waits for your check/, 'Open payments'],
  ['paid', false, null, null],
] as const

test('a superadmin opens a case by its number alone and sees every card; the head offers the next step, Edit only what can be edited', async () => {
  const { page, visit, go } = await openAs('superadmin')
  const { CaseNo } = office.cases.ready
  const steps = page.getByRole('region', { name: caseSteps('progress') })
  const edit = page.getByRole('link', { name: 'Edit', exact: true })
  const filled = async () =>
    (await page.locator('main').locator('.bg-accent:is(a, button)').allInnerTexts()).map((text) => text.split('\n')[0])
  await visit(superadmin.caseDetail(CaseNo.toLowerCase()))
  await page.getByRole('heading', { level: 1, name: CaseNo }).waitFor()
  const headings = await headingsOf(page)
  const cards = ['General', 'Vehicle', 'Expire', 'Transaction', 'Registered Owner', 'New Owner', 'Expense', 'Reference']
  expect(headings).toEqual([...cards, 'History'])
  for (const label of ['Incentive Amount', 'Other Charges', 'Admin Charges'])
    expect(await factOf(page, label).locator('dd').textContent()).toBe('-')
  expect(await cardOf(page, 'Registered Owner').textContent()).toContain('XXXX XXXX 1234')
  expect(await cardOf(page, 'Expense').textContent()).not.toContain(text('officeCharges'))
  await steps.getByText(/Ready to assign/).waitFor()
  expect(await filled()).toEqual(['Assign'])
  expect(await edit.count()).toBe(1)

  for (const [status, hasEdit, sentence, action] of heads) {
    await go(superadmin.caseDetail(office.cases[status].CaseNo))
    await page.getByRole('heading', { level: 1, name: office.cases[status].CaseNo }).waitFor()
    await cardOf(page, 'Reference').waitFor()
    expect(await edit.count(), status).toBe(hasEdit ? 1 : 0)
    if (sentence) await steps.getByText(sentence).waitFor()
    if (action) expect(await filled(), status).toEqual([action])
  }
  await go(superadmin.caseDetail(office.cases.rejected.CaseNo))
  await steps.getByText(/Rejected: /).waitFor()
  expect(await steps.getByRole('listitem').allInnerTexts()).toHaveLength(3)
  expect(await edit.count()).toBe(0)
  await go(superadmin.caseEdit(office.cases.paid.CaseNo))
  await page.getByText(text('notEditable')).waitFor()
})

/** Of the page of a case with fourteen papers, in a window of 1,440 pixels. */
const CASE_HEIGHT = 1_900

test('the work on a case with fourteen papers, its eight cards and its history fit on a short page', async () => {
  const { id, CaseNo } = await office.caseIn('ready', {
    by: office.people.employee,
    over: { transactionDetail: { to: 'LOCAL', numberPlate: 'HSRP', drc: true, fitness: true } },
  })
  const letter = { name: 'Letter of the bank', state: 'missing', note: null } as const
  await office.ok(paperEndpoints.change, { as: office.people.admin, params: { caseId: id }, body: letter })
  const { page } = await openAt('superadmin', superadmin.caseDetail(CaseNo), { width: 1440, height: 900 })
  await expect.poll(() => page.locator('li[data-paper]').count()).toBe(14)
  await cardOf(page, 'History').getByText('Verified', { exact: true }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(CASE_HEIGHT)
})

test('a client sees the simple view of own cases', async () => {
  const ravi = await openAt('client', client.caseDetail(office.cases.paid.CaseNo))
  await ravi.page.getByRole('heading', { level: 1, name: office.cases.paid.CaseNo }).waitFor()
  const headings = await headingsOf(ravi.page)
  expect(headings).toEqual(['General', 'Vehicle', 'Registered Owner', 'New Owner', 'Transaction'])
  const shown = (await ravi.page.locator('main').textContent()) ?? ''
  expect(shown).toContain('Application Date')
  for (const hidden of ['Aadhaar', 'Incentive', 'Charges', 'Receipt']) expect(shown).not.toContain(hidden)
})

test('an expiry date of a paid case is changed in place: one click, eight digits, Enter', async () => {
  const { CaseNo } = office.cases.paid
  const { page } = await openAt('superadmin', superadmin.caseDetail(CaseNo))
  const pencil = page.getByRole('button', { name: 'Change Tax Expiry' })
  await pencil.click()
  await page.keyboard.type('01')
  await page.keyboard.press('Escape')
  expect(await pencil.evaluate((element) => element === document.activeElement)).toBe(true)
  await pencil.click()
  await expectAccessible(page)
  await page.keyboard.type('14032027')
  await page.keyboard.press('Enter')
  await toastOf(page).getByText(text('expiryUpdated')).waitFor()
  await factOf(page, 'Tax Expiry').getByText('14/03/2027').waitFor()
  expect(await pencil.evaluate((element) => element === document.activeElement)).toBe(true)
  expect((await historyEntries(page))[0]).toMatch(/^Expiry changed/)
})

test('an employee sees own cases without what is a superadmin’s, and Ctrl+P prints the report instead of the page', async () => {
  const { CaseNo } = office.cases.ready
  const visitor = await openAt('employee', employee.caseDetail(CaseNo))
  await cardOf(visitor.page, 'Reference').waitFor()
  for (const label of ['Incentive Amount', 'Other Charges', 'Admin Charges'])
    expect(await visitor.page.getByText(label, { exact: true }).count()).toBe(0)
  await cardOf(visitor.page, 'Expense').getByText('Includes charges set by the office', { exact: true }).waitFor()
  // The view for paper is loaded after the page.
  await visitor.page.locator('[data-print-view]').waitFor({ state: 'attached' })
  const pdf = await getDocumentProxy(new Uint8Array(await visitor.page.pdf({ format: 'A4' })))
  const { totalPages, text: words } = await extractText(pdf, { mergePages: true })
  expect(totalPages).toBe(1)
  for (const part of [text('reportTitle'), CaseNo, 'Registered Owner', text('officeCharges')])
    expect(words).toContain(part)
  for (const part of ['My Profile', 'Incentive Amount', 'History']) expect(words).not.toContain(part)
  expect(await visitor.page.getByText(text('reportTitle')).count()).toBe(0)
})

const toastSays = (page: Page, words: string) => toastOf(page).getByText(words, { exact: true }).waitFor()

test('an unknown case shows a toast and returns to the previous page', async () => {
  // The history of the browser is its own.
  const { page, visit, pageErrors } = await openAs('superadmin', { fresh: true })
  pageErrors.allow(/404/)
  const nowhere = 'VR-999999'
  await visit(superadmin.rejectedCases)
  // As a link inside the app would navigate.
  await page.evaluate(
    (to) => history.pushState({ __TSR_key: 'link', key: 'link', __TSR_index: 1 }, '', to),
    superadmin.caseDetail(nowhere),
  )
  // A toast goes after 3 s: it is looked for while the page opens.
  await Promise.all([page.reload(), toastSays(page, text('noCaseId'))])
  await page.waitForURL(`**${superadmin.rejectedCases}`)
  // Without a previous page, the role's list of cases is shown.
  for (const [address, toastText] of [
    [superadmin.caseDetail(nowhere), text('noCaseId')],
    [superadmin.caseEdit(nowhere), text('noCaseData')],
  ] as const) {
    await Promise.all([visit(address), toastSays(page, toastText)])
    await page.waitForURL(`**${superadmin.myCases}`)
  }
  await visit({ address: superadmin.caseDetail(nowhere), state: { id: office.cases.ready.id } })
  await page.getByRole('heading', { level: 1, name: office.cases.ready.CaseNo }).waitFor()

  const foreign = await office.caseIn('Created')
  const asha = await openAs('employee')
  asha.pageErrors.allow(/404/)
  await Promise.all([asha.visit(employee.caseDetail(foreign.CaseNo)), toastSays(asha.page, text('noCaseId'))])
  await asha.page.waitForURL(`**${employee.draftCases}`)
})

test('Print PDF: a report with selectable rupees and Hindi, on two pages at most, that hides what the screen hides', async () => {
  const by = office.people.employee
  const { CaseNo } = await office.caseIn('Created', {
    by,
    over: {
      transactionDetail: {
        remarks: 'नवीन मालकाचे नाव लिहा, कर्वे रोड '.repeat(30).trim(),
        fitness: true,
        rma: true,
        drc: true,
      },
      expenseDetail: { expenseRemarks: 'THE RECEIPT IS WITH THE DEALER '.repeat(25).trim() },
      referenceDetail: { name: 'किरण देशमुख' },
    },
  })
  const visitor = await openAt('superadmin', superadmin.caseDetail(CaseNo))
  const report = await printed(visitor.page)
  expect(report.name).toBe(`Case ${CaseNo}.pdf`)
  expect(report.pages).toBeLessThanOrEqual(2)
  for (const part of [text('reportTitle'), CaseNo, showDay(officeDay(new Date())), '₹2,500.50', 'XXXX XXXX 1234'])
    expect(report.words).toContain(part)
  for (const label of ['Incentive Amount', 'Other Charges', 'Admin Charges'])
    expect(report.words).toContain(`${label} ${text('notAllotted')}`)
  for (const word of ['देशमुख', 'नवीन']) expect(report.words).toContain(word)
})

test('Aadhaar numbers are shown for a reason, which stays in the history', async () => {
  const { CaseNo } = await office.caseIn('Created', { by: office.people.employee })
  const { page, settle } = await openAt('employee', employee.caseDetail(CaseNo))
  const owner = cardOf(page, 'Registered Owner')
  await owner.getByRole('button', { name: 'Show Aadhaar' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show', exact: true }).click()
  await dialog.getByText(text('reasonRequired')).waitFor()
  await dialog.getByLabel('Reason').fill('Form 29 wants it')
  await dialog.getByRole('button', { name: 'Show', exact: true }).click()
  await owner.getByText('3456 7890 1234').waitFor()
  await cardOf(page, 'New Owner').getByText('4567 8901 2345').waitFor()
  await settle()
  const [newest, created] = await historyEntries(page)
  expect(newest).toMatch(/^Aadhaar revealedby Asha Patil .*Form 29 wants it$/)
  expect(created).toMatch(/^Createdby Asha Patil/)
  await owner.getByRole('button', { name: 'Hide Aadhaar' }).click()
  await owner.getByText('XXXX XXXX 1234').waitFor()
})

test('a history shows its three newest entries, then 200, and more when it is asked', async () => {
  const { id, CaseNo } = await office.caseIn('Created', { by: office.people.employee })
  await office.database.pool.query(
    `insert into history (id, at, actor_id, subject_type, subject_id, action, changes)
     select gen_random_uuid(), now(), $2, 'case', $1, 'edited', jsonb_build_object('note', jsonb_build_object('from', null, 'to', n))
     from generate_series(1, 250) as n`,
    [id, office.people.admin.userId],
  )
  const { page } = await openAt('employee', employee.caseDetail(CaseNo))
  const whole = page.getByRole('button', { name: t.cases('wholeHistory', { total: 251 }) })
  await whole.waitFor()
  expect((await historyEntries(page)).length).toBe(3)
  await whole.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('LI')
  const more = page.getByRole('button', { name: t.table('showMore', { shown: 200, total: 251 }) })
  await more.waitFor()
  expect((await historyEntries(page)).length).toBe(200)
  await more.click()
  await more.waitFor({ state: 'detached' })
  const entries = await historyEntries(page)
  expect(entries.length).toBe(251)
  expect(entries.at(-1)).toMatch(/^Createdby Asha Patil/)
})
