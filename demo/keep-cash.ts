import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { cashEndpoints, type NewCashEntry } from '#contract/cash/cash.ts'
import { addDays, dayStart, officeDay } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import type { EmployeeSession } from '#test/factories.ts'
import { formWith } from '#test/upload-form.ts'
import type { Filling, Office } from './people.ts'
import { drawCashSlip } from './receipts.ts'

/** What the RTO took more than the receipt says, in rupees, by the number of the file: a token was lost. */
const BEYOND: Readonly<Record<number, number>> = { 2: 50 }

/** Plans two cash books of the last week: an advance, fees by case, petrol; a confirmed day and one that waits. */
export function planCashBooks({ office, people, timeline }: Filling, today: Date): void {
  const { admin } = people
  const runners = people.employees.slice(0, 2) as EmployeeSession[]
  const at = (daysAgo: number, hour: number, act: () => Promise<unknown>) =>
    timeline.schedule(new Date(dayStart(addDays(officeDay(today), -daysAgo)).getTime() + hour * HOUR), act)
  for (const [place, runner] of runners.entries()) {
    const params = { employeeId: runner.userId }
    const give = (amount: number) =>
      office.ok(cashEndpoints.enter, { as: admin, params, body: { kind: 'advance', amount } })
    const spend = (body: Omit<NewCashEntry, 'kind'>) =>
      office.ok(cashEndpoints.enter, { as: runner, params, body: { ...body, kind: 'spent' } })
    const close = () =>
      office.ok(cashEndpoints.close, { as: runner, params, body: { day: officeDay(office.clock.now()) } })
    at(6, 10.5, () => give(8000 - place * 3000))
    at(6, 13, () => payFees(office, runner, spend, [0, 1]))
    at(6, 15, () => spend({ amount: 240, expense: 'other', note: 'Petrol' }))
    at(6, 18.5, async () => {
      const { days } = await close()
      await office.ok(cashEndpoints.confirm, { as: admin, params: { id: days[0]?.id ?? '' } })
    })
    at(2, 12, () => payFees(office, runner, spend, [2]))
    if (place > 0) continue
    at(2, 17, () => office.ok(cashEndpoints.enter, { as: admin, params, body: { kind: 'returned', amount: 1500 } }))
    at(2, 18.5, close)
  }
}

type Spend = (body: Omit<NewCashEntry, 'kind'>) => Promise<unknown>

/** Pays the fees of some of a runner's files at the RTO, and takes a photo of the first receipt. */
async function payFees(office: Office, as: EmployeeSession, spend: Spend, places: readonly number[]): Promise<void> {
  const files = await office.ok(stageEndpoints.list, { as, body: { stage: 'submitted', page: 0, pageSize: 5 } })
  for (const place of places) {
    const file = files[place]
    if (!file) continue
    const { expenseDetail } = await office.ok(caseEndpoints.details, { as, params: { id: file.id } })
    const amount = (expenseDetail?.receiptAmount ?? 0) + (BEYOND[place] ?? 0)
    if (amount === 0) continue
    const photoUrl = place === 0 ? await photoOf(office, as, amount, file.vehicleNo) : null
    await spend({ amount, expense: 'receipt', caseRef: file.CaseNo, photoUrl })
  }
}

async function photoOf(office: Office, as: EmployeeSession, amount: number, purpose: string): Promise<string> {
  const { firstName, lastName } = as.employee
  const slip = await drawCashSlip({
    ...{ amount, purpose, payer: `${firstName} ${lastName}`, payee: 'RTO counter', number: 7714 },
    ...{ day: officeDay(office.clock.now()), time: '13:10' },
  })
  const { url } = await office.ok(fileEndpoints.upload, { as, ...formWith(slip, 'receipt.jpg', 'image/jpeg') })
  return url
}
