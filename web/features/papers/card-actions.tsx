import { CheckCheck, FileDown, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Case } from '#contract/cases/case.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { CasePaper, Checklist } from '#contract/papers/paper.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { lackingPapers } from '#web/domain/checklist.ts'
import { PdfButton } from '#web/domain/pdf-button.tsx'
import { attachmentEndpoints } from '#web/endpoints.generated.ts'
import { download } from '#web/lib/download.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { requestPdf } from '#web/lib/request-pdf.ts'
import { Button } from '#web/ui/button.tsx'
import { filesOf } from './files-of.ts'
import { useMarkReceived } from './use-paper-changes.ts'

interface CardActionsProps {
  caseData: Case
  checklist: Checklist
  viewer: Role
  onAdd: () => void
}

/** The actions on all papers of a case. */
export function CardActions({ caseData, checklist, viewer, onAdd }: CardActionsProps) {
  const received = useMarkReceived(caseData.id)
  const isStaff = viewer !== 'client'
  const lacking = lackingPapers(checklist)
  return (
    <div className="flex flex-wrap gap-2">
      {(lacking.length > 0 || caseData.status === 'rejected') && (
        <SlipButton caseData={caseData} lacking={lacking} role={viewer} />
      )}
      {isStaff && filesOf(checklist).length > 0 && <BundleButton caseId={caseData.id} />}
      {isStaff && (lacking.length > 0 || received.isPending) && (
        <Button size="sm" pending={received.isPending} onClick={() => void received.mark(lacking)}>
          <CheckCheck aria-hidden="true" />
          {messages.papers.markAll}
        </Button>
      )}
      {isStaff && (
        <Button size="sm" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {messages.papers.add}
        </Button>
      )}
    </div>
  )
}

/** Saves all files of a case as one PDF. */
function BundleButton({ caseId }: { caseId: string }) {
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const { file, name } = await requestPdf(attachmentEndpoints.bundle, { params: { caseId } })
      download(file, name)
    } catch (error) {
      toastFailure(messages.attachments.bundleFailed, error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button size="sm" pending={isPending} onClick={() => void save()}>
      <FileDown aria-hidden="true" />
      {messages.attachments.bundle}
    </Button>
  )
}

interface SlipButtonProps {
  caseData: Case
  lacking: readonly CasePaper[]
  role: Role
}

/** Saves the deficiency slip of a case. */
function SlipButton({ caseData, lacking, role }: SlipButtonProps) {
  const make = async (office: ReportOffice) => {
    const { deficiencySlip } = await import('#reports/deficiency-slip.ts')
    return {
      report: deficiencySlip({ caseData, lacking, role, now: new Date(), office }),
      fileName: messages.papers.slipFile(caseData.CaseNo),
    }
  }
  return <PdfButton size="sm" label={messages.papers.slip} makeReport={make} />
}
