import { dayStart, officeDay } from '#contract/dates.ts'
import { documentEndpoints } from '#contract/documents/document.ts'
import { dunningEndpoints } from '#contract/dunning/dunning.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import { gstEndpoints } from '#contract/gst/gst.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { taskEndpoints } from '#contract/tasks/task.ts'
import type { Session } from '#test/caller.ts'
import { planCashBooks } from './keep-cash.ts'
import { planOriginals } from './keep-originals.ts'
import { knownVehicles } from './known-vehicle-data.ts'
import { planKnownVehicles } from './known-vehicles.ts'
import { makeCase } from './make-case.ts'
import { uploadForms } from './official-forms.ts'
import { openCase } from './open-case.ts'
import { createPendingPayments, pauseReminders, planBillPayments, raiseCreditAndWaivePenalty } from './pay-bills.ts'
import type { Filling, Office, People } from './people.ts'
import type { Fate, PlannedCase } from './planned-case.ts'
import { writeRateCard } from './rate-card.ts'
import { remindOwners } from './remind-owners.ts'
import * as sample from './sample-data.ts'
import { saveViews } from './save-views.ts'
import { SeededRandom } from './seeded-random.ts'
import { addRenewedPolicy, sendLackingPapers } from './send-papers.ts'
import { sendRequests } from './send-requests.ts'
import { formTeam, makeKey, planTalk } from './talk.ts'
import { atWork, Timeline } from './timeline.ts'

const DAYS = 120
/** The office opened so many days ago; of the time before the last four months it shows a few vehicles. */
const OPENED_DAYS = 430

/** One sign-in per role, for trying out the sample office. */
export interface SignIns {
  superadmin: Session
  employee: Session
  client: Session
}

/** What the portal does by itself: once a day, and at 10:00 IST of each day. */
interface DailyJobs {
  everyDay: () => Promise<unknown>
  everyMorning: () => Promise<unknown>
}

/**
 * Fills an empty office with four months of sample data through API calls in chronological order: 3 branches, 12 firms,
 * 40 RTOs, 6 employees, 15 clients, 600 cases in every status and stage, payments, and monthly bills: most paid in time,
 * some late and with a penalty, some unpaid; scans of papers, two official forms, reminders, requests, a conversation, the
 * register of originals, two cash books, and vehicles that come again (`known-vehicle-data.ts`). The jobs run once per day. Equal for
 * equal `today` and `cases`.
 */
export async function fillOffice(
  office: Office,
  today: Date,
  { everyDay, everyMorning }: DailyJobs,
  cases = 600,
): Promise<SignIns> {
  const random = new SeededRandom(20_261_121)
  const timeline = new Timeline(office.clock)
  const startDate = new Date(today.getTime() - DAYS * DAY)
  office.clock.set(new Date(today.getTime() - OPENED_DAYS * DAY))
  const people = await setUp(office)
  const filling = { office, people, random, timeline }
  planKnownVehicles(filling, today)

  // The known vehicles and an accepted request make the others.
  const opened = cases - knownVehicles.reduce((sum, vehicle) => sum + vehicle.cases.length, 1)
  for (let n = 0; n < opened; n += 1) {
    // The number of cases grows over time, as in a growing office.
    const growth = Math.sqrt((n + random.next()) / opened)
    const at = new Date(startDate.getTime() + growth * (DAYS - 0.4) * DAY)
    timeline.schedule(atWork(at), () => openCase(filling, planCase(filling, n, n / opened)))
  }
  for (let day = 1; day <= DAYS; day += 1) {
    timeline.schedule(new Date(startDate.getTime() + day * DAY), async (now) => {
      await everyDay()
      if (officeDay(now).endsWith('-03')) await planBillPayments(filling, { isLast: day > DAYS - 31 })
      const callers = [people.admin, ...people.employees]
      timeline.after(2, () => remindOwners(filling, callers[day % callers.length] ?? people.admin))
    })
    const morning = dayStart(officeDay(new Date(startDate.getTime() + day * DAY))).getTime() + 10 * HOUR
    timeline.schedule(new Date(morning), everyMorning)
  }
  const member = await formTeam(filling)
  const goOnTalking = planTalk(filling, member, today)
  planOriginals(filling, today)
  planCashBooks(filling, today)
  await timeline.run(today)

  office.clock.set(today)
  await createPendingPayments(office, people, random)
  await raiseCreditAndWaivePenalty(office, people)
  await pauseReminders(office, people)
  const [dealer] = people.clients
  if (dealer) await office.adjustment(dealer, -250, { reason: sample.discount })
  await createTasks(office, people, today)
  await sendRequests(filling, officeDay(today), member)
  await sendLackingPapers(filling)
  await addRenewedPolicy(filling)
  await office.ok(referenceEndpoints.proposeRto, { as: people.employees[0] as Session, body: sample.proposedRto })
  await goOnTalking()
  await makeKey(filling)
  await saveViews(office, people)
  for (const [firstName, lastName, firmName, city] of sample.waitingDealers)
    await office.signUp({ firstName, lastName, firmName, city, email: mailOf(firstName, lastName, 'dealer') })
  return { superadmin: people.admin, employee: people.employees[0] as Session, client: people.clients[0] as Session }
}

