import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { isLacking } from '#contract/papers/paper-values.ts'
import { paperEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** Names the required papers that a case lacks; shows nothing while they are unknown or there are none. */
export function LackingPapersNotice({ caseId }: { caseId: string }) {
  const checklist = useQuery(checklistOf(caseId)).data?.data
  const lacking = checklist ? lackingPapersOf(checklist) : []
  if (lacking.length === 0) return null
  return (
    <p role="status" className="mt-4 rounded-lg border border-warn-line bg-warn-soft px-4 py-3 text-warn">
      {messages.papers.lackingWarning(lacking.map(({ name }) => name).join(', '))}
    </p>
  )
}

export const checklistOf = (caseId: string) => apiQuery(paperEndpoints.ofCase, { params: { caseId } })

/** The required papers that are missing or deficient. */
export const lackingPapersOf = ({ papers }: { papers: readonly CasePaper[] }): CasePaper[] =>
  papers.filter(({ isRequired, state }) => isRequired && isLacking(state))
