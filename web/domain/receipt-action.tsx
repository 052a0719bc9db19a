import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { ReceiptIndianRupee } from '#web/icons/index.generated.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { withLoading } from '#web/lib/loading.ts'
import { openPdf } from '#web/lib/open-pdf.ts'
import { requestFile } from '#web/lib/request-file.ts'
import { RowAction } from '#web/table/row-action.tsx'

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
export function ReceiptAction({ paymentId, receiptNo, of, children, ...style }: ReceiptActionProps) {
  if (receiptNo === null) return null
  const open = async () => openPdf(await requestFile(paymentEndpoints.receipt, { params: { paymentId } }))
  return (
    <RowAction
      {...style}
      variant="ghost"
      icon={ReceiptIndianRupee}
      title={receiptNo}
      name={messages.receipts.receiptOf(of)}
      onClick={() => void withLoading(open()).catch((error: unknown) => toastFailure(messages.receipts.failed, error))}
    >
      {children}
    </RowAction>
  )
}
