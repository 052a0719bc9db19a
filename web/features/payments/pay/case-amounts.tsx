import { messages } from '#contract/messages.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable } from '#contract/payments/payment-rules.ts'
import { Money } from '#web/domain/money.tsx'
import { Plate } from '#web/domain/plate.tsx'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { ColumnHeader } from '#web/ui/column-header.tsx'

/** The case numbers and amounts of a payment, and the total (spec/2 screen 16). */
export function CaseAmounts({ cases, total }: { cases: readonly PayableCase[]; total: number }) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{messages.payments.casesToPayFor}</caption>
      <thead className="bg-sunken text-muted text-sm">
        <tr className="border-b">
          <ColumnHeader className="px-5 py-2.5">{messages.fields.caseNo}</ColumnHeader>
          <ColumnHeader className="px-5 py-2.5 text-right">{messages.fields.amount}</ColumnHeader>
        </tr>
      </thead>
      <tbody className="divide-y">
        {cases.map((payableCase) => (
          <tr key={payableCase.id}>
            <td className="px-5 py-2.5">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:flex-col max-md:items-start">
                <span className="font-semibold">
                  <Plate number={payableCase.case.vehicleDetail.vehicleNo} />
                </span>
                <span className="tnum text-muted text-sm">{payableCase.case.CaseNo}</span>
                {payableCase.payment && !isPayable(payableCase.payment) && (
                  <StatusBadge kind="payment" status={payableCase.payment.status} />
                )}
              </span>
            </td>
            <td className="px-5 py-2.5 text-right">
              <Money rupees={payableCase.TotalAmount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t bg-sunken">
          <th scope="row" className="rounded-bl-lg px-5 py-3.5 font-medium">
            {messages.payments.totalPayable}
          </th>
          <td className="rounded-br-lg px-5 py-3.5 text-right font-semibold text-lg">
            <Money rupees={total} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
