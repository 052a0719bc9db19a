import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { timeLimit } from '#test/time-limit.ts'
import { paths } from '#web/paths.ts'
import { chunkFile } from './chunk-file.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { close, expectAccessibleInBoth, press, toastOf, toastShown } from './page-actions.ts'
import type { RouteVisit } from './routes.ts'
import type { Visitor } from './visitor.ts'

/* The shell: current menu entries, tooltips, type-ahead of the search, toasts, paging of tables. */

const { office, openAs } = await startFixtures()
const { superadmin, employee, client } = paths
let visitor: Visitor

afterEach(() => close(visitor))

async function openAt(who: Role | null, where: string | RouteVisit) {
  visitor = await openAs(who)
  await visitor.visit(where)
  return visitor.page
}

/** The menu entries with `aria-current`, and its value. */
const currentEntries = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .locator('a[aria-current]')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('aria-current')].join(' is ')))

const { created, updated, ready, unpaid, paid, rejected } = office.cases
const superadminMarks: [where: string | RouteVisit, marked: string][] = [
  [superadmin.home, 'Home is page'],
  [`${superadmin.rtos}?q=mh`, "RTO's is page"],
  ['/superadmin/CASES/mycases', 'My-Cases is page'],
  [superadmin.newCase, 'My-Cases is true'],
  [superadmin.caseDetail(created.CaseNo), 'My-Cases is true'],
  [superadmin.caseDetail(updated.CaseNo), 'My-Cases is true'],
  [superadmin.caseEdit(updated.CaseNo), 'My-Cases is true'],
  [superadmin.caseDetail(ready.CaseNo), 'Verified-Cases is true'],
  [superadmin.caseEdit(ready.CaseNo), 'Verified-Cases is true'],
  [superadmin.caseDetail(unpaid.CaseNo), 'Verified-Cases is true'],
  [superadmin.caseDetail(paid.CaseNo.toLowerCase()), 'Verified-Cases is true'],
  [superadmin.caseDetail(rejected.CaseNo), 'Rejected-Cases is true'],
  [`${superadmin.clientDetails}?id=${office.people.client.client.id}`, 'Clients is true'],
  [`${superadmin.employeeDetails}?id=${office.people.employee.employee.id}`, 'Employees is true'],
  [superadmin.mails, 'My Profile is true'],
]
const employeeMarks: typeof superadminMarks = [
  [employee.home, 'Home is page'],
  [employee.newCase, 'New Case is page'],
  [employee.draftCases, 'Draft Cases is page'],
  [employee.caseDetail(created.CaseNo), 'Draft Cases is true'],
  [employee.caseEdit(updated.CaseNo), 'Draft Cases is true'],
  [employee.caseDetail(ready.CaseNo), 'Verified Cases is true'],
]
const { assignmentId, CaseNo, totalAmount } = unpaid
const payment: RouteVisit = {
  address: client.payment,
  state: { paidCaseIds: [assignmentId], totalPayable: totalAmount, caseNos: [CaseNo] },
}
const clientMarks: typeof superadminMarks = [
  [payment, 'My Cases is true'],
  [client.home, 'Home is page'],
  [client.cases, 'My Cases is page'],
  [client.caseDetail(paid.CaseNo), 'My Cases is true'],
  [client.bills, 'My Bills is page'],
  [client.twoFactor, 'My Profile is true'],
]

for (const [role, expected] of [
  ['superadmin', superadminMarks],
  ['employee', employeeMarks],
  ['client', clientMarks],
] as const)
  test(`${role}: the menu marks the one entry that is the page, or that the page lies beneath`, async () => {
    visitor = await openAs(role)
    for (const [where, marked] of expected) {
      await visitor.visit(where)
      await expect.poll(() => currentEntries(visitor.page), { message: JSON.stringify(where) }).toEqual([marked])
    }
  })

test('breadcrumbs and back links are not marked as the current page', async () => {
  const page = await openAt('client', client.caseDetail(paid.CaseNo))
  const current = page.locator('[aria-current="page"]')
  expect(await current.allTextContents()).toEqual([paid.CaseNo])
})

test('the current menu entry changes from My-Cases to Verified-Cases when the case is verified', async () => {
  const { CaseNo } = await office.caseIn('Created', { by: office.people.employee })
  const page = await openAt('superadmin', superadmin.caseDetail(CaseNo))
  expect(await currentEntries(page)).toEqual(['My-Cases is true'])
  await press(page, 'Verify')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(messages.cases.confirmVerify(CaseNo)).waitFor()
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect.poll(() => currentEntries(page)).toEqual(['Verified-Cases is true'])
})

/** Milliseconds until a button's tooltip appears, measured in the page so that a busy machine has little effect. */
async function tooltipDelay(page: Page, name: string) {
  await page.mouse.move(700, 700)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  // For a moment after one tooltip, the next appears at once.
  await page.waitForTimeout(400)
  await page.evaluate(`void (globalThis.waited = new Promise((resolve) => {
    let entered = 0
    document.querySelector('[aria-label="${name}"]')
      .addEventListener('pointerenter', () => { entered = performance.now() }, { once: true })
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="tooltip"]')) return
      observer.disconnect()
      resolve(performance.now() - entered)
    }).observe(document.body, { childList: true })
  }))`)
  await page.getByRole('button', { name, exact: true }).hover()
  return page.evaluate('globalThis.waited')
}

