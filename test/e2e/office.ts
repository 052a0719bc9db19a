import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { expiryFields } from '#contract/cases/case-list-fields.ts'
import { addDays, dayStart, monthStart, officeDay } from '#contract/dates.ts'
import { documentEndpoints } from '#contract/documents/document.ts'
import { identityEndpoints, type SessionUser } from '#contract/identity/identity.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { taskEndpoints } from '#contract/tasks/task.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import type { Session } from '#test/caller.ts'
import type { ClientSession, EmployeeSession, MadeCase } from '#test/factories.ts'
import { isFree } from '#test/free-port.ts'
import { type Office, type Original, openOffice } from '#test/office.ts'
import { NEVER_SIGNED_OUT } from '#test/test-clock.ts'
import { formWith, proofImage } from '#test/upload-form.ts'
import { type BilledClients, payBills, payByCredit } from './billed-clients.ts'
import { openPrepared } from './prepared-office.ts'

/** Texts of the maximum length, with and without spaces to break lines. */
const LONG_WORD = 'SHREESIDDHIVINAYAKAUTOMOBILESANDSERVICES'
const LONG_NAME = `${LONG_WORD} and Sons of the Old Market Road near the Central Bus Stand, ${LONG_WORD}`
const LONG_TEXT = `Papers are missing and the form is not signed on the second page. `.repeat(8).trim()

export interface People {
  admin: Session
  employee: EmployeeSession
  client: ClientSession
  /** A client without any assignment. */
  newcomer: ClientSession
  /** By the payment state of their bill; only in a filled office. */
  billed: BilledClients
}

/** One case for each state that the screens distinguish. */
export interface OfficeCases {
  created: MadeCase
  /** Without appointment date and application no: it cannot be verified yet. */
  notVerifiable: MadeCase
  updated: MadeCase
  ready: MadeCase
  /** Every text has its maximum length. */
  long: MadeCase
  rejected: MadeCase
  unpaid: MadeCase
  pending: MadeCase
  failed: MadeCase
  paid: MadeCase
}

export interface RunningOffice extends Office {
  origin: string
  people: People
  cases: OfficeCases
  form?: { id: string }
  stop(): Promise<void>
}

/** The web app's session data in the browser's storage. */
export interface StoredSession {
  user: SessionUser
  token: string
}

async function open(original?: Original): Promise<Office> {
  const office = await openOffice({ SUPPORT_PHONE: '+91 20 2612 3456', SUPPORT_EMAIL: 'care@office.test' }, original)
  // Filling the office takes a month of its clock; sessions must not expire meanwhile.
  Object.assign(office.deps.config, NEVER_SIGNED_OUT)
  return office
}

/**
 * The port of the offices that this process starts one after the other: a page that has loaded the app from one serves the
 * next, too. It lies below those that the system gives away meanwhile; where another program has it, the next one is taken.
 */
let ownPort = 20_000 + (process.pid % 10_000)

async function chooseOwnPort(): Promise<number> {
  while (!(await isFree(ownPort))) ownPort = 20_000 + ((ownPort + 1) % 10_000)
  return ownPort
}

/**
 * Starts the real app and its worker. A filled office has data for every screen, another one its people, and an empty one
 * nobody but its superadmin.
 */
export async function startOffice({ filled = true, empty = false } = {}): Promise<RunningOffice> {
  const kind = empty ? 'empty' : filled ? 'filled' : 'hired'
  const { office, made } = await openPrepared(kind, open, (original) => make(original, kind))
  const port = await chooseOwnPort()
  await office.app.listen({ host: '127.0.0.1', port })
  // Reading every upload would take the processor from the browser.
  await office.database.pool.query(
    "insert into reading_settings (is_on, kinds, updated_at) values (false, '{}', now()) on conflict do nothing",
  )
  const worker = startWorker(office.deps)
  return {
    ...office,
    origin: `http://127.0.0.1:${port}`,
    ...made,
    async stop() {
      await worker.stop()
      office.app.server.closeAllConnections()
      await office.close()
    },
  }
}

/** Hires the people of an office, and fills it. */
async function make(
  office: Office,
  kind: 'empty' | 'hired' | 'filled',
): Promise<Pick<RunningOffice, 'people' | 'cases' | 'form'>> {
  if (kind === 'empty') return { people: { admin: await office.superadmin() } as People, cases: {} as OfficeCases }
  const people = await hire(office)
  if (kind === 'hired') return { people, cases: {} as OfficeCases }
  const cases = await fill(office, people)
  const form = await formOf(office, people.admin)
  return { people, cases, ...(form && { form }) }
}

/** Signs in through the API and returns the data that a browser would store. */
export async function storedSession(office: Office, { email, password }: Session): Promise<StoredSession> {
  const data = await office.ok(identityEndpoints.signIn, { body: { email, password } })
  return { user: data.user, token: data.access_token }
}

/** Returns a form of the office. */
async function formOf(office: Office, as: Session): Promise<{ id: string } | undefined> {
  const data = await office.ok(officialFormEndpoints.all, { as })
  return data[0]
}

async function hire(office: Office): Promise<People> {
  // In the middle of the previous month, so that a bill of that month can exist.
  const lastMonth = addDays(monthStart(officeDay(new Date())), -15)
  office.clock.set(`${lastMonth}T06:00:00Z`)
  const admin = await office.superadmin()
  const branch = await office.branch({ name: 'Pune Main' })
  const employee = await office.employee({ firstname: 'Asha', lastname: 'Patil', branchCode: branch.branchCode })
  const client = await office.client({ firstName: 'Ravi', lastName: 'Shah', firmName: 'Shah Motors' })
  const newcomer = await office.client({ firstName: 'Meera', lastName: 'Iyer', firmName: 'Iyer Wheels' })
  return { admin, employee, client, newcomer, billed: {} as BilledClients }
}

