import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { showRupees, sumRupees } from '#contract/money.ts'
import { profileQuery } from './payable-queries.ts'

/** The client's credit; the available amount is undefined while loading. */
export function useCredit() {
  const { data, error } = useQuery(profileQuery())
  const client = data?.data.client
  const available = client ? sumRupees([client.creditLimit, -client.utilizedCredit]) : undefined
  return { available, error: error && available === undefined ? messages.general.personalDataFailed : null }
}

/** Returns the reason why an amount cannot be paid by credit, or null. */
export function creditDisabledReason(credit: ReturnType<typeof useCredit>, rupees: number): string | null {
  if (credit.error) return credit.error
  if (credit.available === undefined) return messages.payments.lookingUpCredit
  if (rupees <= credit.available) return null
  return `${messages.payments.insufficientCredit}: ${messages.payments.notEnoughCredit(showRupees(rupees), showRupees(credit.available))}`
}
