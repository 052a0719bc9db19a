import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { caseStatuses, stages, waitingOn } from '#contract/cases/case-values.ts'
import { addDays, dayStart, officeDay } from '#contract/dates.ts'
import { toRupees } from '#contract/money.ts'
import { countTurnaround } from '#server/features/board/turnaround.ts'
import { runCommand } from '#server/jobs/run-command.ts'
import { breadth } from '#test/breadth.ts'
import type { Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { clientFigures, staffFigures, superadminFigures, wrong } from '#test/figures.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { refreshVehicles } from '#test/refresh-vehicles.ts'
import { visitorOf } from '#test/web-visitor.ts'

/* A figure is what the list behind it holds (docs/decisions/0058): on many random offices. The sample office is in sample-office.test.ts. */

const OFFICES = breadth(12, 200)
const NOW = '2026-11-23T06:00:00Z'
const TODAY = officeDay(new Date(NOW))
const { office, admin } = await officeOfFileForYears(addDays(TODAY, -60).concat('T06:00:00Z'))
const staff = [await office.employee(), await office.employee(), admin] as const
const [asha, ravi] = staff
const dealers = [await office.client(), await office.client()] as const
const oneOf = <T>(all: readonly [T, ...T[]], n: number): T => all[n % all.length] ?? all[0]

/** Cases in every status, with payments in every state; each office shuffles the rest. */
const made: string[] = []
const make = async (status: (typeof caseStatuses)[number], n: number) => {
  const { id } = await office.caseIn(status, { by: oneOf<Session>(staff, n), client: oneOf(dealers, n) })
  made.push(id)
}
for (let n = 0; n < 4; n += 1) for (const status of caseStatuses) await make(status, n)
for (const [n, mode] of (['CASH', 'UPI', 'CREDIT'] as const).entries()) {
  const dealer = oneOf(dealers, n)
  await office.payment(dealer, [await office.caseIn('assigned', { by: ravi, client: dealer })], mode)
}
const adjust = (dealer: ClientSession, amount: number) => office.adjustment(dealer, amount)
// One that the bill of October carries in part, and one that it does not reach.
await office.clock.at('2026-10-20T06:00:00Z', () => adjust(dealers[0], -9000.5))
await office.bill({ client: dealers[0] })
await office.bill({ client: dealers[1] })
await office.signUp()
await runCommand(office.deps, countTurnaround)
office.clock.set(NOW)

const plates = Array.from({ length: 15 }, (_, n) => `MH12FG${1000 + n}`)
const file = fc.record({
  stage: fc.constantFrom(...stages),
  waiting_on: fc.constantFrom(...waitingOn),
  stage_since: fc.nat(45).map((days) => dayStart(addDays(TODAY, -days)).toISOString()),
  created_by: fc.constantFrom(...staff.map(({ userId }) => userId)),
  fitness: fc.boolean(),
  rma: fc.boolean(),
  vehicle_no: fc.constantFrom(...plates),
  puc_expiry: fc.option(fc.integer({ min: -95, max: 65 }).map((days) => addDays(TODAY, days))),
  tax_expiry: fc.option(fc.integer({ min: -3, max: 10 }).map((days) => addDays(TODAY, days))),
})
const resting = fc.record({ plate: fc.constantFrom(...plates), kind: fc.constantFrom(...expiryTypes), days: fc.nat(9) })
const anOffice = fc.record({
  files: fc.array(file, { minLength: made.length, maxLength: made.length }),
  off: fc.subarray(plates, { maxLength: 3 }),
  resting: fc.array(resting, { maxLength: 5 }),
  adjusted: fc.option(fc.record({ dealer: fc.nat(1), paise: fc.integer({ min: -999_999, max: 999_999 }) })),
  /** The days that have gone by since. */
  later: fc.nat(90),
})
type AnOffice = typeof anOffice extends fc.Arbitrary<infer Made> ? Made : never

/** Makes another office of the cases. */
async function shuffle({ files, off, resting, adjusted, later }: AnOffice): Promise<string> {
  const today = addDays(TODAY, later)
  const { pool } = office.database
  await pool.query(
    `update cases set stage = file.stage, waiting_on = file.waiting_on, stage_since = file.stage_since,
      created_by = file.created_by, fitness = file.fitness, rma = file.rma, vehicle_no = file.vehicle_no,
      puc_expiry = file.puc_expiry, tax_expiry = file.tax_expiry
    from json_populate_recordset(null::cases, $1) as file
    where cases.id = file.id`,
    [JSON.stringify(files.map((one, n) => ({ ...one, id: made[n] })))],
  )
  await refreshVehicles(office.database)
  // The files of these cases go to other people, who were not notified of them.
  await pool.query('delete from notifications')
  await pool.query('update case_assignments set vehicle_no = cases.vehicle_no from cases where cases.id = case_id')
  await pool.query('update vehicles set reminders_off = (vehicle_no = any($1))', [off])
  await pool.query('delete from reminder_snoozes')
  await pool.query(
    `insert into reminder_snoozes (vehicle_id, kind, until)
    select distinct on (vehicles.id, due.kind) vehicles.id, due.kind, $2::date + (one->>'days')::integer
    from jsonb_array_elements($1) as one join vehicles on vehicles.vehicle_no = one->>'plate'
    join vehicle_expiries as due on due.vehicle_id = vehicles.id and due.kind = one->>'kind'`,
    [JSON.stringify(resting), today],
  )
  if (adjusted?.paise)
    await office.clock.at(NOW, () => adjust(oneOf(dealers, adjusted.dealer), toRupees(adjusted.paise)))
  office.clock.set(`${today}T06:00:00Z`)
  return today
}

test('a figure is the number of rows of the list that it opens, in any office and for every role', async () => {
  const seen = () => visitorOf(office, admin)
  const tabs = (by: typeof dealers) =>
    Promise.all(by.map((dealer) => clientFigures(visitorOf(office, dealer), seen(), dealer.client.id)))
  // Two of three groups for each office: all of them for all would take minutes.
  const groups = [
    (today: string) => staffFigures(seen(), 'superadmin', today),
    async () => [...(await superadminFigures(seen())), ...(await tabs(dealers)).flat()],
    (today: string) => staffFigures(visitorOf(office, asha), 'employee', today),
  ] as const
  let offices = 0
  const check = async (made: AnOffice) => {
    const today = await shuffle(made)
    const figures = (await Promise.all([0, 1].map((n) => oneOf(groups, offices + n)(today)))).flat()
    offices += 1
    expect(figures.length).toBeGreaterThan(30)
    expect(wrong(figures)).toEqual([])
  }
  await fc.assert(fc.asyncProperty(anOffice, check), { numRuns: OFFICES, endOnFailure: true })
}, 300_000)

test('a figure that another rule counts is caught', () => {
  const figure = { name: 'queue lateFiles', shown: 97, listed: 56 }
  expect(wrong([figure, { ...figure, shown: 56 }])).toEqual([figure])
})
