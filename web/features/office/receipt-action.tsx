import { ReceiptIndianRupee } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { requestFile } from '#web/lib/download.ts'
import { NumberedPdf } from './numbered-pdf.tsx'

interface ReceiptActionProps {
  paymentId: string
  /** The number of the receipt; null for a payment without one, which has no action. */
  receiptNo: string | null
  /** What is paid, or by whom, for screen readers. */
  of: string
  className?: string
  children: ReactNode
}

/** The action of a row that opens the receipt of its payment as a PDF. */
export const ReceiptAction = ({ paymentId, receiptNo, of, ...rest }: ReceiptActionProps) => (
  <NumberedPdf
    {...rest}
    number={receiptNo}
    name={t.receipts('receiptOf', { payment: of })}
    icon={ReceiptIndianRupee}
    fetch={() => requestFile(paymentEndpoints.receipt, { params: { paymentId } })}
    failureTitle={t.receipts('failed')}
  />
)