/** Far from the 700 ms of the others. */
const SOON = Math.min(600, timeLimit(300))

test('tooltips appear at once in the sidebar and after 700 ms elsewhere', async () => {
  const page = await openAt('employee', employee.draftCases)
  expect(await tooltipDelay(page, 'Toggle sidebar')).toBeLessThan(SOON)
  await page.keyboard.press('Control+b')
  expect(await tooltipDelay(page, 'Toggle sidebar')).toBeLessThan(SOON)
  const elsewhere = await tooltipDelay(page, `Verify ${office.cases.notVerifiable.CaseNo}`)
  expect(elsewhere).toBeGreaterThanOrEqual(690)
})

test('the sign-in page has the focus in its first field', async () => {
  const page = await openAt(null, paths.signIn)
  expect(await focusOf(page)).toBe('Email')
})

/** Delays the code of the search until the returned function is called. */
async function holdSearch(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/assets/${chunkFile('palette-body')}`, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test('text typed after Ctrl+K before the search has loaded appears in its box', async () => {
  const page = await openAt('superadmin', superadmin.branches)
  const release = await holdSearch(page)
  const below = page.getByPlaceholder('Search...')
  await below.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('shahx')
  await page.keyboard.press('Backspace')
  release()
  await expect.poll(() => focusOf(page)).toBe('Search everything')
  await page.keyboard.type(' motors')
  const box = page.getByRole('combobox', { name: 'Search everything' })
  expect(await box.inputValue()).toBe('shah motors')
  expect(await below.inputValue()).toBe('')
  await page
    .getByRole('option', { name: /Shah Motors/ })
    .first()
    .waitFor()
  // The search starts empty again.
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await box.waitFor()
  expect(await box.inputValue()).toBe('')
})

test('a plate and Enter typed before the search has loaded open the case', async () => {
  const page = await openAt('superadmin', superadmin.branches)
  const release = await holdSearch(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(paid.CaseNo.toLowerCase())
  await page.keyboard.press('Enter')
  release()
  await page.waitForURL(`**${superadmin.caseDetail(paid.CaseNo)}`)
})

test('the toast after a closed one disappears after three seconds', async () => {
  const page = await openAt('superadmin', superadmin.rtos)
  const toggleSwitch = async () => {
    await page.getByRole('switch').first().press('Space')
    await toastShown(page, 'RTO Switched Succesfully')
  }
  const closings = [
    () => toastOf(page).getByRole('button', { name: 'Dismiss' }).click(),
    async () => {
      await page.keyboard.press('F8')
      await page.keyboard.press('Escape')
      // The focus has returned.
      expect(await page.evaluate('document.activeElement?.role')).toBe('switch')
    },
  ]
  for (const close of closings) {
    await toggleSwitch()
    await close()
    await toastOf(page).waitFor({ state: 'detached' })
    await toggleSwitch()
    await expect.poll(() => toastOf(page).count(), { timeout: timeLimit(6000) }).toBe(0)
  }
})

test('a page past the end shows the last page, and the address follows', async () => {
  const page = await openAt('superadmin', `${superadmin.verifiedCases}?size=5&page=99999999`)
  const lastPage = async () => {
    const [, shown, all] = /Page (\d+) of (\d+)/.exec((await page.getByText(/^Page \d+ of/).textContent()) ?? '') ?? []
    expect(shown).toBe(all)
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(0)
    expect(await page.getByText('No records found.').count()).toBe(0)
    return new URL(page.url()).searchParams.get('page')
  }
  await expect.poll(lastPage).toMatch(/^[2-9]$/)
  await visitor.visit(`${superadmin.rtos}?size=5&page=7`)
  await expect.poll(lastPage).toBeNull()
})

test('verifying the only row of the last page shows the previous page', async () => {
  const unverified = () =>
    office.database.db
      .selectFrom('cases')
      .select(({ fn }) => fn.countAll<string>().as('cases'))
      .where('status', 'in', ['Created', 'Updated'])
      .executeTakeFirstOrThrow()
  const made = async () => office.caseIn('Created', { by: office.people.employee })
  let last = await made()
  while (Number((await unverified()).cases) % 5 !== 1) last = await made()
  const pages = Math.ceil(Number((await unverified()).cases) / 5)
  const page = await openAt('superadmin', `${superadmin.myCases}?size=5&sort=CaseNo&page=${pages}`)
  await press(page, `Verify ${last.CaseNo}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click()
  await page.getByText(`Page ${pages - 1} of ${pages - 1}`).waitFor()
  await expect.poll(() => page.locator('tbody tr').count()).toBe(5)
  expect(await page.getByText('No records found.').count()).toBe(0)
  await expectAccessibleInBoth(visitor)
})
