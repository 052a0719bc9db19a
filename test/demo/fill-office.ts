import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { NewCaseInput } from '#contract/cases/case-form.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { documentEndpoints } from '#contract/documents/document-endpoints.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import { officeEndpoints } from '#contract/office/office-endpoints.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { taskEndpoints } from '#contract/tasks/task-endpoints.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { followFile } from './follow-file.ts'
import { createPendingPayments, planBillPayments, raiseCreditAndWaivePenalty } from './pay-bills.ts'
import { payCases } from './pay-with-receipt.ts'
import type { Office, People } from './people.ts'
import * as sample from './sample-data.ts'
import { SeededRandom } from './seeded-random.ts'
import { Timeline } from './timeline.ts'

const CASES = 600
const DAYS = 120

/** One sign-in per role, for trying out the sample office. */
export interface SignIns {
  superadmin: Session
  employee: Session
  client: Session
}

/**
 * Fills an empty office with four months of sample data through API calls in chronological order: 3 branches, 12 firms,
 * 40 RTOs, 6 employees, 15 clients, 600 cases in every status, payments, and monthly bills: most paid in time, some
 * late and with a penalty, some unpaid. `everyDay` runs the daily jobs; it is called once per day.
 */
export async function fillOffice(office: Office, today: Date, everyDay: () => Promise<unknown>): Promise<SignIns> {
  const random = new SeededRandom(20_261_121)
  const timeline = new Timeline(office.clock)
  const startDate = new Date(today.getTime() - DAYS * DAY)
  office.clock.set(startDate)
  const people = await setUp(office)

  for (let n = 0; n < CASES; n += 1) {
    // The number of cases grows over time, as in a growing office.
    const growth = Math.sqrt((n + random.next()) / CASES)
    const at = new Date(startDate.getTime() + growth * (DAYS - 0.4) * DAY)
    timeline.schedule(at, () => openCase(office, people, random, timeline, n))
  }
  for (let day = 1; day <= DAYS; day += 1) {
    timeline.schedule(new Date(startDate.getTime() + day * DAY), async (now) => {
      await everyDay()
      const isLast = day > DAYS - 31
      if (officeDay(now).endsWith('-03')) await planBillPayments(office, people, { random, timeline, isLast })
    })
  }
  await timeline.run(today)

  office.clock.set(today)
  await createPendingPayments(office, people, random)
  await raiseCreditAndWaivePenalty(office, people)
  await createTasks(office, people, today)
  for (const [firstName, lastName, firmName, city] of sample.waitingDealers)
    await office.signUp({ firstName, lastName, firmName, city, email: mailOf(firstName, lastName, 'dealer') })
  return { superadmin: people.admin, employee: people.employees[0] as Session, client: people.clients[0] as Session }
}

async function setUp(office: Office): Promise<People> {
  const admin = await office.superadmin()
  const branches = []
  for (const branch of sample.branches) branches.push(await office.branch(branch))
  const financiers = []
  for (const name of sample.financiers) financiers.push((await office.firm(name)).id)
  const offices = []
  for (const [code, city] of sample.rtos) offices.push((await office.rto(code, city)).displayName)
  for (const body of sample.documents) requireSuccess(await office.call(documentEndpoints.create, { as: admin, body }))
  requireSuccess(await office.call(referenceEndpoints.updateUpi, { as: admin, body: { upi: sample.UPI_ID } }))
  requireSuccess(await office.call(officeEndpoints.edit, { as: admin, body: sample.profile }))
  const employees = []
  for (const [index, [firstname, lastname]] of sample.employees.entries()) {
    const branchCode = branches[index % branches.length]?.branchCode ?? ''
    employees.push(
      await office.employee({ firstname, lastname, email: mailOf(firstname, lastname, 'office'), branchCode }),
    )
  }
  const clients = []
  for (const [firstName, lastName, firmName, city, creditLimit] of sample.dealers) {
    const email = mailOf(firstName, lastName, 'dealer')
    clients.push(
      await office.client({ firstName, lastName, firmName, city, email, creditLimit, fixedPenaltyAmount: 500 }),
    )
  }
  const firms = requireSuccess(await office.call(referenceEndpoints.allFirms, { as: admin })).data
  const notFinanced = firms.find(({ name }) => name === NOT_FINANCED)?.id ?? ''
  return { admin, employees, clients, financiers, notFinanced, offices }
}

