import type { Case } from '#contract/cases/case.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { PdfButton } from '#web/domain/pdf-button.tsx'

/** The button that saves the report of a case. */
export function PrintCaseButton({ caseData, role }: { caseData: Case; role: Role }) {
  const make = async (office: ReportOffice) => {
    const { caseReport } = await import('#reports/case-report.ts')
    return {
      report: caseReport(caseData, { role, now: new Date(), office }),
      fileName: messages.cases.printFile(caseData.CaseNo),
    }
  }
  return <PdfButton makeReport={make} />
}
