import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { showRupees } from '#contract/money.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { paymentTab } from '#contract/payments/payment-rules.ts'
import { t } from '#contract/texts.ts'
import { byTurn, type FileFilter, FileStage, FileWant, wantsClient } from '#web/features/cases/file-state.tsx'
import { paths } from '#web/lib/paths.ts'
import { Plate } from '#web/table/row-actions.tsx'
import { Card } from '#web/ui/card.tsx'
import { usePayablesInView } from './payable-cases.ts'

/** The number of files on the home page; the others are on the page of cases. */
const SHOWN = 5

interface FilesProps {
  cases: readonly PayableCase[]
}

const waitingOf = (cases: readonly PayableCase[]) => byTurn(cases).filter((one) => wantsClient(one.case))

function othersOf(cases: readonly PayableCase[]) {
  const others = cases.filter((one) => !wantsClient(one.case))
  const open = others.filter((one) => paymentTab(one.payment) !== 'verified' || one.case.stage !== 'handedOver')
  return open.length > 0 ? open : others
}

/** Keeps the files of the home page for the pages of their cases, in their order there. */
export const useHomeFilesInView = (cases: readonly PayableCase[]): void =>
  usePayablesInView('home', cases, (all) => [...waitingOf(all), ...othersOf(all)])

/** The files that wait for the client, the longest first, with what is to be done; nothing if none does. */
export function WaitingFiles({ cases }: FilesProps) {
  const waiting = waitingOf(cases)
  if (waiting.length === 0) return null
  return (
    <FilesCard
      title={t.home('waitForYou', { count: waiting.length })}
      files={waiting}
      search={{ files: 'dealer' }}
      all={waiting.length}
    />
  )
}

/** A client's other files that are not done, because they are unpaid or in progress, newest first. */
export const MyFiles = ({ cases }: FilesProps) => (
  <FilesCard title={t.home('myFiles')} files={othersOf(cases)} all={cases.length} />
)

interface FilesCardProps {
  title: string
  files: readonly PayableCase[]
  search?: { files: FileFilter }
  /** The number of files on the page of cases. */
  all: number
}

/** Some files, each a link to its case. */
function FilesCard({ title, files, search, all }: FilesCardProps) {
  if (files.length === 0) return null
  return (
    <div className="mb-5">
      <Card
        title={title}
        flush
        dense
        actions={
          <Link
            to={paths.client.cases}
            search={search ?? {}}
            className="rounded-sm py-2 font-medium text-accent-ink underline-offset-4 hover:underline"
          >
            {t.home('allFiles', { count: all })}
          </Link>
        }
      >
        <ul className="divide-y">
          {files.slice(0, SHOWN).map((payableCase) => (
            <File key={payableCase.id} payableCase={payableCase} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function File({ payableCase }: { payableCase: PayableCase }) {
  const { id, CaseNo, vehicleDetail, serviceLabels } = payableCase.case
  const { text, ink } = stateOf(payableCase)
  return (
    <li className="relative flex items-center gap-3 px-5 py-3 transition-colors last:rounded-b-lg hover:bg-hover/60 max-md:px-4">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          <Link
            to={paths.client.caseDetail.pattern}
            params={{ caseNo: CaseNo }}
            state={{ id }}
            className="tnum rounded-sm font-medium text-accent-ink after:absolute after:inset-0"
          >
            {CaseNo}
          </Link>
          <b className="font-semibold">
            <Plate number={vehicleDetail.vehicleNo} />
          </b>
          <span className="truncate text-muted text-sm">{serviceLabels.join(', ')}</span>
        </span>
        <FileStage file={payableCase.case} />
        <span className="flex flex-wrap items-center gap-x-4">
          <span className={ink}>{text}</span>
          <FileWant file={payableCase.case} />
        </span>
      </span>
      <ChevronRight className="size-4 shrink-0 text-faint" />
    </li>
  )
}

function stateOf({ payment, TotalAmount }: PayableCase): { text: string; ink: string } {
  if (payment?.status === 'failed') return { text: t.home('filePaymentRejected'), ink: 'text-bad' }
  switch (paymentTab(payment)) {
    case 'waiting':
      return { text: t.home('fileChecked'), ink: 'text-info' }
    case 'verified':
      return { text: t.home('filePaid'), ink: 'text-good' }
    default:
      return { text: t.home('fileToPay', { amount: showRupees(TotalAmount) }), ink: 'text-muted' }
  }
}
