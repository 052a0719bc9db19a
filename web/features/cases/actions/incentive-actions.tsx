import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { IncentiveEmployee } from '#reports/incentive-report.ts'
import { PdfButton } from '#web/domain/pdf-button.tsx'
import { toastFailure } from '#web/lib/failure.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { type CaseListPage, useAllMatchingCases } from '../list/case-list.ts'
import { IncentiveDialog } from './incentive-dialog.tsx'
import { type IncentiveCases, makeIncentiveReport } from './incentive-report.ts'

/** "Calculate Incentive" and its report, for all cases that match the page's filter (spec/2 point 1, screen 14). */
export function IncentiveActions({ employee, list }: { employee: IncentiveEmployee; list: CaseListPage }) {
  const { filterSummary, load } = useAllMatchingCases(list)
  const [pending, setPending] = useState(false)
  const [openCases, setOpenCases] = useState<IncentiveCases | null>(null)

  const loadIncentiveCases = async (): Promise<IncentiveCases | null> => {
    const { rows: cases, total } = await load()
    if (total === 0) toast({ kind: 'warning', title: messages.incentive.empty })
    // A sum over a part of the cases would be wrong.
    else if (total > cases.length) toast({ kind: 'warning', title: messages.incentive.tooMany })
    else return { cases, filterSummary }
    return null
  }
  const calculate = async () => {
    setPending(true)
    try {
      setOpenCases(await loadIncentiveCases())
    } catch (error) {
      toastFailure(messages.cases.fetchListFailed, error)
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <PdfButton
        label={messages.incentive.reportTitle}
        className="max-md:flex-1"
        makeReport={async (office) => {
          const loadedCases = await loadIncentiveCases()
          return loadedCases && makeIncentiveReport(employee, loadedCases, office)
        }}
      />
      <Button variant="primary" className="max-md:flex-1" pending={pending} onClick={calculate}>
        {!pending && <Calculator aria-hidden="true" />}
        {messages.incentive.calculate}
      </Button>
      {openCases && (
        <IncentiveDialog employee={employee} incentiveCases={openCases} onOpenChange={() => setOpenCases(null)} />
      )}
    </>
  )
}
