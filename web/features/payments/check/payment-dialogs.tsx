import { clsx } from 'clsx'
import { ExternalLink, TriangleAlert } from 'lucide-react'
import { showRemarks } from '#contract/cases/remarks.ts'
import { showInstant } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import type { PaymentWarning, PendingPayment } from '#contract/payments/payment.ts'
import { paymentWarningTexts } from '#contract/payments/payment-rules.ts'
import { t } from '#contract/texts.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { PaidCaseTable } from '#web/features/payments/paid-case-table.tsx'
import { paths } from '#web/lib/paths.ts'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ZoomableImage } from '#web/ui/picture.tsx'
import { Facts, Money, PhoneLink } from '#web/ui/values.tsx'
import { paymentPurpose } from './pending-columns.tsx'

interface PaymentDialogProps<Payment = PendingPayment> {
  payment: Payment
  onClose: () => void
}

export interface DecisionDialogProps extends PaymentDialogProps {
  /** Receives the payment that is decided, here or before by somebody else. */
  onDecided: (id: string) => void
}

export function VerifyPaymentDialog({ payment, onClose, onDecided }: DecisionDialogProps) {
  const verify = useApiMutation(paymentEndpoints.verifyPayment, {
    invalidates: decisionReads,
    failureTitle: t.payments('processFailed'),
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.payments('confirmVerify')}
      description={
        <>
          {aboutPayment(payment)} {payment.bill ? t.payments('billBecomesSettled') : t.payments('casesBecomePaid')}
        </>
      }
      confirm={t.general('verify')}
      danger={isUsedTwice(payment)}
      onConfirm={() =>
        verify
          .mutateAsync({ params: { id: payment.id } })
          .catch(ignoreConflict)
          .then(() => onDecided(payment.id))
      }
    >
      <PaymentWarnings payment={payment} />
    </ConfirmDialog>
  )
}

export const aboutPayment = (payment: PendingPayment) => {
  const { paymentBy, Amount, Mode } = payment
  return t.payments('aboutPayment', {
    name: paymentBy.name,
    amount: showRupees(Amount),
    mode: Mode,
    purpose: paymentPurpose(payment),
  })
}

/** After a decision both lists reload. */
/** The lists that a decision changes. */
export const decisionReads = [paymentEndpoints.pending, paymentEndpoints.decided]

export function PaidCasesDialog({ payment, onClose }: PaymentDialogProps) {
  const { paymentBy, Amount, Mode, PaymentDate, caseAssignments } = payment
  return (
    <Dialog size="md" onClose={onClose} title={t.payments('paymentDetails')}>
      <Facts
        columns={2}
        facts={[
          { label: t.payments('paidBy'), value: paymentBy.name },
          { label: t.fields('phone'), value: paymentBy.phoneNo && <PhoneLink number={paymentBy.phoneNo} /> },
          { label: t.fields('amount'), value: <Money rupees={Amount} /> },
          { label: t.fields('mode'), value: Mode },
          { label: t.payments('paidOn'), value: showInstant(PaymentDate) },
          { label: t.fields('utr'), value: payment.utr },
          { label: t.fields('purpose'), value: paymentPurpose(payment) },
          { label: t.caseFields('remarks'), value: payment.Remarks && showRemarks(payment.Remarks) },
        ]}
      />
      <PaymentWarnings payment={payment} />
      {caseAssignments.length === 0 ? (
        <p className="mt-5 text-muted">{t.payments('withoutCases', { purpose: paymentPurpose(payment) })}</p>
      ) : (
        <PaidCaseTable
          caption={t.payments('casesOfThisPayment')}
          captionHidden
          cases={caseAssignments.map(({ case: { id, caseNo, vehicleDetail } }) => ({ id, caseNo, ...vehicleDetail }))}
          detail={paths.superadmin.caseDetail.pattern}
        />
      )}
    </Dialog>
  )
}

type WithProof = PendingPayment & { PaymentProofUrl: string }

/** Returns whether a payment has a proof: all but CREDIT payments have one. */
export const hasProof = (payment: PendingPayment): payment is WithProof => payment.PaymentProofUrl !== null

export function ProofDialog({ payment, onClose }: PaymentDialogProps<WithProof>) {
  const { paymentBy, Amount, Mode, PaymentDate, PaymentProofUrl } = payment
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={t.payments('paymentProof')}
      description={t.payments('proofOf', {
        name: paymentBy.name,
        amount: showRupees(Amount),
        mode: Mode,
        paymentDate: showInstant(PaymentDate),
      })}
      footer={
        <a href={PaymentProofUrl} target="_blank" rel="noreferrer" className={buttonStyle({})}>
          <ExternalLink />
          {t.payments('openInNewTab')}
        </a>
      }
    >
      <ZoomableImage src={PaymentProofUrl} alt={t.payments('proofImageAlt', { name: paymentBy.name })} />
    </Dialog>
  )
}

/** "Ravi, ₹500.00 on 28/11/2026, 22:47 for VR-000479, verified on 28/11/2026, 22:50". */
const earlierPayment = ({ by, Amount, PaymentDate, caseNos, verifiedAt }: PendingPayment['duplicateOf'][number]) =>
  t.payments('earlierPayment', {
    by,
    amount: showRupees(Amount),
    paymentDate: showInstant(PaymentDate),
    cases: caseNos.join(', ') || 'none',
    verifiedAt: verifiedAt ? showInstant(verifiedAt) : 'none',
  })

/** Whether the UTR or the image of a payment is that of another one: then Enter does not verify it. */
export const isUsedTwice = ({ duplicateOf }: PendingPayment): boolean => duplicateOf.length > 0

const isOfAnother = (warning: PaymentWarning) => warning === 'UTR_USED' || warning === 'PROOF_USED'

/** Warnings about a payment to check before the decision; renders nothing if there are none. */
export function PaymentWarnings({ payment: { warnings, duplicateOf } }: { payment: PendingPayment }) {
  if (warnings.length === 0) return null
  return (
    <ul
      className={clsx(
        'mt-4 grid gap-1.5 rounded-md border px-3.5 py-3 text-sm',
        duplicateOf.length > 0 ? 'border-bad-line bg-bad-soft' : 'border-warn-line bg-warn-soft',
      )}
    >
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-2">
          <TriangleAlert className={clsx('mt-0.5 size-4 shrink-0', isOfAnother(warning) ? 'text-bad' : 'text-warn')} />
          {paymentWarningTexts()[warning]}
        </li>
      ))}
      {duplicateOf.map((duplicate) => (
        <li key={duplicate.id} className="pl-6 text-muted">
          {earlierPayment(duplicate)}
        </li>
      ))}
    </ul>
  )
}