const mailOf = (first: string, last: string, house: string) => `${first}.${last}@${house}.example`.toLowerCase()

/** Creates one case and schedules its later events on the timeline. */
async function openCase(
  office: Office,
  people: People,
  random: SeededRandom,
  timeline: Timeline,
  n: number,
): Promise<void> {
  const now = office.clock.now()
  const by = random.next() < 0.15 ? people.admin : random.pick(people.employees)
  const payer = random.pick(people.clients)
  const body = makeCase(people, random, officeDay(now), payer.client.firmName, n)
  const { data } = requireSuccess(await office.call(caseEndpoints.create, { as: by, body }))
  const params = { id: data.id }
  const schedule = (hours: number, act: () => Promise<unknown>) =>
    timeline.schedule(new Date(office.clock.now().getTime() + hours * HOUR), act)
  const chance = random.next()
  if (chance < 0.06) return
  if (chance < 0.12) {
    schedule(5, () => office.call(caseEndpoints.edit, { as: by, params, body }))
    return
  }
  schedule(random.between(4, 40), async () => {
    // For most cases the superadmin first sets the incentive and the office's own charges.
    if (by !== people.admin && random.next() < 0.8)
      requireSuccess(
        await office.call(caseEndpoints.edit, { as: people.admin, params, body: withGrantedFields(body, random) }),
      )
    requireSuccess(await office.call(caseEndpoints.verify, { as: by, params }))
    if (chance < 0.17) {
      const rejectionRemarks = random.pick(sample.reasons)
      schedule(8, () => office.call(caseEndpoints.reject, { as: people.admin, params, body: { rejectionRemarks } }))
      return
    }
    followFile(office, timeline, by, data.id, n)
    if (chance > 0.25)
      schedule(random.between(6, 60), () => assignAndPay(office, people, random, schedule, data.id, payer))
  })
}

/** A case with the groups whose fields may be granted to a role. */
type FullCase = NewCaseInput & {
  [Group in 'generalDetail' | 'expenseDetail']: NonNullable<NewCaseInput[Group]>
}

const withGrantedFields = (body: FullCase, random: SeededRandom): NewCaseInput => ({
  ...body,
  generalDetail: { ...body.generalDetail, incentiveAmount: random.pick([100, 150, 200, 250.5, 400]) },
  expenseDetail: { ...body.expenseDetail, adminCharges: random.pick([150, 200, 350]) },
})

async function assignAndPay(
  office: Office,
  { admin, clients }: People,
  random: SeededRandom,
  schedule: (hours: number, act: () => Promise<unknown>) => void,
  caseId: string,
  payer: ClientSession,
): Promise<void> {
  const assign = await office.call(caseEndpoints.assign, { as: admin, body: { caseId, clientId: payer.client.id } })
  const details = requireSuccess(await office.call(caseEndpoints.details, { as: admin, params: { id: caseId } })).data
  const assignedCase = {
    CaseNo: details.CaseNo,
    assignmentId: requireSuccess(assign).data.caseAssignmentId,
    totalAmount: details.totalAmount ?? 0,
  }
  if (random.next() < 0.12) return
  schedule(random.between(5, 120), async () => {
    const onCredit = payer === clients[0] ? 0.75 : 0.35
    const mode = random.next() < onCredit ? 'CREDIT' : random.next() < 0.6 ? 'UPI' : 'CASH'
    // A client without remaining credit pays by UPI.
    const upi = () => payCases(office, payer, [assignedCase], { mode: 'UPI', utr: random.utr() })
    const credit = () => office.payment(payer, [assignedCase], 'CREDIT').catch(upi)
    const paid =
      mode === 'CREDIT'
        ? await credit()
        : mode === 'UPI'
          ? await upi()
          : await payCases(office, payer, [assignedCase], { mode })
    if (paid.status === 'success') return
    const rejected = random.next() < 0.06
    const params = { id: paid.paymentId }
    schedule(random.between(3, 70), () =>
      rejected
        ? office.call(paymentEndpoints.rejectPayment, {
            as: admin,
            params,
            body: { reason: random.pick(sample.refusals) },
          })
        : office.call(paymentEndpoints.verifyPayment, { as: admin, params }),
    )
  })
}

