import { showRemarks } from '#contract/cases/remarks.ts'
import { showInstant } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { Money } from '#web/domain/money.tsx'
import { PaidCaseTable } from '#web/domain/paid-case-table.tsx'
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

/** The details of a payment with its cases. */
export function PaidCasesDialog({ payment, onOpenChange }: PaidCasesDialogProps) {
  const { paymentBy, Amount, Mode, PaymentDate, caseAssignments } = payment
  return (
    <Dialog open size="md" onOpenChange={onOpenChange} title={messages.payments.paymentDetails}>
      <Facts
        columns={2}
        facts={[
          { label: messages.payments.paidBy, value: paymentBy.name },
          { label: messages.fields.phone, value: paymentBy.phoneNo && <PhoneLink number={paymentBy.phoneNo} /> },
          { label: messages.fields.amount, value: <Money rupees={Amount} /> },
          { label: messages.fields.mode, value: Mode },
          { label: messages.payments.paidOn, value: showInstant(PaymentDate) },
          { label: messages.fields.utr, value: payment.utr },
          { label: messages.fields.purpose, value: paymentPurpose(payment) },
          { label: messages.caseFields.remarks, value: payment.Remarks && showRemarks(payment.Remarks) },
        ]}
      />
      <PaymentWarnings payment={payment} />
      {caseAssignments.length === 0 ? (
        <p className="mt-5 text-muted">{messages.payments.withoutCases(paymentPurpose(payment))}</p>
      ) : (
        <PaidCaseTable
          caption={messages.payments.casesOfThisPayment}
          captionHidden
          cases={caseAssignments.map(({ case: { id, caseNo, vehicleDetail } }) => ({ id, caseNo, ...vehicleDetail }))}
          detail={paths.superadmin.caseDetail.pattern}
        />
      )}
    </Dialog>
  )
}
