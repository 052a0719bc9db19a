import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type QueueKind, queueKindsOf } from '#contract/queue/queue-values.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { expectAccessible } from './page-actions.ts'
import { routes } from './routes.ts'
import type { Visitor } from './visitor.ts'

/* Every list of an office that has nothing yet says what belongs there, and has the button that leads to it. */

const { general, menu, cases, client, payments, queue } = t
const { superadmin, employee, client: ofClient } = paths

/** The text and the button of an empty list; null for a button that its role cannot have. */
interface EmptyList {
  address: string
  text: string
  button: string | null
}
const list = (address: string, text: string, button: string | null): EmptyList => ({ address, text, button })
const open = (label: string) => general('openPage', { label })

const queueButtons: Record<QueueKind, string> = {
  toVerify: open(menu('newCase')),
  toAssign: open(menu('casesToVerify')),
  paymentsToCheck: open(menu('verifiedCases')),
  dealersToAccept: open(menu('clients')),
  overdueBills: open(t.dues('title')),
  lateFiles: open(t.stages('title')),
  expiringThisWeek: open(t.reminders('title')),
  rejectedToFix: open(menu('verifiedCases')),
  papersToCheck: open(t.stages('title')),
}
const queuesOf = (role: 'superadmin' | 'employee') =>
  queueKindsOf(role).map((kind) => {
    const button = role === 'employee' && kind === 'rejectedToFix' ? open(menu('ownVerifiedCases')) : queueButtons[kind]
    return list(`${paths[role].queue}?kind=${kind}`, queue(`empty.${kind}`), button)
  })

const requestsOf = (role: 'superadmin' | 'employee') => [
  list(paths[role].requests, t.requests('emptyTitles.open'), open(queue('title'))),
  list(`${paths[role].requests}?tab=declined`, t.requests('emptyTitles.declined'), open(queue('title'))),
]

const tasksOf = (role: 'superadmin' | 'employee') => list(paths[role].home, t.tasks('emptyDetail'), general('addFirst'))

/** The lists of a superadmin before anybody else was added. */
const ofSuperadmin: EmptyList[] = [
  tasksOf('superadmin'),
  ...queuesOf('superadmin'),
  ...requestsOf('superadmin'),
  list(superadmin.share, t.share('howTo'), null),
  list(superadmin.rto, t.stages('emptyDetail'), open(menu('newCase'))),
  list(`${superadmin.rto}?view=table`, t.stages('emptyDetail'), open(menu('newCase'))),
  list(superadmin.runSheet, t.runSheet('emptyDetail'), open(t.stages('title'))),
  list(superadmin.originals, t.originals('emptyDetail'), open(t.stages('title'))),
  list(superadmin.vehicles, t.vehicles('emptyDetail'), open(menu('newCase'))),
  list(superadmin.branches, general('emptyReference'), general('addFirst')),
  list(superadmin.rtos, general('emptyReference'), general('addFirst')),
  list(superadmin.employees, t.employee('emptyDetail'), general('addFirst')),
  list(superadmin.clients, client('unverifiedEmpty'), client('copySignUpLink')),
  list(`${superadmin.clients}?tab=verified`, client('verifiedEmpty'), client('add')),
  list(superadmin.dues, t.dues('emptyDetail'), open(menu('clients'))),
  list(`${superadmin.dues}?tab=bills`, t.dues('noBills'), open(menu('clients'))),
  list(superadmin.messages, t.dealerMessages('emptyBills'), open(t.dues('title'))),
  list(`${superadmin.messages}?kind=papers`, t.dealerMessages('emptyPapers'), open(t.stages('title'))),
  list(superadmin.cash, t.cash('noRunners'), open(menu('employees'))),
  list(`${superadmin.cash}?tab=charges`, t.cash('noCharges'), open(menu('verifiedCases'))),
  list(superadmin.documents, t.document('emptyDetail'), general('addFirst')),
  list(superadmin.accounts, t.tally('emptyDetail'), open(menu('payments'))),
  list(superadmin.rates, t.rates('emptyDetail'), t.rates('addRow')),
  list(superadmin.forms, t.officialForms('emptyDetail'), t.officialForms('upload')),
  list(superadmin.integrations, t.keys('emptyDetail'), t.keys('create')),
  list(superadmin.reminders, t.reminders('emptyDetail'), open(menu('newCase'))),
  list(superadmin.reminderReport, t.reminderReport('emptyDetail'), open(t.reminderSettings('title'))),
  list(superadmin.profile, t.document('empty'), open(menu('documents'))),
  list(superadmin.mails, t.mail('emptyDetail'), open(menu('clients'))),
  list(superadmin.payments, payments('pendingEmpty'), open(menu('verifiedCases'))),
  list(`${superadmin.payments}?tab=decided`, payments('decidedEmpty'), open(payments('toCheckTab'))),
  list(superadmin.myCases, cases('myCasesEmpty'), open(menu('newCase'))),
  list(superadmin.verifiedCases, cases('verifiedEmpty'), open(menu('casesToVerify'))),
  list(superadmin.rejectedCases, cases('rejectedEmpty'), open(menu('verifiedCases'))),
]

