declare module '@tanstack/react-router' {
  // What "Your Cases" hands over to the payment page (spec/2 point 2).
  interface HistoryState {
    paidCaseIds?: readonly string[]
    totalPayable?: number
    caseNos?: readonly string[]
  }
}

/** The cases that were chosen for payment; the ids are those of their assignments. */
export interface PaymentNavState {
  paidCaseIds: readonly string[]
  totalPayable: number
  caseNos: readonly string[]
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')

/** What a navigation state hands over, or null where it holds no cases. */
export function paymentNavStateOf(state: Partial<PaymentNavState>): PaymentNavState | null {
  const { paidCaseIds, totalPayable, caseNos } = state
  if (!isTexts(paidCaseIds)) return null
  return { paidCaseIds, totalPayable: Number(totalPayable) || 0, caseNos: isTexts(caseNos) ? caseNos : [] }
}
