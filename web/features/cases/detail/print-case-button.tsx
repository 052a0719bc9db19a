import type { Case } from '#contract/cases/case.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { PdfButton } from '#web/ui/pdf-button.tsx'

/** The button that saves the report of a case. */
export function PrintCaseButton({ caseData, role }: { caseData: Case; role: Role }) {
  const make = async () => {
    const { caseReport } = await import('#reports/case-report.ts')
    return {
      report: caseReport(caseData, { role, now: new Date() }),
      fileName: messages.cases.printFile(caseData.CaseNo),
    }
  }
  return <PdfButton makeReport={make} />
}
