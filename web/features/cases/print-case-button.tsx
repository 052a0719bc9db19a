import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { Case } from '#contract/cases/case.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { download } from '#web/lib/download.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { Button } from '#web/ui/button.tsx'

/** "Print PDF": the report of a case as a file. What makes it comes only when it is asked for. */
export function PrintCaseButton({ found, role }: { found: Case; role: Role }) {
  const [pending, setPending] = useState(false)
  const print = async () => {
    setPending(true)
    try {
      const { caseReport } = await import('#documents/case-report.ts')
      const { renderPdf } = await import('#documents/render-pdf.ts')
      download(await renderPdf(caseReport(found, { role, now: new Date() })), `Case ${found.CaseNo}.pdf`)
    } catch (error) {
      toastFailure(messages.cases.printFailed, error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button pending={pending} onClick={print}>
      {!pending && <Printer aria-hidden="true" />}
      Print PDF
    </Button>
  )
}
