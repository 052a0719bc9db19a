import type { Case } from '#contract/cases/case.ts'
import { messages } from '#contract/messages.ts'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { richText } from '#web/lib/rich-text.ts'
import { InstantText } from '#web/ui/date.tsx'
import { nameOfPerson } from './case-facts.ts'

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
