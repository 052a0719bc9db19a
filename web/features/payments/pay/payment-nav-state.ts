declare module '@tanstack/react-router' {
  // The navigation state from "Your Cases" to the payment page (spec/2 point 2).
  interface HistoryState {
    paidCaseIds?: readonly string[]
    totalPayable?: number
    caseNos?: readonly string[]
  }
}

/** The selected cases; the ids are those of their assignments. */
export interface PaymentNavState {
  paidCaseIds: readonly string[]
  totalPayable: number
  caseNos: readonly string[]
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')

/** Reads the selection from a navigation state; null without cases. */
export function readPaymentNavState(state: Partial<PaymentNavState>): PaymentNavState | null {
  const { paidCaseIds, totalPayable, caseNos } = state
  if (!isTexts(paidCaseIds)) return null
  return { paidCaseIds, totalPayable: Number(totalPayable) || 0, caseNos: isTexts(caseNos) ? caseNos : [] }
}
