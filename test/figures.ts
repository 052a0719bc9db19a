import { isBillActionAllowed } from '#contract/bills/bill-rules.ts'
import type { Board } from '#contract/board/board.ts'
import type { CasePreset } from '#contract/cases/case-presets.ts'
import { addDays, type Day } from '#contract/dates.ts'
import { sumRupees } from '#contract/money.ts'
import type { DecidedPayment } from '#contract/payments/payment.ts'
import { paymentTab, paymentTabs } from '#contract/payments/payment-rules.ts'
import { type QueueKind, queueKindsOf } from '#contract/queue/queue-values.ts'
import { reminderBands } from '#contract/reminders/reminder-values.ts'
import type { Figure, Visitor, WebQuery } from '#test/web-visitor.ts'
import { menuCountsOf } from '#web/app/menu-counts.ts'
import { adjustmentEndpoints, billEndpoints, boardEndpoints, clientEndpoints } from '#web/endpoints.generated.ts'
import { activityCall } from '#web/features/activity/activity-list.ts'
import {
  assignmentsOfWeek,
  casesOfStatus,
  expiriesOfWeek,
  overdueBills,
  paymentsOfDays,
} from '#web/features/board/board-figures.tsx'
import { summaryQuery } from '#web/features/cases/expiry/summary-panel.tsx'
import { caseListQuery } from '#web/features/cases/list/case-list.ts'
import { myCases, rejectedCases, verifiedCases } from '#web/features/cases/list/case-lists.ts'
import { duesQuery } from '#web/features/dues/dues-queries.ts'
import { decidedPayments, pendingPayments } from '#web/features/payments/check/check-queue.ts'
import { myCasesQuery } from '#web/features/payments/pay/payable-cases.ts'
import { queueCounts, queueRows } from '#web/features/queue/queue-queries.ts'
import { reminderWeek, worklistPage } from '#web/features/reminders/reminder-queries.ts'
import { OF_WEEK } from '#web/features/reminders/reminder-search.ts'
import { requestsPage } from '#web/features/requests/request-queries.ts'
import { columnRows, stageCounts, stageFiles } from '#web/features/stages/stage-queries.ts'
import { ALL_LATE, filesIn, lateIn } from '#web/features/stages/stage-search.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'
import { filterFromSearch } from '#web/table/filter-form.tsx'

/* Every figure of the web app, beside what its link opens. Figures, links and lists are read by the web app's own functions. */

const count = <T>(rows: readonly T[], isCounted: (row: T) => boolean) => rows.filter(isCounted).length

/** The figures that superadmin and employee have in common: Today, stages, reminders, expiries. */
export async function staffFigures({ ask, total }: Visitor, role: 'superadmin' | 'employee', today: Day) {
  const days = filterFromSearch({ fromDate: addDays(today, -20), toDate: addDays(today, 20) })
  const [queue, stages, week, worklist, summary] = await Promise.all([
    ask(queueCounts()),
    ask(stageCounts()),
    ask(reminderWeek()),
    ask(worklistPage({}, 0)),
    ask(summaryQuery(days)),
  ])
  const figure = async (name: string, shown = 0, list: WebQuery): Promise<Figure> => ({
    name,
    shown,
    listed: await total(list),
  })
  const countOf = (kind: QueueKind) => queue.data.find((one) => one.kind === kind)?.count
  const open = await ask(requestsPage('open', 0))
  const menu = menuCountsOf(role, queue.data, open.meta?.total)
  const ofQueues = await Promise.all(queueKindsOf(role).map((kind) => total(queueRows(kind, 0))))
  const ofMenu = [
    {
      name: 'Queue of the menu',
      shown: menu.get(paths[role].queue),
      listed: ofQueues.reduce((sum, one) => sum + one, 0),
    },
    { name: 'Requests of the menu', shown: menu.get(paths[role].requests), listed: open.data.length },
    ...(role === 'superadmin'
      ? [
          {
            name: 'Payments of the menu',
            shown: menu.get(paths.superadmin.payments),
            listed: await total(pendingPayments.call({ page: 0, pageSize: 1 }, undefined)),
          },
        ]
      : []),
  ].map(({ shown = 0, ...rest }) => ({ ...rest, shown }))
  const listed = await Promise.all([
    ...queueKindsOf(role).map((kind) => figure(`queue ${kind}`, countOf(kind), queueRows(kind, 0))),
    figure('late files of the card', countOf('lateFiles'), stageFiles.call({ page: 0, pageSize: 1 }, ALL_LATE)),
    ...stages.data.flatMap(({ stage, count: files, late }) => [
      figure(`${stage} of the tabs`, files, stageFiles.call({ page: 0, pageSize: 1 }, filesIn(stage))),
      figure(`${stage} of the board`, files, columnRows(stage, {})),
      figure(`${stage} late`, late, stageFiles.call({ page: 0, pageSize: 1 }, lateIn(stage))),
    ]),
    figure('due this week', week.data.due, worklistPage(OF_WEEK, 0)),
    figure('expiring in 7 days, among the reminders', countOf('expiringThisWeek'), worklistPage(OF_WEEK, 0)),
    ...reminderBands.map((band) =>
      figure(`reminders ${band}`, worklist.meta?.bands?.[band], worklistPage({ band }, 0)),
    ),
  ])
  const expiries = summary.data.map(({ expiryType, count: shown, cases }) => ({
    name: `summary ${expiryType}`,
    shown,
    listed: cases.length,
  }))
  return [...listed, ...ofMenu, ...expiries]
}

