import { showRupees, sumRupees } from '#contract/money.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable } from '#contract/payments/payment-rules.ts'
import { whereFileIs } from '#web/features/cases/where-file-is.ts'
import { findIgnoringSeparators } from '#web/ui/highlight.tsx'
import type { PaymentNavState } from './payment-draft.ts'

type Payment = NonNullable<PayableCase['payment']>

export interface RejectedPayment {
  payment: Payment
  cases: PayableCase[]
}

/**
 * Groups the cases whose newest payment was rejected by that payment, newest first. The answer has no id of the payment:
 * instant, mode and amount name it.
 */
export function groupRejected(cases: readonly PayableCase[]): RejectedPayment[] {
  const groups = new Map<string, RejectedPayment>()
  for (const payableCase of cases) {
    const { payment } = payableCase
    if (payment === null || !isPayable(payment)) continue
    const key = [payment.paymentDate, payment.mode, payment.Amount].join()
    const group = groups.get(key) ?? { payment, cases: [] }
    group.cases.push(payableCase)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => b.payment.paymentDate.localeCompare(a.payment.paymentDate))
}

export const paymentOf = (cases: readonly PayableCase[]): PaymentNavState => ({
  paidCaseIds: cases.map((payableCase) => payableCase.id),
  totalPayable: totalOf(cases),
  caseNos: cases.map((payableCase) => payableCase.case.CaseNo),
})

const textsOf = ({ case: file, TotalAmount, payment }: PayableCase): string[] => [
  file.vehicleDetail.vehicleNo,
  file.CaseNo,
  ...file.serviceLabels,
  ...file.lackingPapers,
  whereFileIs(file),
  `${file.vehicleDetail.fromRTO} → ${file.vehicleDetail.toRTO}`,
  showRupees(TotalAmount),
  String(TotalAmount),
  payment?.status ?? file.status,
]

export const matchesPayable = (payableCase: PayableCase, query: string): boolean =>
  !query.trim() || textsOf(payableCase).some((text) => findIgnoringSeparators(text, query).length > 0)

/** The sum of the amounts of cases, in rupees. */
export const totalOf = (cases: readonly PayableCase[]) => sumRupees(cases.map(({ TotalAmount }) => TotalAmount))
