import { Link } from '@tanstack/react-router'
import { showInstant } from '#contract/dates.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { paths } from '#web/paths.ts'
import { Facts } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Money } from '#web/ui/money.tsx'
import { PhoneLink } from '#web/ui/phone.tsx'
import { Plate } from '#web/ui/plate.tsx'
import { PaymentWarnings } from './payment-warnings.tsx'
import { paysFor } from './pending-columns.tsx'

interface PaidCasesDialogProps {
  payment: PendingPayment
  onOpenChange: (open: boolean) => void
}

/** A payment and the cases that it pays for. */
export function PaidCasesDialog({ payment, onOpenChange }: PaidCasesDialogProps) {
  const { paymentBy, Amount, Mode, PaymentDate, caseAssignments } = payment
  return (
    <Dialog open size="md" onOpenChange={onOpenChange} title="Payment details">
      <Facts
        columns={2}
        facts={[
          { label: 'Paid By', value: paymentBy.name },
          { label: 'Phone', value: paymentBy.phoneNo && <PhoneLink number={paymentBy.phoneNo} /> },
          { label: 'Amount', value: <Money rupees={Amount} /> },
          { label: 'Mode', value: Mode },
          { label: 'Payment Date', value: showInstant(PaymentDate) },
          { label: 'UTR', value: payment.utr },
          { label: 'For', value: paysFor(payment) },
          { label: 'Remarks', value: payment.Remarks?.replaceAll('_', ' ') },
        ]}
      />
      <PaymentWarnings payment={payment} />
      {caseAssignments.length === 0 ? (
        <p className="mt-5 text-muted">This payment is for no single case: {paysFor(payment)}.</p>
      ) : (
        <table className="mt-6 w-full text-left">
          <caption className="sr-only">Cases of this payment</caption>
          <thead className="text-muted text-sm">
            <tr className="border-b">
              <th scope="col" className="py-2 font-medium">
                Case No
              </th>
              <th scope="col" className="py-2 font-medium">
                Vehicle No
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {caseAssignments.map(({ id, case: { id: caseId, caseNo, vehicleDetail } }) => (
              <tr key={id}>
                <td className="tnum py-2.5">
                  <Link
                    to={paths.superadmin.caseDetail(caseNo)}
                    state={{ id: caseId }}
                    className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
                  >
                    {caseNo}
                  </Link>
                </td>
                <td className="py-2.5">
                  <Plate number={vehicleDetail.vehicleNo} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
