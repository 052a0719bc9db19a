import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { isTooMuchCash, isTooMuchUpi, warningWords } from '#contract/payments/payment-rules.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Card } from '#web/ui/card.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { useCredit, whyNotCredit } from './credit.ts'
import { MethodPicker } from './method-picker.tsx'
import type { PaymentMode } from './payment-draft.ts'
import { ProofUpload } from './proof-upload.tsx'
import { UpiPanel } from './upi-panel.tsx'
import type { usePayment } from './use-payment.ts'
import { UtrBox } from './utr-box.tsx'

interface PayCardProps {
  payment: ReturnType<typeof usePayment>
  total: number
  onDone: () => void
}

/** Method, proof and Pay Now (spec/2 screen 16). A failure keeps all that was chosen. */
export function PayCard({ payment: { draft, change, pay }, total, onDone }: PayCardProps) {
  const credit = useCredit()
  const [uploading, setUploading] = useState(false)
  if (!draft) return null
  const creditReason = whyNotCredit(credit, total)
  const proofReason = uploading
    ? 'The proof is still being uploaded'
    : draft.proofUrl
      ? null
      : messages.payments.proofFirst
  const reason = draft.mode === 'CREDIT' ? creditReason : proofReason
  const wrong = pay.error instanceof ApiError ? pay.error.fields : {}
  const warning = warningFor(draft.mode, total)
  return (
    <Card title="Payment">
      <div className="grid grid-cols-1 gap-5">
        <MethodPicker
          value={draft.mode}
          onChange={(mode) => change({ mode })}
          credit={{ available: credit.available, reason: creditReason }}
        />
        {draft.mode === 'UPI' && <UpiPanel rupees={total} reference={draft.reference} />}
        {draft.mode === 'CASH' && (
          <p className="text-muted">
            Pay {showRupees(total)} at the office and upload a photo of the receipt. It is verified by the office.
          </p>
        )}
        {warning && (
          <p className="flex gap-2.5 rounded-md border border-warn-line bg-warn-soft px-3.5 py-3 text-sm">
            <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
            {warning}
          </p>
        )}
        {draft.mode === 'CREDIT' ? (
          <p className="text-muted">
            {showRupees(total)} is added to your monthly bill. Your cases count as paid at once; no proof is needed.
          </p>
        ) : (
          <>
            <ProofUpload
              url={draft.proofUrl}
              error={wrong.paymentProofUrl}
              onBusy={setUploading}
              onChange={(proofUrl) => {
                pay.reset()
                change({ proofUrl })
              }}
            />
            <UtrBox
              value={draft.utr}
              error={wrong.utr}
              onChange={(utr) => {
                pay.reset()
                change({ utr })
              }}
            />
          </>
        )}
        <div>
          <GuardedButton
            className="w-full"
            look="primary"
            size="lg"
            reason={reason}
            pending={pay.isPending}
            onClick={() => pay.mutate(total, { onSuccess: onDone })}
          >
            {messages.payments.payNow}
            <span className="tnum font-normal opacity-90">{showRupees(total)}</span>
          </GuardedButton>
          {reason && <p className="mt-2 text-center text-muted text-sm">{reason}</p>}
        </div>
      </div>
    </Card>
  )
}

/** What the payer should know before paying so much this way; it forbids nothing. */
function warningFor(mode: PaymentMode, rupees: number): string | null {
  if (mode === 'CASH' && isTooMuchCash(rupees)) return warningWords.CASH_LIMIT
  return mode === 'UPI' && isTooMuchUpi(rupees) ? warningWords.UPI_LIMIT : null
}
