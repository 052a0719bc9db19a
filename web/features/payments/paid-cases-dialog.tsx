import { showInstant } from '#contract/dates.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { CaseTable } from '#web/domain/case-table.tsx'
import { Money } from '#web/domain/money.tsx'
import { PhoneLink } from '#web/domain/phone.tsx'
import { paths } from '#web/paths.ts'
import { Facts } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PaymentWarnings } from './payment-warnings.tsx'
import { paymentPurpose } from './pending-columns.tsx'

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
          { label: 'For', value: paymentPurpose(payment) },
          { label: 'Remarks', value: payment.Remarks?.replaceAll('_', ' ') },
        ]}
      />
      <PaymentWarnings payment={payment} />
      {caseAssignments.length === 0 ? (
        <p className="mt-5 text-muted">This payment is for no single case: {paymentPurpose(payment)}.</p>
      ) : (
        <CaseTable
          caption="Cases of this payment"
          captionHidden
          cases={caseAssignments.map(({ case: { id, caseNo, vehicleDetail } }) => ({ id, caseNo, ...vehicleDetail }))}
          detail={paths.superadmin.caseDetail.pattern}
        />
      )}
    </Dialog>
  )
}
