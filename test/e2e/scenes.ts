import type { Page } from 'playwright-core'
import { API_BASE } from '#contract/api.ts'
import type { EndpointData } from '#contract/endpoint.ts'
import { stepUpEndpoints } from '#contract/identity/step-up-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { twoFactorEndpoints } from '#contract/two-factor/two-factor-endpoints.ts'
import { paths } from '#web/paths.ts'
import type { Visitor } from './visitor.ts'

/** An overlay of a page: a dialog, a menu, or the sheet of a phone. */
export interface Scene {
  name: string
  by: 'public' | 'superadmin' | 'employee' | 'client'
  address: string
  /** Opens the overlay, in any filled office. */
  open: (page: Page) => Promise<unknown>
  /** The role of the element that is then visible. */
  shows: 'dialog' | 'menu' | 'listbox' | 'page'
  /** Set if the page has the overlay in one width only. */
  only?: 'wide' | 'phone'
}

const { superadmin, employee, client } = paths

const click = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name, disabled: false })
    .first()
    .click()

const search = (text: string) => async (page: Page) => {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search everything' })
  await palette.getByRole('combobox').fill(text)
  await palette.getByRole('option', { name: text }).or(palette.getByText('Nothing found')).first().waitFor()
}

/** Shows every chart of the board as a table; a chart without a value has none. */
async function showTables(page: Page) {
  await click('Money as table')(page)
  const others = page.getByRole('button', { name: / as table$/, pressed: false })
  while ((await others.count()) > 0) await others.first().click()
}