/** The page of a list of cases, by its address. */
const caseLists = {
  [paths.superadmin.myCases]: myCases,
  [paths.superadmin.verifiedCases]: verifiedCases,
  [paths.superadmin.rejectedCases]: rejectedCases,
}

/** The board, and the tab of clients with a count. */
export async function superadminFigures(visitor: Visitor): Promise<Figure[]> {
  const { ask, total } = visitor
  const [board, queue] = await Promise.all([ask(apiQuery(boardEndpoints.board, {})), ask(queueCounts())])
  const { cases, expiries, money, turnaround } = board.data
  const { received, verifying, overdue, credit } = money
  const ofStatuses = cases.map(async ({ status, count: shown }) => {
    const { to, search } = casesOfStatus(status)
    return { name: `board ${status}`, shown, listed: await total(caseListQuery(caseLists[to], search)) }
  })
  const ofWeeks = expiries.map(async (week) => {
    const summary = await ask(summaryQuery(filterFromSearch(expiriesOfWeek(week.week).search)))
    return summary.data.map(({ expiryType, count: listed }) => ({
      name: `board ${expiryType} of ${week.week}`,
      shown: week[expiryType],
      listed,
    }))
  })
  const assigned = turnaround.map(async ({ week, cases: shown }) => {
    const listed = await total(activityCall(assignmentsOfWeek(week).search))
    return { name: `board assigned in the week of ${week}`, shown, listed }
  })
  const receivedOn = received
    .filter(({ amount }) => amount > 0)
    .map(async ({ day, amount: shown }) => {
      const ofDay = await ask(decidedPayments.call({}, paymentsOfDays(day).search))
      return { name: `board received on ${day}`, shown, listed: sumVerified(ofDay.data) }
    })
  const { search } = paymentsOfDays(received[0]?.day, received.at(-1)?.day)
  const [dues, decided, clients] = await Promise.all([
    ask(duesQuery()),
    ask(decidedPayments.call({}, search)),
    ask(apiQuery(clientEndpoints.all, {})),
  ])
  const { kind } = overdueBills.search
  return [
    ...(await Promise.all(ofStatuses)),
    ...(await Promise.all(ofWeeks)).flat(),
    ...(await Promise.all([...assigned, ...receivedOn])),
    ...(await owedFigures(visitor, money)),
    {
      name: 'board under verification',
      shown: verifying.count,
      listed: await total(pendingPayments.call({ page: 0, pageSize: 1 }, undefined)),
    },
    { name: 'board overdue', shown: overdue.count, listed: await total(queueRows(kind, 0)) },
    {
      name: 'board overdue, rupees',
      shown: overdue.amount,
      listed: queue.data.find((one) => one.kind === kind)?.amount ?? 0,
    },
    { name: 'board credit', shown: credit, listed: sumRupees(dues.data.map((one) => one.utilizedCredit)) },
    {
      name: 'board received',
      shown: sumRupees(received.map(({ amount }) => amount)),
      listed: sumVerified(decided.data),
    },
    {
      name: 'clients to accept',
      shown: count(clients.data, ({ isVerified }) => !isVerified),
      listed: await total(queueRows('dealersToAccept', 0)),
    },
  ]
}

