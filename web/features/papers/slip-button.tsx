import type { Case } from '#contract/cases/case.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { PdfButton } from '#web/domain/pdf-button.tsx'

interface SlipButtonProps {
  caseData: Case
  lacking: readonly CasePaper[]
  role: Role
}

/** Saves the deficiency slip of a case. */
export function SlipButton({ caseData, lacking, role }: SlipButtonProps) {
  const make = async (office: ReportOffice) => {
    const { deficiencySlip } = await import('#reports/deficiency-slip.ts')
    return {
      report: deficiencySlip({ caseData, lacking, role, now: new Date(), office }),
      fileName: messages.papers.slipFile(caseData.CaseNo),
    }
  }
  return <PdfButton size="sm" label={messages.papers.slip} makeReport={make} />
}