/** The sidebar may be collapsed already. */
async function foldSidebar(page: Page) {
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
  if ((await toggle.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Control+b')
}

/** The response of the server, replaced so that two-factor sign-in stays off for this user. */
const secret: EndpointData<typeof twoFactorEndpoints.start> = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Portal:someone?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Portal',
}
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCD-EFG${index}-HJKM`)

async function startTwoFactor(page: Page) {
  const answer = (path: string, data: object) =>
    page.route(`**${API_BASE}${path}`, (route) => route.fulfill({ json: { success: true, message: '', data } }))
  await answer(twoFactorEndpoints.start.path, secret)
  await answer(twoFactorEndpoints.confirm.path, { recoveryCodes })
  await page.getByLabel(/^Current Password/).fill('a good long password')
  await click('Continue')(page)
  await page.getByLabel('QR code').waitFor()
}

const admin = (name: string, address: string, open: Scene['open'], more: Partial<Scene> = {}): Scene => ({
  name,
  by: 'superadmin',
  address,
  open,
  shows: 'dialog',
  ...more,
})

/** Opens the editor of a form and adds a mark, by the keyboard, which chooses the place itself. */
async function addMark(page: Page) {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Form 29/ })
    .first()
    .click()
  await page.getByRole('button', { name: messages.officialForms.addOnPage(1) }).press('Enter')
  await page.getByRole('heading', { name: messages.officialForms.mark, exact: true }).waitFor()
}

/** Opens the dialog for what is wrong with the first paper of a case. */
async function noteDeficient(page: Page) {
  await click(/^Change state of /)(page)
  await page.getByRole('menuitem', { name: messages.papers.withNote(messages.papers.deficient) }).click()
}

/** Opens the step-up dialog, as ten minutes after the last proof. */
async function askForProof(page: Page) {
  const data: EndpointData<typeof stepUpEndpoints.status> = { isNeeded: true, by: 'password' }
  await page.route(`**${API_BASE}${stepUpEndpoints.status.path}`, (route) =>
    route.fulfill({ json: { success: true, message: '', data } }),
  )
  await click('Edit UPI ID')(page)
}

/** The most frequent dialogs and menus, one of each kind. */
export const scenes: readonly Scene[] = [
  {
    name: 'reset-password',
    by: 'public',
    address: paths.signIn,
    open: click(messages.session.forgot),
    shows: 'dialog',
  },
  admin('assign', superadmin.verifiedCases, click(/^Assign /)),
  admin('reject', superadmin.verifiedCases, click(/^Reject /)),
  admin('columns', superadmin.verifiedCases, click(messages.table.columns), { shows: 'menu' }),
  admin('export', superadmin.verifiedCases, click(messages.table.export), { shows: 'menu' }),
  admin('filter-by', superadmin.verifiedCases, (page) => page.getByRole('combobox').first().click(), {
    shows: 'listbox',
  }),
  admin('expiries', superadmin.home, click(/^(PUC|INSURANCE|FITNESS|TAX|PERMIT)/)),
  admin('add-task', superadmin.home, click(messages.tasks.add)),
  admin('queue-panel', `${superadmin.queue}?kind=toVerify&open=first`, (page) => page.getByRole('dialog').waitFor()),
  admin('add-branch', superadmin.branches, click('Add Branch')),
  admin('edit-branch', superadmin.branches, click(/^Edit /)),
  admin('add-employee', superadmin.employees, click('Add Employee')),
  admin('add-client', superadmin.clients, click('Add Client')),
  admin('verify-client', superadmin.clients, click(/^Accept /)),
  admin('reject-client', superadmin.clients, click(/^Reject /)),
  admin('edit-form', superadmin.forms, click(/^Edit /)),
  admin('place-mark', superadmin.forms, addMark, { shows: 'page' }),
  admin('print-forms', superadmin.caseDetail('VR-000001'), click(messages.officialForms.print)),
  admin('add-paper', superadmin.caseDetail('VR-000001'), click(messages.papers.add)),
  admin('paper-state', superadmin.caseDetail('VR-000001'), click(/^Change state of /), { shows: 'menu' }),
  admin('paper-deficient', superadmin.caseDetail('VR-000001'), noteDeficient),
  admin('view-file', superadmin.caseDetail('VR-000001'), click(messages.attachments.open('rc-book.png'))),
  admin('move-file', `${superadmin.rto}?view=board`, click(/^Move VR-/), { shows: 'menu' }),
  admin('change-stage', `${superadmin.rto}?view=table`, click(/^Change stage of /)),
  admin('change-limit', superadmin.dues, click(/^Change limit of /)),
  admin('paid-cases', superadmin.payments, click(/^View Details|^Details/)),
  admin('proof', superadmin.payments, click(/^View Proof/)),
  admin('verify-payment', superadmin.payments, click(/^Verify payment/)),
  admin('reject-payment', superadmin.payments, click(/^Reject payment/)),
  admin('due-today', superadmin.reminderSettings, click(messages.reminderSettings.preview)),
  admin('step-up', superadmin.profile, askForProof),
  admin('colours', superadmin.rtos, click('Theme'), { shows: 'menu', only: 'wide' }),
  admin('logout', superadmin.rtos, click(messages.session.logout), { only: 'wide' }),
  admin('search', superadmin.rtos, search('VR-00')),
  admin('search-none', superadmin.rtos, search('no such plate')),
  admin('search-idle', superadmin.rtos, (page) => page.keyboard.press('Control+k')),
  admin('keys', superadmin.rtos, (page) => page.keyboard.press('?'), { only: 'wide' }),
  admin('board-as-tables', superadmin.home, showTables, { shows: 'page' }),
  admin('rail', superadmin.rtos, foldSidebar, { shows: 'page', only: 'wide' }),
  admin('sheet', superadmin.rtos, click('Open menu'), { only: 'phone' }),
  { name: 'verify-case', by: 'employee', address: employee.draftCases, open: click(/^Verify /), shows: 'dialog' },
  {
    name: 'combobox',
    by: 'employee',
    address: employee.newCase,
    open: (page) => page.getByRole('combobox').first().click(),
    shows: 'listbox',
  },
  {
    name: 'selection',
    by: 'client',
    address: client.cases,
    open: async (page) => {
      await click('Make Payment')(page)
      await page.getByRole('checkbox').nth(1).click()
    },
    shows: 'page',
  },
  {
    name: 'payment-details',
    by: 'client',
    address: client.transactions,
    open: click(new RegExp(`^${messages.general.viewDetails} of`)),
    shows: 'dialog',
  },
  {
    name: 'change-password',
    by: 'client',
    address: client.profile,
    open: click(messages.password.change),
    shows: 'dialog',
  },
  {
    name: 'client-sheet',
    by: 'client',
    address: client.home,
    open: click('Open menu'),
    shows: 'dialog',
    only: 'phone',
  },
  { name: 'two-factor-set-up', by: 'client', address: client.twoFactor, open: startTwoFactor, shows: 'page' },
  {
    name: 'recovery-codes',
    by: 'client',
    address: client.twoFactor,
    open: async (page) => {
      await startTwoFactor(page)
      await page.getByRole('textbox', { name: 'Code' }).fill('123456')
      await click('Turn on')(page)
      await page.getByText(recoveryCodes[0] ?? '').waitFor()
    },
    shows: 'page',
  },
  {
    name: 'under-verification',
    by: 'client',
    address: client.cases,
    open: (page) => page.getByRole('tab', { name: /^Under Verification/ }).click(),
    shows: 'page',
  },
]

/** Opens a scene and waits until it is visible; loading the page closes earlier overlays. */
export async function openScene({ page, visit, settle }: Visitor, scene: Scene): Promise<void> {
  await visit(scene.address)
  await scene.open(page)
  if (scene.shows === 'dialog') await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
  else if (scene.shows !== 'page') await page.getByRole(scene.shows).first().waitFor()
  await settle()
}
