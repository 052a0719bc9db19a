import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import type { CasePreset } from '#contract/cases/case-presets.ts'
import { addDays, type Day } from '#contract/dates.ts'
import { sumRupees } from '#contract/money.ts'
import { paymentTab, paymentTabs } from '#contract/payments/payment-rules.ts'
import { type QueueKind, queueKindsOf } from '#contract/queue/queue-kinds.ts'
import { reminderBands } from '#contract/reminders/reminder-bands.ts'
import { type ApiResponse, requireSuccess, type Session } from '#test/caller.ts'
import type { Office } from '#test/office.ts'
import { boardEndpoints, clientEndpoints } from '#web/endpoints.generated.ts'
import { casesOfStatus, expiriesOfWeek, overdueBills, paymentsOfDays } from '#web/features/board/board-links.ts'
import { summaryQuery } from '#web/features/cases/expiry/expiry-query.ts'
import { caseListQuery } from '#web/features/cases/list/case-list.ts'
import { myCases, rejectedCases, verifiedCases } from '#web/features/cases/list/case-lists.ts'
import { duesQuery } from '#web/features/dues/dues-query.ts'
import { decidedQuery } from '#web/features/payments/decided-query.ts'
import { myCasesQuery } from '#web/features/payments/payable-queries.ts'
import { pendingQuery } from '#web/features/payments/pending-query.ts'
import { queueCounts, queueRows } from '#web/features/queue/queue-queries.ts'
import { reminderWeek, worklistPage } from '#web/features/reminders/reminder-queries.ts'
import { OF_WEEK } from '#web/features/reminders/reminder-search.ts'
import { columnRows, stageCounts, stageRows } from '#web/features/stages/stage-queries.ts'
import { ALL_LATE, filesIn, lateIn } from '#web/features/stages/stage-search.ts'
import { apiQuery } from '#web/lib/query.ts'
import { paths } from '#web/paths.ts'
import { filterFromSearch } from '#web/table/filter-search.ts'
import { initialState } from '#web/table/table-state.ts'

/* Every figure of the web app, beside what its link opens. Figures, links and lists are read by the web app's own functions. */

/** A figure as the web app shows it, and the number that the list behind its link tells. */
export interface Figure {
  name: string
  shown: number
  listed: number
}

interface WebQuery {
  queryKey: readonly unknown[]
}
type AnswerOf<Query> = Query extends { queryFn?: infer Fn }
  ? Fn extends (...context: never[]) => infer Answer
    ? Awaited<Answer>
    : never
  : never

interface Args {
  params?: object
  query?: Record<string, unknown>
  body?: object
}

/** A person at the web app, at one moment: asks its queries of an office, each once. */
export function visitorOf(office: Office, as: Session) {
  const asked = new Map<string, Promise<ApiResponse>>()
  const send = (path: unknown, { params, query, body }: Args): Promise<ApiResponse> => {
    const endpoint = allEndpoints.find((one) => one.path === path && ['GET', 'POST'].includes(one.method))
    if (!endpoint) throw new Error(`No call reads ${String(path)}`)
    // As in the web app, what is undefined is left out of the address.
    const given = Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined))
    const options = { as, query: given, ...(params && { params }), ...(body && { body }) }
    const key = JSON.stringify([path, params, given, body])
    const answer = asked.get(key) ?? office.call(endpoint, options as never).then(requireSuccess)
    asked.set(key, answer)
    return answer
  }
  const ask = async <Query extends WebQuery>({ queryKey: [path, args] }: Query) =>
    (await send(path, (args ?? {}) as Args)) as AnswerOf<Query>
  /** Returns the number of rows of a list; of one in pages only the first row is read. */
  const total = async ({ queryKey: [path, args] }: WebQuery): Promise<number> => {
    const { body, ...rest } = (args ?? {}) as Args
    const { data, meta } = await send(path, { ...rest, ...(body && { body: { ...body, page: 0, pageSize: 1 } }) })
    return meta?.total ?? (data as unknown[]).length
  }
  return { ask, total }
}

type Visitor = ReturnType<typeof visitorOf>

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
  const listed = await Promise.all([
    ...queueKindsOf(role).map((kind) => figure(`queue ${kind}`, countOf(kind), queueRows(kind, 0))),
    figure('late files of the card', countOf('lateFiles'), stageRows(ALL_LATE, initialState())),
    ...stages.data.flatMap(({ stage, count: files, late }) => [
      figure(`${stage} of the tabs`, files, stageRows(filesIn(stage), initialState())),
      figure(`${stage} of the board`, files, columnRows(stage, {})),
      figure(`${stage} late`, late, stageRows(lateIn(stage), initialState())),
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
  return [...listed, ...expiries]
}

/** The page of a list of cases, by its address. */
const caseLists = {
  [paths.superadmin.myCases]: myCases,
  [paths.superadmin.verifiedCases]: verifiedCases,
  [paths.superadmin.rejectedCases]: rejectedCases,
}

/** The board, and the tab of clients with a count. */
export async function superadminFigures({ ask, total }: Visitor): Promise<Figure[]> {
  const [board, queue] = await Promise.all([ask(apiQuery(boardEndpoints.board, {})), ask(queueCounts())])
  const { cases, expiries, money } = board.data
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
  const { search } = paymentsOfDays(received[0]?.day, received.at(-1)?.day)
  const [dues, decided, clients] = await Promise.all([
    ask(duesQuery()),
    ask(decidedQuery(search, initialState())),
    ask(apiQuery(clientEndpoints.all, {})),
  ])
  const { kind } = overdueBills.search
  const verified = decided.data.filter(({ status }) => status === 'success')
  return [
    ...(await Promise.all(ofStatuses)),
    ...(await Promise.all(ofWeeks)).flat(),
    {
      name: 'board under verification',
      shown: verifying.count,
      listed: await total(pendingQuery({ q: '', page: 0, sort: '', size: 1 })),
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
      listed: sumRupees(verified.map(({ Amount }) => Amount)),
    },
    {
      name: 'clients to accept',
      shown: count(clients.data, ({ isVerified }) => !isVerified),
      listed: await total(queueRows('dealersToAccept', 0)),
    },
  ]
}

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
