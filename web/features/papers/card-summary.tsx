import { messages } from '#contract/messages.ts'
import type { Checklist } from '#contract/papers/paper.ts'
import { lackingPapers } from '#web/domain/checklist.ts'

/** "Papers 5 of 7". */
export function CardHeading({ checklist }: { checklist: Checklist | undefined }) {
  return (
    <>
      {messages.papers.title}
      {checklist && checklist.required > 0 && (
        <span className="font-normal text-base text-muted">
          {' '}
          {messages.stages.papersOf(checklist.required - checklist.lacking, checklist.required)}
        </span>
      )}
    </>
  )
}

/** Names the papers that are still needed, those to be corrected with their note. */
export function summaryOf(checklist: Checklist): string {
  if (checklist.required === 0) return messages.papers.noneNeeded
  const lacking = lackingPapers(checklist)
  if (lacking.length === 0) return messages.papers.complete
  const names = lacking.map(({ name, state, note }) =>
    state === 'deficient' && note ? messages.papers.correctionOf(name, note) : name,
  )
  return messages.papers.stillNeeded(names.join(', '))
}
