import type { ReactNode } from 'react'
import type { Case } from '#contract/cases/case.ts'
import { TOTAL_LABEL } from '#contract/cases/case-fields.ts'
import { messages } from '#contract/messages.ts'
import { Money } from '#web/domain/money.tsx'
import { Plate } from '#web/domain/plate.tsx'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { richText } from '#web/lib/rich-text.ts'
import { InstantText } from '#web/ui/date.tsx'
import { nameOfPerson } from './case-facts.ts'

/** The main facts of a case: plate, amount, client and payment. */
export function CaseSummary({ caseData }: { caseData: Case }) {
  return (
    <dl className="mb-5 grid gap-px overflow-hidden rounded-lg border bg-line shadow-card grid-cols-2 xl:grid-cols-4">
      <Cell label={messages.cases.vehicle}>
        <span className="font-semibold text-lg sm:tracking-wide">
          <Plate number={caseData.vehicleDetail.vehicleNo} />
        </span>
      </Cell>
      <Cell label={TOTAL_LABEL}>
        <span className="font-semibold text-lg">
          <Money rupees={caseData.totalAmount} />
        </span>
      </Cell>
      <Cell label={messages.cases.assignedTo}>{nameOfPerson(caseData.assignedTo) ?? '-'}</Cell>
      <Cell label={messages.cases.payment}>
        {caseData.payment ? (
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <StatusBadge kind="payment" status={caseData.payment.status} />
            <span className="text-muted text-sm">
              {caseData.payment.mode}, <InstantText instant={caseData.payment.paymentDate} />
            </span>
          </span>
        ) : (
          '-'
        )}
      </Cell>
    </dl>
  )
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bg-surface px-5 py-3.5">
      <dt className="text-faint text-sm">{label}</dt>
      <dd className="mt-0.5 flex min-h-7 items-center font-medium">{children}</dd>
    </div>
  )
}

/** The status, and who created the case when. */
export function CaseByline({ caseData }: { caseData: Case }) {
  const { createdBy } = caseData
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <StatusBadge kind="case" status={caseData.status} />
      <span>
        {richText(
          messages.cases.createdByPerson(
            <InstantText instant={caseData.createdAt} />,
            nameOfPerson(createdBy) ?? '',
            createdBy.employeeCode ?? '',
          ),
        )}
      </span>
    </span>
  )
}

/** The reason of a rejection; underscores are shown as spaces (spec/2 screen 7). */
export function Rejection({ caseData }: { caseData: Case }) {
  if (caseData.status !== 'rejected') return null
  return (
    <p className="mb-5 rounded-lg border border-bad-line bg-bad-soft px-5 py-3 text-bad">
      <span className="font-semibold">{messages.cases.rejectedPrefix}</span>{' '}
      {caseData.rejectionRemarks?.replaceAll('_', ' ').trim() || messages.cases.noRemarks}
    </p>
  )
}
