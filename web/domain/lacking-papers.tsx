import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { checklistOf, lackingPapers } from './checklist.ts'

/** Names the required papers that a case lacks; shows nothing while they are unknown or there are none. */
export function LackingPapers({ caseId }: { caseId: string }) {
  const checklist = useQuery(checklistOf(caseId)).data?.data
  const lacking = checklist ? lackingPapers(checklist) : []
  if (lacking.length === 0) return null
  return (
    <p role="status" className="mt-4 rounded-lg border border-warn-line bg-warn-soft px-4 py-3 text-warn">
      {messages.papers.lackingWarning(lacking.map(({ name }) => name).join(', '))}
    </p>
  )
}
