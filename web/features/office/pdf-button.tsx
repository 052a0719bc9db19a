import { type LucideIcon, Printer, ReceiptIndianRupee, ReceiptText } from 'lucide-react'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { gstEndpoints, paymentEndpoints } from '#web/endpoints.generated.ts'
import { download, openPdf, requestFile } from '#web/lib/download.ts'
import { ShownError } from '#web/lib/errors.ts'
import { queryClient } from '#web/lib/query.ts'
import { withLoading } from '#web/lib/toast.ts'
import { RowAction } from '#web/table/row-actions.tsx'
import { Button, type ButtonStyle } from '#web/ui/button.tsx'
import { officeProfile } from './office.ts'

interface PdfButtonProps extends ButtonStyle {
  icon?: LucideIcon
  label?: string
  className?: string
  /** Fetches the data and builds the report; null if there is nothing to print. */
  makeReport: (office: ReportOffice) => Promise<{ report: TDocumentDefinitions; fileName: string } | null>
}

/**
 * "Print PDF": saves a report as a file. Its code loads on demand; the overlay is shown meanwhile, since the first time
 * takes a moment.
 */
export function PdfButton({ label = t.ui('printPdf'), makeReport, ...rest }: PdfButtonProps) {
  const print = async () => {
    const file = await makeReport(await fetchReportOffice())
    if (!file) return
    const { renderPdf } = await import('#reports/render-pdf.ts')
    const pdf = await renderPdf(file.report).catch((error: unknown) => {
      throw error instanceof Error && error.name === 'UnprintableText' ? new ShownError(error.message) : error
    })
    download(pdf, `${file.fileName}.pdf`)
  }
  return (
    <Button icon={Printer} {...rest} onClick={() => void withLoading(t.cases('printFailed'), print)}>
      {label}
    </Button>
  )
}

/** Fetches the profile of the office and its logo, for the letterhead of a report. */
async function fetchReportOffice(): Promise<ReportOffice> {
  const { data: profile } = await queryClient.fetchQuery({ ...officeProfile(), staleTime: 0 })
  return { profile, logo: profile.logoUrl && (await fetchAsDataUrl(profile.logoUrl)) }
}

/** Returns an image as a `data:` address; null if it cannot be fetched: a report without its logo is still a report. */
async function fetchAsDataUrl(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url)
    if (!answer.ok) return null
    const image = await answer.blob()
    return await new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.onerror = () => reject(reader.error)
      reader.readAsDataURL(image)
    })
  } catch {
    return null
  }
}

interface NumberedPdfProps {
  /** The number of the paper; null if there is none; then there is no action. */
  number: string | null
  /** The accessible name, which names the row. */
  name: string
  icon: LucideIcon
  fetch: () => Promise<{ file: Blob; name: string }>
  failureTitle: string
  className?: string | undefined
  children: ReactNode
}

/** Opens a numbered paper, which the server prints. */
const openNumbered = ({ fetch, failureTitle }: Pick<NumberedPdfProps, 'fetch' | 'failureTitle'>): void =>
  void withLoading(failureTitle, async () => openPdf(await fetch()))

/** The action of a row that opens a numbered paper of it. */
function NumberedPdf({ number, name, icon, children, className, ...paper }: NumberedPdfProps) {
  if (number === null) return null
  return (
    <RowAction
      {...(className && { className })}
      variant="ghost"
      icon={icon}
      title={number}
      name={name}
      onClick={() => openNumbered(paper)}
    >
      {children}
    </RowAction>
  )
}

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