/**
 * Plans the case of this number; `growth` goes from 0 for the oldest to 1. Of the newest some are not verified or not
 * assigned yet.
 */
function planCase({ office, people, random }: Filling, n: number, growth: number): PlannedCase {
  const by = random.next() < 0.15 ? people.admin : random.pick(people.employees)
  const payer = random.pick(people.clients)
  const body = makeCase(people, random, officeDay(office.clock.now()), payer.client.firmName, n)
  const isNew = growth > 0.88
  const fates: [Fate, number][] = [
    ['Created', isNew ? 0.25 : 0.004],
    ['Updated', isNew ? 0.2 : 0.004],
    ['rejected', 0.05],
    ['ready', isNew ? 0.2 : 0.01],
  ]
  let chance = random.next()
  const fate = fates.find(([, share]) => {
    chance -= share
    return chance < 0
  })
  const isScanned = n % 100 === 3 || (growth > 0.9 && (n % 8 === 0 || payer === people.clients[0]))
  return { by, payer, body, fate: fate?.[0] ?? 'assigned', seed: n, isScanned }
}

async function setUp(office: Office): Promise<People> {
  const admin = await office.superadmin()
  const branches = []
  for (const branch of sample.branches) branches.push(await office.branch(branch))
  const financiers = []
  for (const name of sample.financiers) financiers.push((await office.firm(name)).id)
  const offices = []
  for (const [code, city] of sample.rtos) offices.push((await office.rto(code, city)).displayName)
  for (const body of sample.documents) await office.ok(documentEndpoints.create, { as: admin, body })
  await office.ok(referenceEndpoints.updateUpi, { as: admin, body: { upi: sample.UPI_ID } })
  await office.ok(officeEndpoints.edit, { as: admin, body: sample.profile })
  const from = officeDay(office.clock.now())
  await office.ok(gstEndpoints.editSettings, { as: admin, body: { ...sample.gst, from } })
  await office.ok(dunningEndpoints.editSettings, { as: admin, body: { days: sample.dunningDays } })
  await uploadForms(office, admin)
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
  const firms = await office.ok(referenceEndpoints.allFirms, { as: admin })
  const notFinanced = firms.find(({ name }) => name === NOT_FINANCED)?.id ?? ''
  const people = { admin, employees, clients, financiers, notFinanced, offices }
  await writeRateCard(office, people)
  return people
}

const mailOf = (first: string, last: string, house: string) => `${first}.${last}@${house}.example`.toLowerCase()

async function createTasks(office: Office, { admin, employees }: People, today: Date): Promise<void> {
  for (const as of [admin, employees[0] as Session]) {
    for (const [task_title, task_text, hours] of sample.tasks) {
      const priority = new Date(today.getTime() + hours * HOUR).toISOString()
      await office.ok(taskEndpoints.create, { as, body: { task_title, task_text, priority } })
    }
  }
}
