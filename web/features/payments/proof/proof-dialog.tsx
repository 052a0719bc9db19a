import { ExternalLink } from 'lucide-react'
import { showInstant } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { ZoomableImage } from '#web/domain/zoomable-image.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Dialog } from '#web/ui/dialog.tsx'

type WithProof = PendingPayment & { PaymentProofUrl: string }

/** Returns whether a payment has a proof: all but CREDIT payments have one. */
export const hasProof = (payment: PendingPayment): payment is WithProof => payment.PaymentProofUrl !== null

interface ProofDialogProps {
  payment: WithProof
  onOpenChange: (open: boolean) => void
}

/** Shows the proof of a payment, zoomable. */
export function ProofDialog({ payment, onOpenChange }: ProofDialogProps) {
  const { paymentBy, Amount, Mode, PaymentDate, PaymentProofUrl } = payment
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onOpenChange}
      title={messages.payments.paymentProof}
      description={messages.payments.proofOf(paymentBy.name, showRupees(Amount), Mode, showInstant(PaymentDate))}
      footer={
        <a href={PaymentProofUrl} target="_blank" rel="noreferrer" className={buttonStyle({})}>
          <ExternalLink aria-hidden="true" />
          {messages.payments.openInNewTab}
        </a>
      }
    >
      <ZoomableImage src={PaymentProofUrl} alt={messages.payments.proofImageAlt(paymentBy.name)} />
    </Dialog>
  )
}
