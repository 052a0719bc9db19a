import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import {
  marginEndpoints as calls,
  chargedStatuses,
  type MarginGroup,
  type MarginRow,
  marginGroups,
} from '#contract/margin/margin.ts'
import { sumRupees, toPaise } from '#contract/money.ts'
import { officeOfFile } from '#test/office.ts'

/* What the office keeps of its charges. */
const { office, admin: as } = await officeOfFile()
const days = { fromDate: '2026-01-01', toDate: '2026-12-31' }
const report = (by: MarginGroup, over: object = {}) => office.ok(calls.report, { as, query: { ...days, by, ...over } })
const amounts = ['charges', 'receipt', 'pucAndInsurance', 'incentive', 'margin'] as const
const totals = (rows: readonly MarginRow[]) => [
  rows.reduce((sum, { cases }) => sum + cases, 0),
  ...amounts.map((name) => sumRupees(rows.map((row) => row[name]))),
]

test('the report adds up to the cases of the list behind each row, whatever it is by', async () => {
  const [one, other] = [
    await office.client({ firmName: 'Margin Motors' }),
    await office.client({ creditLimit: 90_000 }),
  ]
  const at = (applicationDate: string, incentiveAmount: number | null) => ({
    generalDetail: { applicationDate, incentiveAmount },
    expenseDetail: {
      receiptAmount: 610.5,
      pucCharges: 40,
      insuranceCharges: 60.25,
      otherCharges: 500,
      adminCharges: 0.05,
    },
  })
  await office.caseIn('assigned', { client: one, over: at('2026-09-30', 75.5) })
  await office.caseIn('assigned', { client: other, over: at('2026-10-01', null) })
  await office.caseIn('paid', { client: other, over: at('2026-10-31', 20) })
  await office.unassign(await office.caseIn('assigned', { client: one, over: at('2026-10-05', 5) }))
  await office.caseIn('ready', { over: at('2026-10-05', 5) })
  await office.caseIn('assigned', { client: one, over: at('2025-12-31', 5) })
  const expected = [3, 3632.4, 1831.5, 300.75, 95.5, 1404.65]
  for (const by of marginGroups) expect(totals(await report(by)), by).toEqual(expected)
  const byMonth = await report('month')
  expect(byMonth.map(({ key, cases }) => [key, cases])).toEqual([
    ['2026-09', 1],
    ['2026-10', 2],
  ])
  expect((await report('dealer')).map(({ name, cases }) => [name, cases])).toContainEqual(['Margin Motors', 1])
  expect((await report('service')).map(({ key }) => key)).toEqual(['transferLocal,hsrp'])
  const list = { ...days, filterType: 'applicationDate' as const, statuses: [...chargedStatuses] }
  const listed = (over: object) => office.ok(caseEndpoints.verifiedList, { as, body: { ...list, ...over } })
  for (const row of await report('dealer')) {
    const cases = await listed({ clientId: row.key })
    expect([cases.length, toPaise(sumRupees(cases.map(({ totalAmount }) => totalAmount)))]).toEqual([
      row.cases,
      toPaise(row.charges),
    ])
  }
  for (const row of await report('rto')) {
    const cases = await listed({ rto: row.key })
    expect([cases.length, sumRupees(cases.map(({ incentiveAmount }) => incentiveAmount ?? 0))]).toEqual([
      row.cases,
      row.incentive,
    ])
  }
})

test('other days and groups are refused', async () => {
  for (const query of [
    {},
    { ...days },
    { ...days, by: 'firm' },
    { by: 'month', fromDate: '2026-02-01', toDate: '2026-01-01' },
  ])
    expect((await office.call(calls.report, { as, query })).status).toBe(400)
  expect(await report('month', { fromDate: '2020-01-01', toDate: '2020-12-31' })).toEqual([])
})
