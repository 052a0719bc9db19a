import { isBillActionAllowed } from '#contract/bills/bill-rules.ts'
import type { Board } from '#contract/board/board.ts'
import { sumRupees } from '#contract/money.ts'
import type { Figure, Visitor } from '#test/web-visitor.ts'
import { adjustmentEndpoints, billEndpoints } from '#web/endpoints.generated.ts'
import { caseListQuery } from '#web/features/cases/list/case-list.ts'
import { verifiedCases } from '#web/features/cases/list/case-lists.ts'
import { duesQuery } from '#web/features/dues/dues-query.ts'
import { pendingPayments } from '#web/features/payments/check/payment-lists.ts'
import { apiQuery } from '#web/lib/query.ts'

/**
 * The sums of the board that open the dues. All that the dealers owe is for unpaid cases, for cases whose payment is under
 * verification, the used credit, the penalties of bills that are not settled, and the adjustments that no settled bill carries.
 */
export async function owedFigures(
  { ask, total }: Visitor,
  { unpaid, billed, credit }: Board['money'],
): Promise<Figure[]> {
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