function makeCase(people: People, random: SeededRandom, day: string, firmName: string, n: number): FullCase {
  const from = random.pick(people.offices)
  const code = from.split(' - ')[0]?.replace('-', '') ?? 'MH12'
  const letters = `${random.letter()}${random.letter()}`
  const expiry = (most: number) => addDays(officeDay(new Date()), Math.round(random.between(-20, most)))
  const state = 'Maharashtra'
  const owner = () => `${random.pick(sample.givenNames)} ${random.pick(sample.familyNames)}`
  const address = () =>
    `${Math.ceil(random.between(1, 250))} ${random.pick(sample.streets)}, ${random.pick(sample.branches).city}`
  const withOwners = random.next() < 0.85
  const transfer = random.next()
  return {
    generalDetail: {
      firmName,
      appointmentDate: addDays(day, Math.ceil(random.between(2, 12))),
      ...(random.next() < 0.7 && { applicationNo: `${code}${day.slice(2, 4)}${String(n + 100_000)}` }),
    },
    vehicleDetail: {
      vehicleNo: `${code}${letters}${String(Math.floor(random.between(1, 9999))).padStart(4, '0')}`,
      fromRTO: from,
      toRTO: transfer < 0.6 ? from : random.pick(people.offices),
      chassisNo: `MA3${random.letter()}${random.letter()}E1S00${String(100_000 + n * 7)}`,
      engineNo: `K10B${String(1_000_000 + n * 13)}`,
    },
    expireDetail: {
      pucExpiry: expiry(180),
      insuranceExpiry: expiry(360),
      fitnessExpiry: expiry(700),
      taxExpiry: expiry(900),
      ...(random.next() < 0.3 && { permitExpiry: expiry(400) }),
    },
    transactionDetail: {
      to: transfer < 0.5 ? 'LOCAL' : transfer < 0.7 ? 'OTHER' : 'NA',
      hptId: random.next() < 0.3 ? random.pick(people.financiers) : people.notFinanced,
      hpaId: random.next() < 0.3 ? random.pick(people.financiers) : people.notFinanced,
      numberPlate: random.pick(['HSRP', 'HSRP', 'NON HSRP', 'NA'] as const),
      fitness: random.next() < 0.2,
      rma: random.next() < 0.1,
      addressChange: random.next() < 0.1,
      drc: random.next() < 0.08,
    },
    ownerDetails: withOwners
      ? {
          sellerName: owner(),
          sellerAadharNo: random.aadhaar(),
          sellerAddress: address(),
          sellerState: state,
          sellerPhoneNo: random.mobile(),
          buyerName: owner(),
          buyerAadharNo: random.aadhaar(),
          buyerAddress: address(),
          buyerState: state,
          buyerPhoneNo: random.mobile(),
        }
      : {},
    expenseDetail: {
      pucCharges: random.pick([100, 125, 150]),
      insuranceCharges: random.pick([0, 1850, 2450.5, 3120, 5200]),
      receiptAmount: random.pick([300, 740.5, 1280, 1500, 2300, 4150]),
    },
    referenceDetail: random.next() < 0.4 ? { name: owner(), contactNo: random.mobile() } : {},
  }
}

async function createTasks(office: Office, { admin, employees }: People, today: Date): Promise<void> {
  for (const as of [admin, employees[0] as Session]) {
    for (const [task_title, task_text, hours] of sample.tasks) {
      const priority = new Date(today.getTime() + hours * HOUR).toISOString()
      requireSuccess(await office.call(taskEndpoints.create, { as, body: { task_title, task_text, priority } }))
    }
  }
}
