import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import { gstEndpoints } from '#web/endpoints.generated.ts'
import { requestFile } from '#web/lib/download.ts'
import { NumberedPdf, openNumbered } from './numbered-pdf.tsx'

interface InvoiceActionProps {
  /** The payment, bill or adjustment of the invoice. */
  id: string
  /** The number of the tax invoice or credit note; null if there is none; then there is no action. */
  invoiceNo: string | null
  /** What is invoiced, or to whom, for screen readers. */
  of: string
  className?: string
  children: ReactNode
}

const invoicePdf = (id: string) => ({
  fetch: () => requestFile(gstEndpoints.invoice, { params: { id } }),
  failureTitle: t.gst('invoiceFailed'),
})

/** Opens a tax invoice or a credit note as a PDF. */
export const openInvoice = (id: string) => openNumbered(invoicePdf(id))

/** The action that opens a tax invoice or a credit note as a PDF. */
export const InvoiceAction = ({ id, invoiceNo, of, ...rest }: InvoiceActionProps) => (
  <NumberedPdf
    {...rest}
    number={invoiceNo}
    name={t.gst('invoiceOf', { name: of })}
    icon={ReceiptText}
    {...invoicePdf(id)}
  />
)
