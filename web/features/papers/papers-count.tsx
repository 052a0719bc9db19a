import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { checklistOf } from '#web/domain/checklist.ts'

/** "Papers 5 of 7"; nothing for a case that needs none. */
export function CountedPapers({ caseId }: { caseId: string }) {
  const checklist = useQuery(checklistOf(caseId)).data?.data
  if (!checklist || checklist.required === 0) return null
  const { required, lacking } = checklist
  return (
    <span className={`text-sm ${lacking > 0 ? 'text-warn' : 'text-muted'}`}>
      {messages.stages.papersHere(messages.stages.papersOf(required - lacking, required))}
    </span>
  )
}