async function fill(office: Office, people: People): Promise<OfficeCases> {
  const { admin, employee: by, client } = people
  const as = admin
  const first = await office.caseIn('assigned', { by, client })
  await office.payment(client, [first], 'CREDIT')
  await addFile(office, as, first.id)
  people.billed = await payByCredit(office)
  await office.clock.at(dayStart(monthStart(officeDay(new Date()))), () => runMonthEnd(office.deps))
  office.clock.set(null)
  await runMonthEnd(office.deps)
  await payBills(office, people.billed)
  await fillLists(office, admin)
  for (const owner of [admin, by]) await createTasks(office, owner)

  const today = officeDay(new Date()) // within the default range of the summary
  const over = {
    generalDetail: { firmName: 'Shah Motors' },
    expireDetail: Object.fromEntries(Object.values(expiryFields).map((field) => [field, today])),
  }
  const incomplete = {
    ...over,
    generalDetail: { ...over.generalDetail, appointmentDate: undefined, applicationNo: '' },
  }
  const made = (status: Parameters<Office['caseIn']>[0]) => office.caseIn(status, { by, client, over })
  const [pending, failed] = [await made('assigned'), await made('assigned')]
  const cases = {
    created: await made('Created'),
    notVerifiable: await office.caseIn('Created', { by, over: incomplete }),
    updated: await office.caseIn('Updated', { by, over }),
    ready: await made('ready'),
    long: await office.caseIn('ready', { by, over: longCase() }),
    rejected: await made('rejected'),
    unpaid: await made('assigned'),
    pending,
    failed,
    paid: await made('paid'),
  }
  await office.payment(client, [pending], 'UPI')
  const { paymentId } = await office.payment(client, [failed])
  await office.ok(paymentEndpoints.rejectPayment, { as, params: { id: paymentId } })
  await office.payment(client, [await made('assigned')], 'CREDIT')
  return cases
}

/** Adds a scanned file to a case. */
async function addFile(office: Office, as: Session, caseId: string): Promise<void> {
  const file = formWith(await proofImage(40), 'rc-book.png')
  await office.ok(attachmentEndpoints.upload, { as, params: { caseId }, ...file })
}

async function fillLists(office: Office, as: Session): Promise<void> {
  for (const name of ['Form 29', LONG_NAME]) await uploadedForm(office.call, as, await plainPdf(), `${name}.pdf`)
  await office.branch({ name: LONG_NAME, address1: LONG_NAME, address2: LONG_WORD })
  await office.firm('HDFC Bank')
  await office.firm(LONG_NAME)
  await office.rto('MH-12', 'Pune')
  await office.rto('MH-14', 'Pimpri-Chinchwad')
  await office.signUp({ firstName: 'Sunil', lastName: 'Joshi', firmName: LONG_NAME, city: LONG_WORD })
  await office.signUp({ firstName: 'Farah', lastName: 'Khan', firmName: 'Khan Auto Works' })
  await office.client({ firstName: LONG_WORD, lastName: LONG_WORD, firmName: `${LONG_WORD} Motors` })
  await office.stepUp(as)
  await office.ok(referenceEndpoints.updateUpi, { as, body: { upi: 'office.pune@okhdfc' } })
  for (const [name, path] of [
    ['Form 29', 'form-29.pdf'],
    [LONG_NAME, LONG_WORD.repeat(3)],
  ] as const)
    await office.ok(documentEndpoints.create, { as, body: { name, url: `https://forms.test/${path}` } })
}

async function createTasks(office: Office, as: Session): Promise<void> {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const tasks = [
    { task_title: 'Call the RTO', task_text: 'Ask for the new appointment.', priority: inHours(30) },
    { task_title: LONG_NAME.slice(0, 190), task_text: `${LONG_TEXT}\n${LONG_WORD}`, priority: inHours(-5) },
  ]
  for (const body of tasks) await office.ok(taskEndpoints.create, { as, body })
}

function longCase(): Parameters<Office['caseBody']>[0] {
  const owner = (who: 'seller' | 'buyer', digits: string) => ({
    [`${who}Name`]: LONG_NAME.slice(0, 100),
    [`${who}AadharNo`]: digits,
    [`${who}Address`]: LONG_TEXT.slice(0, 400) + LONG_WORD,
    [`${who}State`]: 'Dadra and Nagar Haveli and Daman and Diu',
    [`${who}PhoneNo`]: '9822012345',
  })
  return {
    generalDetail: { firmName: `${LONG_WORD} Motors`, applicationNo: LONG_WORD },
    vehicleDetail: { chassisNo: LONG_WORD.slice(0, 30), engineNo: LONG_WORD.slice(0, 30) },
    transactionDetail: { remarks: `${LONG_TEXT} ${LONG_WORD}`, fitness: true, rma: true, drc: true, rrf: true },
    ownerDetails: { ...owner('seller', '345678901234'), ...owner('buyer', '456789012345') },
    expenseDetail: { receiptAmount: 9_999_999.99, expenseRemarks: LONG_TEXT, otherCharges: 12_345.67 },
    referenceDetail: { name: LONG_NAME.slice(0, 100) },
  }
}
