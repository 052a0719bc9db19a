import type { Page } from 'playwright-core'
import { API_BASE } from '#contract/api.ts'
import type { EndpointData } from '#contract/endpoint.ts'
import { stepUpEndpoints } from '#contract/identity/step-up.ts'
import { t } from '#contract/texts.ts'
import { twoFactorEndpoints } from '#contract/two-factor/two-factor.ts'
import { paths } from '#web/lib/paths.ts'
import { caseScenes } from './case-scenes.ts'
import { officeScenes } from './office-scenes.ts'
import { admin, click, type Scene } from './scene.ts'

const { superadmin, employee, client } = paths

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
  await page.getByRole('img', { name: 'QR code' }).waitFor()
}

/** Opens the step-up dialog, as ten minutes after the last proof. */
async function askForStepUp(page: Page) {
  const data: EndpointData<typeof stepUpEndpoints.status> = { isNeeded: true, by: 'password' }
  await page.route(`**${API_BASE}${stepUpEndpoints.status.path}`, (route) =>
    route.fulfill({ json: { success: true, message: '', data } }),
  )
  await click('Edit')(page)
}

/** The most frequent dialogs and menus, one of each kind. */
export const scenes: readonly Scene[] = [
  ...caseScenes,
  ...officeScenes,
  {
    name: 'reset-password',
    by: 'public',
    address: paths.signIn,
    open: (page) => page.getByRole('link', { name: t.session('forgot') }).click(),
    shows: 'dialog',
  },
  admin('columns', superadmin.verifiedCases, click(t.table('columns')), { shows: 'menu' }),
  admin('export', superadmin.verifiedCases, click(t.table('export')), { shows: 'menu' }),
  admin('filter-by', superadmin.verifiedCases, (page) => page.getByRole('combobox').first().click(), {
    shows: 'listbox',
  }),
  admin('expiries', superadmin.home, click(/^(PUC|INSURANCE|FITNESS|TAX|PERMIT)/)),
  admin('add-task', superadmin.home, click(t.tasks('add'))),
  admin('queue-panel', `${superadmin.queue}?kind=toVerify&open=first`, (page) => page.getByRole('dialog').waitFor()),
  admin('paid-cases', superadmin.payments, click(/^View Details|^Details/)),
  admin('proof', superadmin.payments, click(/^View Proof/)),
  admin('verify-payment', superadmin.payments, click(/^Verify payment/)),
  admin('reject-payment', superadmin.payments, click(/^Reject payment/)),
  admin('step-up', superadmin.profile, askForStepUp),
  admin('colours', superadmin.rtos, click('Theme'), { shows: 'menu', only: 'wide' }),
  admin('logout', superadmin.rtos, click(t.session('logout')), { only: 'wide' }),
  admin('search', superadmin.rtos, search('VR-00')),
  admin('search-none', superadmin.rtos, search('no such plate')),
  admin('search-idle', superadmin.rtos, (page) => page.keyboard.press('Control+k')),
  admin('keys', superadmin.rtos, (page) => page.keyboard.press('?'), { only: 'wide' }),
  admin('board-as-tables', superadmin.reports, showTables, { shows: 'page' }),
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
    open: click(new RegExp(`^${t.general('viewDetails')} of`)),
    shows: 'dialog',
  },
  {
    name: 'change-password',
    by: 'client',
    address: client.profile,
    open: click(t.password('change')),
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