/** The lists on the pages of a new employee and a new client. */
const ofPeople = (employeeId: string, clientId: string): EmptyList[] => {
  const clientPage = `${superadmin.clientDetails}?id=${clientId}`
  return [
    list(`${superadmin.employeeDetails}?id=${employeeId}`, t.employee('noCases'), open(menu('casesToVerify'))),
    list(clientPage, client('noCases'), open(menu('verifiedCases'))),
    list(`${clientPage}&tab=transactions`, t.transactions('noneYet'), open(menu('verifiedCases'))),
    list(`${clientPage}&tab=bills`, client('noBillsYet'), open(menu('verifiedCases'))),
  ]
}

const ofEmployee: EmptyList[] = [
  tasksOf('employee'),
  ...queuesOf('employee'),
  ...requestsOf('employee'),
  list(employee.share, t.share('howTo'), null),
  list(employee.rto, t.stages('emptyDetail'), open(menu('newCase'))),
  list(employee.runSheet, t.runSheet('emptyDetail'), open(t.stages('title'))),
  list(employee.messages, t.dealerMessages('emptyPapers'), open(t.stages('title'))),
  list(employee.cash, t.cash('emptyDetail'), t.cash('enter')),
  list(employee.originals, t.originals('emptyDetail'), open(t.stages('title'))),
  list(employee.vehicles, t.vehicles('emptyDetail'), open(menu('newCase'))),
  list(employee.reminders, t.reminders('emptyDetail'), open(menu('newCase'))),
  list(employee.draftCases, cases('draftsEmpty'), open(menu('newCase'))),
  list(employee.verifiedCases, cases('ownVerifiedEmpty'), open(menu('draftCases'))),
  list(employee.profile, t.document('empty'), null),
]

const ofDealer: EmptyList[] = [
  list(ofClient.home, t.home('introText'), t.home('goToYourCases')),
  list(ofClient.cases, payments('unpaidEmpty'), null),
  list(`${ofClient.cases}?tab=waiting`, payments('underVerificationEmpty'), payments('toUnpaid')),
  list(`${ofClient.cases}?tab=verified`, payments('verifiedEmpty'), payments('toUnpaid')),
  list(ofClient.share, t.share('howTo'), null),
  list(ofClient.requests, t.requests('emptyOwn'), t.requests('send')),
  list(ofClient.vehicles, t.vehicles('emptyDetail'), open(menu('myCases'))),
  list(ofClient.bills, t.bills('emptyForClient'), payments('yourCases')),
  list(ofClient.transactions, t.transactions('noneYet'), open(payments('yourCases'))),
]

/** Pages without a list, and lists that are never empty: NA among the financiers, the sign-in in the activity log. */
const withoutEmptyList: readonly string[] = [
  superadmin.firms,
  superadmin.activity,
  superadmin.formMarks,
  superadmin.import,
  superadmin.mailSettings,
  superadmin.office,
  superadmin.reports,
  superadmin.services,
  superadmin.setUp,
  superadmin.reminderSettings,
  ofClient.profile,
  ofClient.payment,
]
/** The pages of one list with a form: `AdminListPage` gives each its text and its button, and the walks below see some. */
const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const entries = read('web/app/routes/superadmin.ts').matchAll(
  /path: '([^']+)',(?:(?!createRoute)[\s\S])*?import\('#(web\/(?:app|features)\/[\w-]+\/[\w-]+\.tsx)'\)/g,
)
const adminListPages = [...entries]
  .filter(([, , page = '']) => read(page).includes('<AdminListPage'))
  .map(([, path = '']) => `${superadmin.home}${path}`)
const isForm = (path: string) => /\$caseNo|\$plate|\/new$|\/two-factor$/.test(path)

const { office, openAs } = await startFixtures({ empty: true })

test('every page of a role is known as one with empty lists, or without', () => {
  const lists = [...ofSuperadmin, ...ofPeople('', ''), ...ofEmployee, ...ofDealer]
  const known = new Set([...lists.map(({ address }) => address.split('?')[0]), ...withoutEmptyList, ...adminListPages])
  expect(adminListPages).toContain(superadmin.documents)
  const unknown = routes.filter(({ path, role }) => role !== 'public' && !known.has(path) && !isForm(path))
  expect(unknown.map(({ path }) => path)).toEqual([])
})

async function expectEmpty({ page }: Visitor, { text, button }: EmptyList) {
  await page.getByText(text).first().waitFor()
  if (button) {
    const named = { name: button, exact: true }
    await page.getByRole('button', named).or(page.getByRole('link', named)).first().waitFor()
  }
  expect(await page.getByText(cases('tryOtherDates')).count()).toBe(0)
}

/** Walks the lists of a role. Axe reads one of each kind, since the others look the same. */
async function walk(visitor: Visitor, lists: readonly EmptyList[]) {
  const { page, go } = visitor
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const empty of lists) {
    await go(empty.address)
    await expectEmpty(visitor, empty)
  }
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const empty of lists.slice(-3)) {
    await go(empty.address)
    await expectEmpty(visitor, empty)
  }
  await expectAccessible(page)
}

test('the lists of a superadmin', async () => {
  await walk(await openAs('superadmin'), ofSuperadmin)
})

test('the lists of the first employee and the first dealer', async () => {
  const asha = await office.employee({ firstname: 'Asha', lastname: 'Patil' })
  const ravi = await office.client({ firstName: 'Ravi', lastName: 'Shah' })
  await walk(await openAs('superadmin'), ofPeople(asha.employee.id, ravi.client.id))
  for (const [person, lists] of [
    [asha, ofEmployee],
    [ravi, ofDealer],
  ] as const) {
    await walk(await openAs(person), lists)
  }
})
