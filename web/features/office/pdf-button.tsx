import { Printer } from 'lucide-react'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { t } from '#contract/texts.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { download } from '#web/lib/download.ts'
import { ShownError } from '#web/lib/errors.ts'
import { queryClient } from '#web/lib/query.ts'
import { withLoading } from '#web/lib/toast.ts'
import { Button, type ButtonStyle } from '#web/ui/button.tsx'
import { officeProfile } from './office.ts'

interface PdfButtonProps extends ButtonStyle {
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
