import pdfMake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Language } from '#contract/languages/language.ts'
import { caseReport } from '#reports/case-report.ts'
import { fontFile } from '#reports/font-files.ts'
import { invoiceReport } from '#reports/invoice-report.ts'
import { createReadable } from '#reports/readable-text.ts'
import { receiptReport } from '#reports/receipt-report.ts'
import { joinReports } from '#reports/report-parts.ts'
import { statementReport } from '#reports/statement-report.ts'
import { withLanguage } from '../../context/language.ts'
import type { CaseReportsTask, ReportData } from '../pdfs.ts'
import { provideFonts } from './fit-text.ts'

provideFonts(pdfMake)
pdfMake.setLocalAccessPolicy(() => false)
pdfMake.setUrlAccessPolicy(() => false)

const layouts: { [Name in keyof ReportData]: (data: ReportData[Name]) => TDocumentDefinitions } = {
  receipt: receiptReport,
  invoice: invoiceReport,
  statement: statementReport,
}

/** Writes a report as a PDF, with the library and the fonts of the reports that browsers write. */
export const writeReport = <Name extends keyof ReportData>({
  report,
  data,
}: {
  report: Name
  data: ReportData[Name] & { language: Language }
}): Promise<Buffer> =>
  // The feet of pages are written with them.
  withLanguage(data.language, () => write(layouts[report](data)))

const write = async (report: TDocumentDefinitions): Promise<Buffer> =>
  (await createReadable(pdfMake, report, fontFile)).getBuffer()

/** Writes the reports of cases as one PDF, as its role sees them. */
export const writeCases = ({ cases, role, office, language, title, now }: CaseReportsTask): Promise<Buffer> =>
  withLanguage(language, () =>
    write(
      joinReports(
        title,
        cases.map((caseData) => caseReport(caseData, { role, office, now: new Date(now) })),
      ),
    ),
  )
