import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pdfMake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Language } from '#contract/languages/language.ts'
import { unnamedOffice } from '#contract/office/office.ts'
import { caseReport } from '#reports/case-report.ts'
import { invoiceReport } from '#reports/invoice-report.ts'
import { createReadable } from '#reports/readable-text.ts'
import { receiptReport } from '#reports/receipt-report.ts'
import { joinReports } from '#reports/report-parts.ts'
import { FONT } from '#reports/report-style.ts'
import { statementReport } from '#reports/statement-report.ts'
import { withLanguage } from '../../language.ts'
import type { CaseReportsTask, ReportData } from '../pdfs.ts'
import { SAMPLE } from './fill-form.ts'

const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-devanagari/package.json'))
pdfMake.addFonts({
  [FONT]: {
    normal: join(fonts, '400Regular/NotoSansDevanagari_400Regular.ttf'),
    bold: join(fonts, '600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  },
})
pdfMake.setLocalAccessPolicy((path) => path.startsWith(fonts))
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
  (await createReadable(pdfMake, report)).getBuffer()

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

/** Writes a receipt, which reads every file that another one would read. */
export const writeSample = (): Promise<Buffer> =>
  writeReport({
    report: 'receipt',
    data: {
      receiptNo: SAMPLE,
      isDuplicate: true,
      givenAt: new Date(0).toISOString(),
      amount: 1,
      mode: 'CASH',
      utr: null,
      paidAt: new Date(0).toISOString(),
      client: { firmName: SAMPLE, name: SAMPLE, phoneNo: SAMPLE, address: SAMPLE },
      cases: [],
      bill: null,
      office: { profile: unnamedOffice, logo: null },
      language: 'en',
      now: new Date(0),
    },
  })
