import { useQuery } from '@tanstack/react-query'
import { officeDay } from '#contract/dates.ts'
import { sumRupees } from '#contract/money.ts'
import { transactionEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'

/** The client's cash payments of today that were not rejected, in rupees; 0 while loading. */
export function useCashToday(isCash: boolean): number {
  const id = useUser()?.id ?? ''
  const today = officeDay(new Date())
  const { data } = useQuery({
    ...apiQuery(transactionEndpoints.history, { params: { id }, body: { fromDate: today, toDate: today } }),
    enabled: isCash && id !== '',
  })
  const cash = data?.data.transactions.filter(({ mode, status }) => mode === 'CASH' && status !== 'failed') ?? []
  return sumRupees(cash.map(({ Amount }) => Amount))
}
