import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { caseFields } from '#contract/cases/case-fields.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { incentiveOf } from '#contract/cases/incentive.ts'
import { t, textOf } from '#contract/texts.ts'
import type { IncentiveEmployee } from '#reports/incentive-report.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { PdfButton } from '#web/features/office/pdf-button.tsx'
import { toast, useTask } from '#web/lib/toast.ts'
import { Plate } from '#web/table/row-actions.tsx'
import { Button } from '#web/ui/button.tsx'
import { ColumnHeader } from '#web/ui/column-header.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DayText, Money } from '#web/ui/values.tsx'
import { type CaseListPage, useAllMatchingCases } from '../list/case-list.ts'

/** "Calculate Incentive" and its report, for all cases that match the page's filter. */
export function IncentiveActions({ employee, list }: { employee: IncentiveEmployee; list: CaseListPage }) {
  const { describe, load } = useAllMatchingCases(list)
  const [pending, run] = useTask(t.cases('fetchListFailed'))
  const [openCases, setOpenCases] = useState<IncentiveCases | null>(null)

  const loadIncentiveCases = async (): Promise<IncentiveCases | null> => {
    const { rows: cases, total } = await load()
    if (total === 0) toast({ kind: 'warning', title: t.incentive('empty') })
    // A sum over a part of the cases would be wrong.
    else if (total > cases.length) toast({ kind: 'warning', title: t.incentive('tooMany') })
    else return { cases, filterSummary: await describe() }
    return null
  }
  const calculate = () => run(async () => setOpenCases(await loadIncentiveCases()))
  return (
    <>
      <PdfButton
        label={t.incentive('reportTitle')}
        className="max-md:flex-1"
        makeReport={async (office) => {
          const loadedCases = await loadIncentiveCases()
          return loadedCases && makeIncentiveReport(employee, loadedCases, office)
        }}
      />
      <Button variant="primary" className="max-md:flex-1" pending={pending} onClick={calculate}>
        {!pending && <Calculator />}
        {t.incentive('calculate')}
      </Button>
      {openCases && (
        <IncentiveDialog employee={employee} incentiveCases={openCases} onClose={() => setOpenCases(null)} />
      )}
    </>
  )
}

/** The dialog lists at most this many cases; the report has all. */
const MAX_SHOWN = 200

interface IncentiveDialogProps {
  employee: IncentiveEmployee
  incentiveCases: IncentiveCases
  onClose: () => void
}

/** The incentive for a set of cases: the sum and its parts. */
function IncentiveDialog({ employee, incentiveCases, onClose }: IncentiveDialogProps) {
  const { cases, filterSummary } = incentiveCases
  const withoutIncentive = cases.filter(({ incentiveAmount }) => typeof incentiveAmount !== 'number').length
  const hiddenCount = cases.length - MAX_SHOWN
  return (
    <Dialog
      onClose={onClose}
      size="md"
      title={t.incentive('calculate')}
      description={`${employee.name} · ${filterSummary}`}
      footer={
        <>
          <Button onClick={onClose}>{t.general('close')}</Button>
          <PdfButton
            variant="primary"
            label={t.incentive('reportTitle')}
            makeReport={(office) => makeIncentiveReport(employee, incentiveCases, office)}
          />
        </>
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-lg bg-accent-soft px-5 py-4">
        <div>
          <p className="text-muted text-sm">{t.incentive('total')}</p>
          <p className="font-semibold text-2xl tracking-tight">
            <Money rupees={incentiveOf(cases)} />
          </p>
        </div>
        <p className="text-muted">
          {t.general('caseTotal', { count: cases.length })}
          {withoutIncentive > 0 && t.incentive('withoutIncentive', { count: withoutIncentive })}
        </p>
      </div>
      <table className="mt-4 w-full text-left">
        <thead>
          <tr className="border-b text-muted text-sm">
            <ColumnHeader className="py-2 pr-3">{t.fields('caseNo')}</ColumnHeader>
            <ColumnHeader className="py-2 pr-3">{t.cases('vehicleNo')}</ColumnHeader>
            <ColumnHeader className="py-2 pr-3 max-sm:hidden">
              {textOf(caseFields.generalDetail.applicationDate.label)}
            </ColumnHeader>
            <ColumnHeader className="py-2 text-right">{t.incentive('incentive')}</ColumnHeader>
          </tr>
        </thead>
        <tbody className="divide-y">
          {cases.slice(0, MAX_SHOWN).map((row) => (
            <tr key={row.id}>
              <td className="tnum whitespace-nowrap py-2 pr-3 font-medium">{row.CaseNo}</td>
              <td className="py-2 pr-3">
                <Plate number={row.vehicleNo} />
              </td>
              <td className="py-2 pr-3 text-muted max-sm:hidden">
                <DayText day={row.applicationDate} />
              </td>
              <td className="py-2 text-right">
                <Money rupees={row.incentiveAmount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hiddenCount > 0 && (
        <p className="border-t pt-3 text-center text-muted text-sm">
          {t.incentive('moreInReport', { caseTotal: t.general('caseTotal', { count: hiddenCount }) })}
        </p>
      )}
    </Dialog>
  )
}

interface IncentiveCases {
  cases: readonly CaseRow[]
  filterSummary: string
}

/** Makes the report of an incentive as a file; its code is loaded on demand. */
async function makeIncentiveReport(
  employee: IncentiveEmployee,
  { cases, filterSummary }: IncentiveCases,
  office: ReportOffice,
) {
  const { incentiveReport } = await import('#reports/incentive-report.ts')
  return {
    report: incentiveReport({ employee, cases, about: filterSummary, now: new Date(), office }),
    fileName: t.incentive('reportFile', { employee: employee.employeeCode ?? employee.name }),
  }
}
