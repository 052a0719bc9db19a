import type { CasePaper, Checklist } from '#contract/papers/paper.ts'
import { isLacking } from '#contract/papers/paper-values.ts'
import { paperEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** The papers of a case. */
export const checklistOf = (caseId: string) => apiQuery(paperEndpoints.ofCase, { params: { caseId } })

/** The required papers that are missing or deficient. */
export const lackingPapers = ({ papers }: Checklist): CasePaper[] =>
  papers.filter(({ isRequired, state }) => isRequired && isLacking(state))