const sumVerified = (payments: readonly DecidedPayment[]) =>
  sumRupees(payments.filter(({ status }) => status === 'success').map(({ Amount }) => Amount))

/** The tabs of a client, beside the office's lists of that client's cases. */
export async function clientFigures(client: Visitor, office: Visitor, clientId: string): Promise<Figure[]> {
  const cases = (await client.ask(myCasesQuery())).data
  const ofClient = { ...verifiedCases, preset: 'ofClient' satisfies CasePreset, personId: clientId } as const
  const listed = (statuses?: string) => office.total(caseListQuery(ofClient, { any: 1, ...(statuses && { statuses }) }))
  const [all, assigned, done] = await Promise.all([listed(), listed('assigned'), listed('paid')])
  const [unpaid, checked, paid] = paymentTabs.map((tab) => count(cases, ({ payment }) => paymentTab(payment) === tab))
  return [
    { name: 'cases of a client', shown: cases.length, listed: all },
    { name: 'to pay or under verification', shown: (unpaid ?? 0) + (checked ?? 0), listed: assigned },
    { name: 'verified', shown: paid ?? 0, listed: done },
  ]
}

/** Returns the figures that are not what their list tells. */
export const wrong = (figures: readonly Figure[]) => figures.filter(({ shown, listed }) => shown !== listed)

/**
 * The sums of the board that open the dues. All that the dealers owe is for unpaid cases, for cases whose payment is under
 * verification, the used credit, the penalties of bills that are not settled, and the adjustments that no settled bill carries.
 */
async function owedFigures({ ask, total }: Visitor, { unpaid, billed, credit }: Board['money']): Promise<Figure[]> {
  const [dues, pending, assigned] = await Promise.all([
    ask(duesQuery()),
    ask(pendingPayments.call({ page: 0, pageSize: 100 }, undefined)),
    total(caseListQuery(verifiedCases, { statuses: 'assigned', any: 1 })),
  ])
  const ofDealers = await Promise.all(
    dues.data.filter(({ bill }) => bill).map(({ id }) => ask(apiQuery(billEndpoints.ofClient, { params: { id } }))),
  )
  const unsettled = ofDealers.flatMap(({ data }) => data).filter(({ status }) => status !== 'success')
  const toPay = unsettled.filter(({ status, totalAmount }) => totalAmount > 0 && isBillActionAllowed('pay', status))
  const months = new Map(unsettled.map(({ billMonth: month, billYear: year }) => [`${year}-${month}`, { month, year }]))
  const ofMonths = await Promise.all([...months.values()].map((body) => ask(apiQuery(billEndpoints.ofMonth, { body }))))
  const penalties = ofMonths.flatMap(({ data }) => data).filter(({ status }) => status !== 'success')
  const adjusted = await Promise.all(
    dues.data.map(({ id }) => ask(apiQuery(adjustmentEndpoints.ofClient, { params: { id } }))),
  )
  const open = new Set(unsettled.map(({ billId }) => billId))
  const openAdjustments = adjusted
    .flatMap(({ data }) => data)
    .flatMap(({ amount, bills }) => [
      amount,
      ...bills.filter(({ billId }) => !open.has(billId)).map((carried) => -carried.amount),
    ])
  const forCases = pending.data.filter(({ bill }) => !bill)
  return [
    {
      name: 'board unpaid',
      shown: unpaid.count,
      listed: assigned - forCases.flatMap(({ caseAssignments }) => caseAssignments).length,
    },
    {
      name: 'all that is owed, rupees',
      shown: sumRupees([
        unpaid.amount,
        ...forCases.map(({ Amount }) => Amount),
        credit,
        ...penalties.map(({ penaltyAmount }) => penaltyAmount),
        ...openAdjustments,
      ]),
      listed: sumRupees(dues.data.map(({ owed }) => owed)),
    },
    { name: 'board bills to be paid', shown: billed.count, listed: toPay.length },
    {
      name: 'board bills to be paid, rupees',
      shown: billed.amount,
      listed: sumRupees(toPay.map(({ totalAmount }) => totalAmount)),
    },
  ]
}
