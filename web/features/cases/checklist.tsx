import { useQuery } from '@tanstack/react-query'
import type { CasePaper } from '#contract/papers/paper.ts'
import { isLacking } from '#contract/papers/paper-values.ts'
import { t } from '#contract/texts.ts'
import { paperEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** Names the missing papers of a case; renders nothing while they are unknown or none are missing. */
export function LackingPapersNotice({ caseId }: { caseId: string }) {
  const checklist = useQuery(checklistOf(caseId)).data?.data
  const wanted = checklist ? wantedPapersOf(checklist) : []
  if (wanted.length === 0) return null
  return (
    <p role="status" className="mt-4 rounded-lg border border-warn-line bg-warn-soft px-4 py-3 text-warn">
      {t.papers('lackingWarning', { names: wanted.map(({ name }) => name).join(', ') })}
    </p>
  )
}

export const checklistOf = (caseId: string) => apiQuery(paperEndpoints.ofCase, { params: { caseId } })

/** The papers that are missing or deficient: the required ones, and those that the office asked for in this case alone. */
export const wantedPapersOf = ({ papers }: { papers: readonly CasePaper[] }): CasePaper[] =>
  papers.filter(({ isRequired, services, state }) => (isRequired || services.length === 0) && isLacking(state))
